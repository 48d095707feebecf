import CGtk

/// Members of every widget with one line of editable text.
@MainActor public protocol Editable: Widget {}

extension Editable {
  /// The text. Setting it calls no handler of `onChanged` (C-203), and the user cannot undo it (C-247).
  ///
  /// Cursor and selection stay where they are among the letters that both texts have, so that a program may replace what is typed with
  /// another text, in capitals or grouped, at once or later (C-245). NUL is shown as U+FFFD (C-248).
  ///
  /// A subclass that has a `text` of another type, as UIKit's field has, is asked for that first.
  @_disfavoredOverload public var text: String {
    get { String(cString: gtk_editable_get_text(native())) }
    set { showText(newValue) }
  }

  /// The cursor's position in characters; -1 sets it to the end. (Of a selection, a GtkEntry gives the other end: its GtkText is asked.)
  public var cursorPosition: Int {
    get {
      attachment(TypingWatch.self)?.place
        ?? Int(gtk_editable_get_position(gtk_editable_get_delegate(native()) ?? native()))
    }
    set {
      guard newValue != cursorPosition || !selection.isEmpty else { return }
      withoutEcho { gtk_editable_set_position(native(), Int32(clamping: newValue)) }
      attachment(TypingWatch.self)?.keep(positions, of: self)
    }
  }

