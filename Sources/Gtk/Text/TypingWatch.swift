import CGtk

/// The state of typing in a field while GTK reports it.
///
/// GTK inserts typed text, reports it, and only then puts the cursor behind it. A handler that replaces the text has to know that position
/// before GTK does, and GTK must not put the cursor there afterwards.
final class TypingWatch {
  private unowned let editable: Object
  /// The end of the last insertion, until the cursor is there.
  private var insertionEnd: Int?
  /// Where a replacement has put the cursor.
  private var answered: Int?
  /// Where GTK is about to put the cursor, and where it belongs.
  private var kept: (landing: Int, target: (caret: Int, bound: Int))?
  /// A selection that is restored if X11 takes it away.
  private var claimed: (caret: Int, bound: Int)?
  /// The selection when GTK last deleted letters; empty, at the cursor, for a letter beside it.
  private(set) var selectionAtDeletion = 0..<0
  private var watches: [SignalConnection] = []
  private var bufferWatches: [SignalConnection] = []
  private var hasBreaks = false

  /// Begins to watch a field; done once.
  static func begin(for emitter: Object) {
    guard let editable = emitter as? any Editable, editable.attachment(TypingWatch.self) == nil else { return }
    let watch = TypingWatch(editable)
    editable.attach(watch)
    watch.connect(to: editable)
  }

  private init(_ editable: any Editable) { self.editable = editable }

  private func connect(to editable: any Editable) {
    guard let text = editable.textWidget, cgtk_is_a(text.raw, gtk_text_get_type()) != 0 else { return }
    followBuffer(of: text)
    // The class of buffers is there when the first one is.
    Self.noteDeletions
    text.notify("buffer")() { [weak self, weak text] in if let text { self?.followBuffer(of: text) } }
    Signal(editable, "changed", delivery: .userChanges)() { [weak self] in self?.makeOneLine() }
    watches = ["cursor-position", "selection-bound"].map { text.notify($0)() { [weak self] in self?.cursorMoved() } }
  }

  private func followBuffer(of text: Widget) {
    bufferWatches.forEach { $0.disconnect() }
    guard let buffer = Object.wrap(gtk_text_get_buffer(text.native()), as: Object.self) else { return }
    buffer.attach(DeletionWatch(self))
    bufferWatches = [
      Signal<Int, String, Int>(buffer, "inserted-text")() { [weak self] place, text, count in
        guard let self, !self.editable.isApplying else { return }
        (insertionEnd, answered, claimed) = (place + count, nil, nil)
        hasBreaks = hasBreaks || text.contains(where: \.isNewline)
      },
      Signal<Int, Int>(buffer, "deleted-text")() { [weak self] _, _ in
        if let self, !self.editable.isApplying { (insertionEnd, answered, claimed) = (nil, nil, nil) }
      },
    ]
  }

  /// Found by the buffer of a field.
  private final class DeletionWatch {
    weak var watch: TypingWatch?
    init(_ watch: TypingWatch) { self.watch = watch }
  }

  /// Notes the selection before letters are deleted: GTK's field is notified before every handler.
  private static let noteDeletions: Void = {
    let deleted = g_signal_lookup("deleted-text", gtk_entry_buffer_get_type())
    g_signal_add_emission_hook(
      deleted, 0,
      { _, _, values, _ in
        guard let buffer = g_value_get_object(values).map({ UInt(bitPattern: $0) }) else { return 1 }
        MainActor.assumeIsolated {
          let buffer = UnsafeMutableRawPointer(bitPattern: buffer)!
          let watch = Object.existingWrapper(of: buffer)?.attachment(DeletionWatch.self)?.watch
          guard let watch, let editable = watch.editable as? any Editable, !editable.isApplying else { return }
          watch.selectionAtDeletion = editable.selection
        }
        return 1
      }, nil, nil)
  }()

  /// Where the cursor will be when GTK has finished its report; nil where it is already.
  var place: Int? { Self.isTelling(of: editable) ? answered ?? insertionEnd : nil }

  private(set) var isMakingOneLine = false

  /// GTK shows line breaks in a single line as arrows; UIKit turns pasted ones into spaces (C-249).
  private func makeOneLine() {
    guard hasBreaks, let editable = editable as? any Editable else { return }
    hasBreaks = false
    isMakingOneLine = true
    editable.showText(editable.text.joinedLines)
    isMakingOneLine = false
  }

  /// Keeps the cursor where a replacement has put it, despite what GTK still does.
  func keep(_ target: (caret: Int, bound: Int), of editable: any Editable) {
    guard let insertionEnd else { return }
    answered = target.caret
    let length = editable.text.unicodeScalars.count
    kept = (min(insertionEnd, length), target)
    MainLoop.afterCurrentTurn { [weak self] in self?.kept = nil }
    claim(target)
  }

  /// Holds a selection until X11 has answered.
  ///
  /// When GTK moves the cursor, it gives up the primary selection, and claims it again for the new selection. If both happen in the same
  /// millisecond, GDK mistakes X11's report of the first for the loss of the second, and GTK clears the selection.
  private func claim(_ target: (caret: Int, bound: Int)) {
    claimed = nil
    guard target.caret != target.bound, let text = (editable as? any Editable)?.textWidget else { return }
    claimed = target
    // After this the report has arrived; it is handled before the loop is idle.
    gdk_display_sync(gtk_widget_get_display(text.native()))
    _ = MainLoop.whenIdle { [weak self] in self?.claimed = nil }
  }

  private func cursorMoved() {
    guard !editable.isApplying else { return }
    (insertionEnd, answered) = (nil, nil)
    guard let editable = editable as? any Editable, editable.selection.isEmpty else { return }
    if let kept, editable.cursorPosition == kept.landing {
      self.kept = nil
      guard kept.landing != kept.target.caret else { return }
      select(kept.target, in: editable)
      claim(kept.target)
    } else if let claimed {
      select(claimed, in: editable)
    }
  }

  private func select(_ target: (caret: Int, bound: Int), in editable: any Editable) {
    editable.withoutEcho {
      gtk_editable_select_region(editable.native(), Int32(clamping: target.bound), Int32(clamping: target.caret))
    }
  }

  /// Whether GTK is calling handlers.
  static func isTelling(of object: Object) -> Bool {
    g_signal_get_invocation_hint(object.native() as UnsafeMutablePointer<GObject>) != nil
  }

  /// Makes everything before impossible to undo, once GTK has finished its current work.
  static func forgetSteps(of editable: any Editable) {
    MainLoop.afterCurrentTurn { [weak editable] in
      guard let editable, gtk_editable_get_enable_undo(editable.native()) != 0 else { return }
      editable.withoutEcho {
        gtk_editable_set_enable_undo(editable.native(), 0)
        gtk_editable_set_enable_undo(editable.native(), 1)
      }
    }
  }
}
