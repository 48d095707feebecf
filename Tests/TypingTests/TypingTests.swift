import CGtk
import GtkTesting
import Testing
import TrackedUI

@testable import TypingPrograms

/// What a person types is theirs: group W of docs/CONFORMANCE.md.
@MainActor @Suite(.serialized) struct TypingTests {
  private func run(_ kind: EditableKind, _ answer: Answer, _ start: String, _ acts: [Act]) throws {
    try TestDisplay.prepare()
    for delivery in kind.answersItself ? [.atOnce] : Delivery.allCases {
      let session = Session(editable: kind, answer: answer, delivery: delivery, start: start, acts: acts)
      let failure = Runner.run(session)
      #expect(failure == nil, "\(session.source)")
    }
  }

  /// The same twice, each letter shown before the next, then all of them at once.
  private func typed(_ letters: String) -> [Act] {
    letters.flatMap { [Act.type(String($0)), .rest] } + letters.map { .type(String($0)) } + [.rest]
  }

  @Test(
    "C-245 a model that answers with another text leaves the caret among what it kept", arguments: EditableKind.allCases
  )
  func answers(_ kind: EditableKind) throws {
    try run(kind, .upper, "", typed("hello"))
    try run(kind, .digits, "", typed("1a2b3"))
    try run(kind, .grouped, "", typed("987612345"))
    try run(kind, .grouped, "1234 5678 9", [.move(1, selecting: false), .move(1, selecting: false)] + typed("00"))
    try run(kind, .number, "1,234,567", [.move(1, selecting: false)] + typed("89"))
    try run(kind, .limited, "", typed("abcdef🙂"))
    try run(kind, .trimmed, "ab", [.jump(toEnd: true, selecting: false)] + typed(" x "))
    try run(kind, .replaced, "xx", [.move(1, selecting: false)] + typed("ab"))
    try run(kind, .prefixed, "", typed("ab") + [.backspace, .rest])
    try run(kind, .rejecting, "abc", [.move(1, selecting: false)] + typed("1x"))
    try run(kind, .upper, "ABC", [.move(1, selecting: false), .paste("x🙂"), .backspace, .rest, .delete, .rest])
  }

  @Test(
    "C-246 another writer leaves caret and selection where they are among the letters", arguments: EditableKind.allCases
  )
  func otherWriter(_ kind: EditableKind) throws {
    let selected: [Act] = [
      .jump(toEnd: false, selecting: false), .move(1, selecting: false), .move(1, selecting: true),
    ]
    for writing in [Writing.append("大"), .prepend("大小"), .insertInMiddle("中")] {
      try run(kind, .same, "abc", selected + [.write(writing), .write(writing), .type("x"), .rest])
      try run(kind, .same, "abc", [.jump(toEnd: true, selecting: false), .write(writing), .type("x"), .rest])
    }
  }

  @Test("C-246 a line appended by a model moves neither the caret nor what is in sight", arguments: [false, true])
  func scrollPosition(isOfKit: Bool) async throws {
    let model = Notes()
    let kit = TrackedKit.TextView()
    let view = isOfKit ? kit.textWidget : Gtk.TextView()
    let scroller = ScrolledWindow()
    if !isOfKit { scroller.child = view }
    if isOfKit { kit.bind(text: model.binding) } else { view.bind(text: model.binding) }
    let window = try await TestWindow(isOfKit ? kit : scroller, width: 300, height: 200)
    defer { window.close() }
    view.grabFocus()
    view.buffer.selection = 2000..<2000
    view.scroll(toScalar: 2000)
    try await settle()
    for _ in 0..<2 {
      let before = view.rect(ofPlace: 2000)
      #expect(before.minY >= 0 && before.minY < 200)
      model.text += "one more line\n"
      model.text = "first! " + model.text
      try await settle()
      let place = view.buffer.selection.lowerBound
      #expect(view.buffer.text(in: place - 5..<place) == String(model.text.dropFirst(place - 5).prefix(5)))
      #expect(abs(view.rect(ofPlace: place).minY - before.minY) < 1)
      model.text = String(model.text.dropFirst(7))
      try await settle()
      #expect(view.buffer.selection == 2000..<2000)
      #expect(abs(view.rect(ofPlace: 2000).minY - before.minY) < 1)
    }
  }

  @Test("C-246 a field that nobody is in begins with the first letter of what is written into it")
  func firstLetter() async throws {
    let (button, entry) = (Gtk.Button("has the keyboard"), Entry())
    let column = Gtk.Box(.vertical)
    for widget in [button, entry] as [Widget] { column.append(widget) }
    let window = try await TestWindow(column, width: 100)
    defer { window.close() }
    button.grabFocus()
    let text = try #require(Hand.text(in: entry))
    for letters in ["first of many words that the field has no room for", "others of which there are too many, too"] {
      entry.text = ""
      entry.text = letters
      try await settle()
      #expect(entry.cursorPosition == 0 && text.property("scroll-offset", as: Int.self) == 0)
    }
  }