  /// The selected characters; empty at the cursor when nothing is selected.
  ///
  /// In a handler of `onChanged` the cursor is behind what was typed already, and what is set stays.
  public var selection: Range<Int> {
    get {
      let selected = nativeSelection
      guard selected.isEmpty, let place = attachment(TypingWatch.self)?.place else { return selected }
      return place..<place
    }
    set {
      guard newValue != selection else { return }
      withoutEcho {
        gtk_editable_select_region(native(), Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound))
      }
      attachment(TypingWatch.self)?.keep(positions, of: self)
    }
  }

  /// Whether the user can change the text.
  @NativeProperty(gtk_editable_get_editable, gtk_editable_set_editable) public var isEditable: Bool

  /// The requested width in characters; nil leaves it to the widget.
  public var widthChars: Int? {
    get { gtk_editable_get_width_chars(native()) < 0 ? nil : Int(gtk_editable_get_width_chars(native())) }
    set {
      if newValue != widthChars {
        withoutEcho { gtk_editable_set_width_chars(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }
}

extension Editable {
  /// The only way for a program to set text that a user edits: the difference is replaced, cursor and selection keep their meaning, and
  /// undo no longer reaches what was typed before.
  package func showText(_ newText: String) {
    let (old, new) = (text, newText.withoutNUL)
    guard let change = TextChange(from: old, to: new), let inner = textWidget else { return }
    let typing = attachment(TypingWatch.self)
    let ends = positions
    var target = (caret: typing?.place ?? ends.caret, bound: ends.bound)
    if ends.caret == ends.bound { target.bound = target.caret }
    if old.isEmpty, !hasKeyboard {
      // A field without the keyboard begins with its first letter in sight.
      target = (0, 0)
    } else {
      var places = KeptPlaces(from: old, to: new)
      target = (places.place(of: target.caret), places.place(of: target.bound))
    }
    // In the middle of GTK's own undoing its list of steps must stay; it is emptied when that is over.
    let isAnswering = TypingWatch.isTelling(of: self) || TypingWatch.isTelling(of: inner)
    let canUndo = gtk_editable_get_enable_undo(native()) != 0
    withoutEcho {
      if canUndo, !isAnswering { gtk_editable_set_enable_undo(native(), 0) }
      let length = change.text.unicodeScalars.count
      if ends.caret != ends.bound {
        // A selection that is gone for a moment is news to the clipboard, which takes it away once more, later. So there always is one.
        gtk_editable_select_region(native(), 0, -1)
        insert(change.text, at: change.replaced.lowerBound)
        delete(change.replaced.lowerBound + length..<change.replaced.upperBound + length)
      } else {
        delete(change.replaced)
        insert(change.text, at: change.replaced.lowerBound)
      }
      move(to: target, in: new, inner)
      if canUndo, !isAnswering { gtk_editable_set_enable_undo(native(), 1) }
    }
    guard isAnswering else { return }
    typing?.keep(target, of: self)
    if canUndo { TypingWatch.forgetSteps(of: self) }
  }

  /// Shows a text with the cursor at a position in it.
  package func showText(_ newText: String, placing caret: Int) {
    showText(newText)
    guard positions != (caret, caret) else { return }
    withoutEcho { gtk_editable_set_position(native(), Int32(clamping: caret)) }
    attachment(TypingWatch.self)?.keep((caret, caret), of: self)
  }

  /// The selection when the user last deleted letters, in characters; empty, at the cursor, for a letter beside it.
  package var selectionAtDeletion: Range<Int> { attachment(TypingWatch.self)?.selectionAtDeletion ?? 0..<0 }

  /// Whether line breaks in pasted text are being turned into spaces, before that is reported.
  package var isMakingOneLine: Bool { attachment(TypingWatch.self)?.isMakingOneLine ?? false }

  private func insert(_ text: String, at place: Int) {
    guard !text.isEmpty else { return }
    if let buffer = bufferOfTyping {
      gtk_entry_buffer_insert_text(buffer, UInt32(clamping: place), text, Int32(clamping: text.unicodeScalars.count))
    } else {
      var place = Int32(clamping: place)
      gtk_editable_insert_text(native(), text, Int32(clamping: text.utf8.count), &place)
    }
  }

  private func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let buffer = bufferOfTyping {
      gtk_entry_buffer_delete_text(buffer, UInt32(clamping: range.lowerBound), Int32(clamping: range.count))
    } else {
      gtk_editable_delete_text(native(), Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
    }
  }

  /// The field's buffer, while GTK carries out the user's input; nil at other times. GTK 4.18 warns when a field's own functions change the text
  /// then, as they begin what cannot be undone.
  private var bufferOfTyping: UnsafeMutablePointer<GtkEntryBuffer>? {
    guard let text = textWidget, cgtk_is_a(text.raw, gtk_text_get_type()) != 0,
      TypingWatch.isTelling(of: self) || TypingWatch.isTelling(of: text)
    else { return nil }
    return gtk_text_get_buffer(text.native())
  }

  /// Moves the cursor to a position, if it is not there. Since that would end what an input method is composing, the letters between are
  /// moved over the cursor instead while it does.
  fileprivate func move(to target: (caret: Int, bound: Int), in text: String, _ inner: Widget) {
    let now = positions
    guard now != target else { return }
    guard inner.isComposing, now.caret == now.bound, target.caret == target.bound else {
      return gtk_editable_select_region(native(), Int32(clamping: target.bound), Int32(clamping: target.caret))
    }
    let (from, to) = (now.caret, target.caret)
    if to < from {
      insert(text.scalars(to..<from), at: from)
      delete(to..<from)
    } else if from > 0 {
      // GTK's cursor moves with what comes before it, and not with what comes at its own place.
      insert(text.scalars(from - 1..<to), at: from - 1)
      delete(to..<to + 1)
      delete(to..<to + to - from)
    }
  }

  private var nativeSelection: Range<Int> {
    var start: Int32 = 0
    var end: Int32 = 0
    _ = gtk_editable_get_selection_bounds(native(), &start, &end)
    return Int(min(start, end))..<Int(max(start, end))
  }

  /// Cursor, and the end of the selection that does not move with it, as GTK has them at the moment.
  var positions: (caret: Int, bound: Int) {
    let selected = nativeSelection
    let caret = Int(gtk_editable_get_position(gtk_editable_get_delegate(native()) ?? native()))
    return (caret, selected.isEmpty ? caret : caret == selected.lowerBound ? selected.upperBound : selected.lowerBound)
  }

  /// GTK's widget inside that holds the text.
  package var textWidget: Widget? {
    guard let inner = gtk_editable_get_delegate(native()) else { return self as Widget }
    return Object.wrap(inner, as: Widget.self)
  }

  private var hasKeyboard: Bool { window?.focus.map { $0 === self || isAncestor(of: $0) } ?? false }
}

/// Members of every field that can show a text while it is empty.
@MainActor public protocol TextEntry: Editable {}

extension TextEntry {
  /// Shown while the entry is empty; nil for nothing. It is also the entry's name, unless it has another name for assistive
  /// technology.
  public var placeholder: String? {
    get { property("placeholder-text") }
    set {
      guard newValue != placeholder else { return }
      setProperty("placeholder-text", to: newValue)
      setUsualAccessibleName(newValue)
    }
  }
}

extension Editable {
  /// Deletes the selection, or the character before the cursor, like the user's key: handlers of the user's changes are called.
  package func pressBackspace() {
    guard let text = gtk_editable_get_delegate(native()) else { return }
    cgtk_emit_backspace(UnsafeMutableRawPointer(text))
  }
}

extension TextView {
  /// Deletes the selection, or the character before the cursor, like the user's key: handlers of the user's changes are called.
  package final func pressBackspace() { cgtk_emit_backspace(raw) }
}
