import CGtk

/// What is known of the typing in a field while GTK reports it.
///
/// GTK inserts what was typed, tells, and puts the cursor behind it only then. A handler that answers with another text has to know that place
/// before GTK does, and GTK must not put the cursor there afterwards.
final class TypingWatch {
  private unowned let editable: Object
  /// Where what was inserted last ends, until the cursor is there.
  private var insertionEnd: Int?
  /// Where an answer to that has put the cursor.
  private var answered: Int?
  /// Where GTK is about to put the cursor, and where it belongs.
  private var kept: (landing: Int, target: (caret: Int, bound: Int))?
  private var watch: SignalConnection?
  private var hasBreaks = false

  /// Begins to watch a field, once.
  static func begin(for emitter: Object) {
    guard let editable = emitter as? any Editable, editable.attachment(TypingWatch.self) == nil else { return }
    let watch = TypingWatch(editable)
    editable.attach(watch)
    watch.connect(to: editable)
  }

  private init(_ editable: any Editable) { self.editable = editable }

  private func connect(to editable: any Editable) {
    guard let text = editable.textWidget, cgtk_is_a(text.raw, gtk_text_get_type()) != 0,
      let buffer = Object.wrap(gtk_text_get_buffer(text.native()), as: Object.self)
    else { return }
    Signal<Int, String, Int>(buffer, "inserted-text")() { [weak self] place, text, count in
      guard let self, !self.editable.isApplying else { return }
      (insertionEnd, answered) = (place + count, nil)
      hasBreaks = hasBreaks || text.contains(where: \.isNewline)
    }
    Signal<Int, Int>(buffer, "deleted-text")() { [weak self] _, _ in
      if let self, !self.editable.isApplying { (insertionEnd, answered) = (nil, nil) }
    }
    Signal(editable, "changed", delivery: .userChanges)() { [weak self] in self?.makeOneLine() }
    watch = text.notify("cursor-position")() { [weak self] in self?.cursorMoved() }
  }

  /// Where the cursor will be when GTK is done with what it reports; nil where it is already.
  var place: Int? { Self.isTelling(of: editable) ? answered ?? insertionEnd : nil }

  private(set) var isMakingOneLine = false

  /// GTK shows breaks in a single line as arrows; UIKit makes spaces of those that are pasted (C-249).
  private func makeOneLine() {
    guard hasBreaks, let editable = editable as? any Editable else { return }
    hasBreaks = false
    isMakingOneLine = true
    editable.showText(editable.text.joinedLines)
    isMakingOneLine = false
  }

  /// Keeps the cursor where an answer has put it, against what GTK has still to do.
  func keep(_ target: (caret: Int, bound: Int), of editable: any Editable) {
    guard let insertionEnd else { return }
    answered = target.caret
    let length = editable.text.unicodeScalars.count
    kept = (min(insertionEnd, length), target)
    MainLoop.afterCurrentTurn { [weak self] in self?.kept = nil }
  }

  private func cursorMoved() {
    guard !editable.isApplying else { return }
    (insertionEnd, answered) = (nil, nil)
    guard let kept, let editable = editable as? any Editable else { return }
    guard editable.cursorPosition == kept.landing, editable.selection.isEmpty else { return }
    self.kept = nil
    guard kept.landing != kept.target.caret else { return }
    editable.withoutEcho {
      gtk_editable_select_region(
        editable.native(), Int32(clamping: kept.target.bound), Int32(clamping: kept.target.caret))
    }
  }

  /// Whether GTK is telling handlers of something just now.
  static func isTelling(of object: Object) -> Bool {
    g_signal_get_invocation_hint(object.native() as UnsafeMutablePointer<GObject>) != nil
  }

  /// Lets nothing be taken back that was done before, once GTK is done with what it does now.
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

extension Widget {
  /// Whether an input method is composing something in this widget, which GTK shows at the cursor and no text has yet.
  var isComposing: Bool {
    let controllers = gtk_widget_observe_controllers(native())!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard cgtk_is_a(controller, gtk_event_controller_key_get_type()) != 0,
        let method = gtk_event_controller_key_get_im_context(OpaquePointer(controller))
      else { continue }
      var composed: UnsafeMutablePointer<CChar>?
      gtk_im_context_get_preedit_string(method, &composed, nil, nil)
      defer { g_free(composed) }
      if let composed, composed[0] != 0 { return true }
    }
    return false
  }
}