  @Test("C-247 undo takes back what was typed, and never what the program showed", arguments: EditableKind.allCases)
  func undo(_ kind: EditableKind) throws {
    try TestDisplay.prepare()
    let field = Field(Session(editable: kind, answer: .same, delivery: .atOnce, start: "given", acts: []))
    let window = try TestWindow()
    window.window.child = field.outer
    window.window.present()
    UpdatePass.flush()
    let hand = Hand(in: field.outer)!
    hand.focus()
    for _ in 0..<2 {
      hand.undo()
      UpdatePass.flush()
      #expect(hand.shown.text == "given" && field.model.text == "given")
    }
    hand.select(caret: 5, bound: 5)
    hand.type("!")
    UpdatePass.flush()
    #expect(field.model.text == "given!")
    hand.undo()
    UpdatePass.flush()
    // GTK takes nothing back of what nobody can read.
    if !kind.answersItself, !kind.isSecret { #expect(hand.shown.text == "given" && field.model.text == "given") }
    if kind.isSecret { hand.backspace() }
    hand.type("?")
    UpdatePass.flush()
    field.model.text = "written"
    field.model.revision += 1
    UpdatePass.flush()
    for _ in 0..<2 {
      hand.undo()
      hand.redo()
      UpdatePass.flush()
      #expect(hand.shown.text == "written" && field.model.text == "written")
    }
    window.close()
  }

  @Test("C-248 a text with NUL is shown whole, with U+FFFD in its place, wherever a text is taken")
  func nul() throws {
    try TestDisplay.prepare()
    let (given, shown) = ("a\0b", "a\u{FFFD}b")
    let label = Gtk.Label(given)
    #expect(label.text == shown)
    label.text = "\0"
    #expect(label.text == "\u{FFFD}")
    let entry = Entry()
    entry.text = given
    entry.text = given
    #expect(entry.text == shown)
    entry.placeholder = given
    #expect(entry.placeholder == shown)
    entry.tooltip = given
    #expect(entry.tooltip == shown)
    let buffer = TextBuffer(given)
    #expect(buffer.text == shown)
    buffer.insert(given, at: 1)
    #expect(buffer.text == "a" + shown + "\u{FFFD}b")
    let view = TrackedKit.TextView()
    view.text = given
    #expect(view.text == shown)
    let field = TrackedKit.TextField()
    field.text = given
    #expect(field.text == shown)
    #expect(Gtk.Button(given).label == shown)
    #expect(CheckButton(given).label == shown)
    let window = Gtk.Window(title: given)
    #expect(window.title == shown)
    window.destroyWindow()
  }

  @Test("C-249 a field of one line makes spaces of pasted line breaks", arguments: EditableKind.allCases)
  func pastedLines(_ kind: EditableKind) throws {
    try run(kind, .same, "", [.paste("one\ntwo\r\nthree"), .rest, .move(-1, selecting: false), .paste("\n"), .rest])
  }

  @Test(
    "C-252 an edit in a field is committed when its window closes, and when the application quits",
    arguments: [false, true])
  func committed(quits: Bool) async throws {
    try TestDisplay.prepare()
    var ended = 0
    let field = TrackedKit.TextField()
    field.addAction(TrackedKit.Action { _ in ended += 1 }, for: .editingDidEnd)
    let window = try await TestWindow(field)
    field.becomeFirstResponder()
    try await wait(for: "the field to be edited") { field.isEditing }
    if quits {
      let application = Gtk.Application(id: "io.github.trackedkit.TypingTests")
      application.register()
      window.window.application = application
      application.quit()
    } else {
      window.close()
    }
    #expect(ended == 1)
    window.close()
    #expect(ended == 1)
  }

  @Test(
    "C-282 another window that becomes active and goes leaves keyboard, focus, text and editing as they were",
    .enabled("needs an X server's events") { await Delivery_.isByEvents })
  func otherWindow() async throws {
    let log = Editing()
    let field = TrackedKit.TextField()
    field.delegate = log
    field.clearsOnBeginEditing = true
    let focus = FocusLog()
    let column = Gtk.Box(.vertical)
    column.append(field)
    let hosting = HostingController(rootView: Focused(log: focus))
    column.append(hosting.view)
    let window = try await TestWindow(column)
    defer { window.close() }
    let entry = Entry()
    let other = try await TestWindow(entry)
    defer { other.close() }
    try await press("a", in: field)
    for round in 1...2 {
      try await press("x", in: entry)
      #expect(!window.window.isActive)
      #expect(log.ended == 0)
      try await press("b", in: window.window)
      #expect((field.text ?? "") == "a" + String(repeating: "b", count: round))
      #expect((log.began, log.ended) == (1, 0))
    }
    let inner = Hand.text(in: hosting.view)!
    try await press("c", in: inner)
    #expect(log.ended == 1)
    #expect(focus.isFocused)
    for _ in 1...2 {
      try await press("x", in: entry)
      #expect(focus.isFocused)
      try await press("d", in: window.window)
      #expect(focus.isFocused)
      #expect(inner.hasFocus)
    }
    #expect(focus.text == "cdd")
  }
}

/// How events are delivered here.
private enum Delivery_ {
  @MainActor static var isByEvents: Bool { GtkTesting.Delivery.method == .events }
}

@Observable private final class Notes {
  var text = (0..<300).map { "line number \($0)\n" }.joined()
  var binding: TrackedKit.Binding<String> {
    TrackedKit.Binding {
      self.text
    } set: {
      self.text = $0
    }
  }
}

private final class Editing: TextFieldDelegate {
  var (began, ended) = (0, 0)
  func textFieldDidBeginEditing(_ textField: TrackedKit.TextField) { began += 1 }
  func textFieldDidEndEditing(_ textField: TrackedKit.TextField) { ended += 1 }
}

@Observable private final class FocusLog {
  var isFocused = false
  var text = ""
}

private struct Focused: TrackedUI.View {
  @FocusState private var isFocused: Bool
  let log: FocusLog

  var body: some TrackedUI.View {
    TrackedUI.TextField(
      "Field",
      text: TrackedKit.Binding {
        log.text
      } set: {
        log.text = $0
      }
    )
    .focused($isFocused)
    .onChange(of: isFocused) { log.isFocused = isFocused }
  }
}
