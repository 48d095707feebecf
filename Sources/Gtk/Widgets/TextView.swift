import CGtk

/// Several lines of text to edit.
@MainActor open class TextView: Widget {
  /// An empty text.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_text_view_new())) }

  /// Adopts a GtkTextView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every object of `GtkTextView` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol TextViewProtocol: Widget {}

extension TextView: nonisolated TextViewProtocol {}

extension TextViewProtocol {
  /// The whole text. Setting an equal one leaves cursor and selection alone; no set reaches a handler of `changed`.
  public var text: String {
    get {
      let buffer = gtk_text_view_get_buffer(native())
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      guard newValue != text else { return }
      buffer.withoutEcho {
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(native()), newValue, Int32(newValue.utf8.count))
      }
    }
  }

  /// Replaces what differs in the text and leaves caret and selection where they are, as far as there is text.
  package func showText(_ newText: String) {
    guard let change = TextChange(from: text, to: newText) else { return }
    let native = gtk_text_view_get_buffer(native())
    buffer.withoutEcho {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(native, &start, Int32(change.replaced.lowerBound))
      gtk_text_buffer_get_iter_at_offset(native, &end, Int32(change.replaced.upperBound))
      gtk_text_buffer_delete(native, &start, &end)
      gtk_text_buffer_insert(native, &start, change.text, Int32(change.text.utf8.count))
    }
  }

  private var buffer: Object { Object.wrap(gtk_text_view_get_buffer(native()), as: Object.self)! }

  /// The user changed the text.
  public var changed: Signal<> { Signal(buffer, "changed", delivery: .userChanges) }

  /// Whether the user can change the text.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(native()) != 0 }
    set { if newValue != isEditable { gtk_text_view_set_editable(native(), newValue ? 1 : 0) } }
  }

  /// Whether all characters are as wide.
  public var isMonospace: Bool {
    get { gtk_text_view_get_monospace(native()) != 0 }
    set { if newValue != isMonospace { gtk_text_view_set_monospace(native(), newValue ? 1 : 0) } }
  }

  /// Lets long lines break between words.
  public func wrapWords() { gtk_text_view_set_wrap_mode(native(), GTK_WRAP_WORD_CHAR) }
}
