import CGtk
import GtkTesting
import TrackedUI

/// What was not as it has to be.
package struct Failure: CustomStringConvertible {
  package enum Kind: String {
    case text, model, caret, selection, composing, undo, clipboard
  }

  package let kind: Kind
  package let step: Int
  package let details: String
  package var description: String { "\(kind) after step \(step): \(details)" }
}

/// Does the acts of a session in a real window and compares the field after each rest with the slow editor.
package final class Runner {
  package private(set) static var steps = 0
  package static var isTracing = false

  private let session: Session
  private let field: Field
  private let hand: Hand
  private var editor: SlowEditor
  private var failure: Failure?
  private var step = 0

  /// Runs a session to its end or its first failure.
  package static func run(_ session: Session) -> Failure? {
    let window = window ?? makeWindow()
    let field = Field(session)
    stage.append(field.outer)
    defer {
      window.focus = nil
      stage.remove(field.outer)
      InputMethod.composed = ""
      rest()
    }
    rest()
    guard let hand = Hand(in: field.outer) else { fatalError("\(session.editable) has no text") }
    let runner = Runner(session, field, hand)
    runner.runToEnd()
    return runner.failure
  }

  private static var window: TrackedKit.Window?
  private static let stage = Gtk.Box(.vertical)
  private static let elsewhere = Gtk.Button("Elsewhere")

  private static func makeWindow() -> TrackedKit.Window {
    let made = TrackedKit.Window(title: "Typing")
    gtk_window_set_decorated(made.native(), 0)
    made.setDefaultSize(width: 400, height: 300)
    stage.append(elsewhere)
    made.child = stage
    made.present()
    window = made
    var isLate = false
    MainLoop.after(milliseconds: 5_000) { isLate = true }
    while !made.isActive, !isLate { MainLoop.iterate(.forEvents) }
    return made
  }

  /// Until nothing is due: passes, tasks, what GTK does when it is idle.
  private static func rest() {
    // What the X server has to say of the selection belongs to the selection there is.
    gdk_display_sync(gdk_display_get_default())
    // A pass lays a window out, which asks the X server several times: only when all else is done.
    var turns = 0
    repeat {
      UpdatePass.flush()
      while turns < 200, MainLoop.iterate(.never) { turns += 1 }
      turns += 1
    } while turns < 200 && UpdatePass.isPending
    UpdatePass.flush()
  }

  private init(_ session: Session, _ field: Field, _ hand: Hand) {
    (self.session, self.field, self.hand) = (session, field, hand)
    let start = Letters(new: session.start)
    editor = SlowEditor(
      shown: start, model: start, caret: 0, bound: 0, answer: session.answer,
      answersAtOnce: session.editable.answersItself, hasLines: session.editable.hasLines,
      isSecret: session.editable.isSecret, editsAtOnce: session.editable.editsAtOnce,
      answersWhenShown: session.editable == .uiFieldOnChange)
  }

  private func fail(_ kind: Failure.Kind, _ details: String) {
    if failure == nil { failure = Failure(kind: kind, step: step, details: details) }
  }

  private func runToEnd() {
    hand.focus()
    Self.rest()
    hand.select(caret: 0, bound: 0)
    check()
    for act in session.acts where failure == nil {
      step += 1
      Self.steps += 1
      if Self.isTracing { print("\(hand.shown), model \(field.model.text); \(act)") }
      perform(act)
    }
  }

  private func select() {
    hand.select(
      caret: editor.shown.scalars(before: editor.caret), bound: editor.shown.scalars(before: editor.bound))
  }

  private func rest() {
    let composed = InputMethod.composed
    Self.rest()
    if InputMethod.composed != composed { fail(.composing, "what was composed, '\(composed)', is lost") }
    editor.show()
    check()
  }

  private func perform(_ act: Act) {
    switch act {
    case .type, .backspace, .delete, .rest: break
    case .move(_, false), .jump(_, false): if editor.caret != editor.bound { rest() }
    // One by one with what came before.
    default: rest()
    }
    guard failure == nil else { return }
    written.insert(editor.withoutSelection.text)
    // An input method has the keys that select while it composes.
    switch act {
    case .move(_, true), .jump(_, true), .selectAll: guard InputMethod.composed.isEmpty else { return }
    default: break
    }
    switch act {
    case .type(let text):
      hand.type(text)
      editor.insert(Letters(new: text))
    case .commit(let text):
      hand.type(text)
      editor.insert(Letters(new: text))
    case .backspace:
      hand.backspace()
      editor.backspace()
    case .delete:
      hand.delete()
      editor.delete()
    case .move(let count, let selecting):
      editor.move(count, selecting: selecting)
      select()
    case .jump(let toEnd, let selecting):
      editor.jump(toEnd: toEnd, selecting: selecting)
      select()
    case .selectAll:
      (editor.bound, editor.caret) = (0, editor.shown.count)
      select()
    case .cut:
      hand.cut()
      editor.cut()
    case .paste(let text):
      gdk_clipboard_set_text(gtk_widget_get_clipboard(hand.text.native()), text)
      editor.insert(
        Letters(new: editor.hasLines ? text : String(text.map { $0.isNewline ? " " : $0 })), pasting: true)
      paste()
    case .undo: takeBack { hand.undo() }
    case .redo: takeBack { hand.redo() }
    case .compose(let text):
      guard editor.caret == editor.bound else { return }
      InputMethod.compose(text, in: hand.text)
    case .write(let writing):
      let before = field.model.text
      editor.write(writing)
      field.model.text = editor.model.text
      field.model.old = field.model.text
      field.model.revision += 1
      if Self.isTracing { print("  written: \(before) → \(field.model.text)") }
    case .leaveAndReturn:
      Self.elsewhere.grabFocus()
      Self.rest()
      hand.focus()
    case .rest: break
    }
    switch act {
    case .type, .backspace, .delete, .move(_, false), .jump(_, false): remember()
    default: rest()
    }
  }

  /// GTK reads the clipboard in a thread of its own, and an answer may leave the text as it was: what counts is that something was put in.
  private func paste() {
    var isPutIn = false
    let connection = hand.onInsertion { isPutIn = true }
    defer { connection.disconnect() }
    hand.paste()
    let deadline = MainLoop.monotonicMicroseconds + 10_000_000
    repeat { Self.rest() } while !isPutIn && MainLoop.monotonicMicroseconds < deadline
    if !isPutIn { fail(.clipboard, "nothing was pasted") }
  }

  /// All that the person or the program has written.
  private var written: Set<String> = [""]

  private func remember() {
    written.insert(hand.shown.text)
    written.insert(field.model.text)
    written.insert(editor.shown.text)
    written.insert(editor.model.text)
  }

  /// What GTK takes back at once is its own matter: one of the texts that there have been.
  private func takeBack(_ body: () -> Void) {
    remember()
    body()
    let taken = hand.shown.text
    Self.rest()
    let shown = hand.shown
    let answered = session.answer(Letters(new: taken), old: editor.model).text
    if !written.contains(taken), taken != shown.text { fail(.undo, "'\(taken)' was never there") }
    if !written.contains(shown.text), shown.text != answered { fail(.undo, "'\(shown.text)' was never there") }
    adopt()
  }

  /// Goes on from what there is.
  private func adopt() {
    let shown = hand.shown
    if field.model.text != shown.text, !session.editable.answersItself {
      fail(.model, "the model has '\(field.model.text)', '\(shown.text)' is shown")
    }
    if editor.shown.text != shown.text { editor.shown = Letters(new: shown.text) }
    editor.model = editor.shown
    (editor.caret, editor.bound) = (letters(shown.caret), letters(shown.bound))
    field.model.old = field.model.text
  }

  private func letters(_ scalars: Int) -> Int {
    (0...editor.shown.count).first { editor.shown.scalars(before: $0) >= scalars } ?? editor.shown.count
  }

  private func check() {
    let shown = hand.shown
    remember()
    let expected = editor.shown.text
    if !shown.text.unicodeScalars.elementsEqual(expected.unicodeScalars) {
      return fail(.text, "shows '\(shown.text)', not '\(expected)'")
    }
    if field.model.text != editor.model.text {
      return fail(.model, "the model has '\(field.model.text)', not '\(editor.model.text)'")
    }
    let (caret, bound) = (editor.shown.scalars(before: editor.caret), editor.shown.scalars(before: editor.bound))
    // GTK's field has no way to let an input method go on and move its cursor away from the start.
    if hand.isField, !InputMethod.composed.isEmpty, shown.caret == 0, caret != 0 { return adopt() }
    if shown.caret != caret { return fail(.caret, "in '\(expected)' the caret is at \(shown.caret), not \(caret)") }
    if shown.bound != bound {
      return fail(.selection, "in '\(expected)' the selection ends at \(shown.bound), not \(bound)")
    }
  }
}
