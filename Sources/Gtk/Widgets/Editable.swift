import CGtk

/// What every widget with one line of editable text shares.
@MainActor public protocol Editable: Widget {}

extension Editable {
  /// The text. Setting an equal one leaves cursor and selection alone; no set reaches a handler of `onChanged` (C-203).
  public var text: String {
    get { String(cString: gtk_editable_get_text(native())) }
    set { if newValue != text { withoutEcho { gtk_editable_set_text(native(), newValue) } } }
  }

  /// The cursor's position in characters; -1 sets it to the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(native())) }
    set { if newValue != cursorPosition { withoutEcho { gtk_editable_set_position(native(), Int32(newValue)) } } }
  }

  /// The selected characters; empty at the cursor when nothing is selected.
  public var selection: Range<Int> {
    get {
      var start: Int32 = 0
      var end: Int32 = 0
      _ = gtk_editable_get_selection_bounds(native(), &start, &end)
      return Int(min(start, end))..<Int(max(start, end))
    }
    set {
      guard newValue != selection else { return }
      withoutEcho { gtk_editable_select_region(native(), Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }
  }

  /// Whether the user can change the text.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(native()) != 0 }
    set { if newValue != isEditable { withoutEcho { gtk_editable_set_editable(native(), newValue ? 1 : 0) } } }
  }

  /// The width asked for in characters; nil leaves it to the widget.
  public var widthChars: Int? {
    get { gtk_editable_get_width_chars(native()) < 0 ? nil : Int(gtk_editable_get_width_chars(native())) }
    set { if newValue != widthChars { withoutEcho { gtk_editable_set_width_chars(native(), Int32(newValue ?? -1)) } } }
  }
}

extension Editable {
  /// Replaces what differs in the text and leaves caret and selection where they are, as far as there is text. A selection that
  /// is taken away and made again would be news to the clipboard, which may take it away once more.
  package func showText(_ newText: String) {
    let change = TextChange(from: text, to: newText)
    guard let change else { return }
    let (caret, selected) = (cursorPosition, selection)
    withoutEcho {
      gtk_editable_delete_text(native(), Int32(change.replaced.lowerBound), Int32(change.replaced.upperBound))
      var position = Int32(change.replaced.lowerBound)
      gtk_editable_insert_text(native(), change.text, Int32(change.text.utf8.count), &position)
    }
    let length = change.length
    if selected.isEmpty {
      if cursorPosition != min(caret, length) { cursorPosition = min(caret, length) }
    } else {
      let kept = min(selected.lowerBound, length)..<min(selected.upperBound, length)
      if selection != kept { selection = kept }
    }
  }
}

/// What every field shares that can show a text while it is empty.
@MainActor public protocol TextEntry: Editable {}

extension TextEntry {
  /// Shown while the entry is empty; nil for nothing. It is what the entry is called, unless it is given another name for assistive
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
  /// Takes what is selected away, or the character before the cursor, as the user's key does: handlers of user changes hear of it.
  package func pressBackspace() {
    guard let text = gtk_editable_get_delegate(native()) else { return }
    cgtk_emit_backspace(UnsafeMutableRawPointer(text))
  }
}

extension TextView {
  /// Takes what is selected away, or the character before the cursor, as the user's key does: handlers of user changes hear of it.
  package final func pressBackspace() { cgtk_emit_backspace(raw) }
}
