import CGtk

/// Several lines of text to edit.
@MainActor open class TextView: Widget {
  /// An empty text.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_text_view_new())) }

  /// Adopts a GtkTextView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  isolated deinit { dropPopovers(gtksToo: true) }
}

/// Every `GtkTextView`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol TextViewProtocol: Scrollable {}

extension TextView: nonisolated TextViewProtocol {}

extension TextViewProtocol {
  /// The whole text, as in the buffer: cursor, selection and scroll position keep their meaning, and setting it calls no handler of `onChanged`.
  public var text: String {
    get { buffer.text }
    set { buffer.text = newValue }
  }

  /// As in the buffer.
  package func showText(_ newText: String) { buffer.showText(newText) }

  /// Scrolls until a position in Unicode scalars is in sight.
  package func scroll(toScalar offset: Int) {
    let native = gtk_text_view_get_buffer(native())
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(native, &place, Int32(clamping: offset))
    let mark = gtk_text_buffer_create_mark(native, nil, &place, 1)
    // The mark waits until GTK has laid out what is above it.
    gtk_text_view_scroll_to_mark(self.native(), mark, 0, 0, 0, 0)
    gtk_text_buffer_delete_mark(native, mark)
  }

  /// Sets the look of the whole text, replacing the previous one.
  package func applyLook(_ attributes: TextAttributes) {
    let native = gtk_text_view_get_buffer(native())
    let table = gtk_text_buffer_get_tag_table(native)
    if let old = gtk_text_tag_table_lookup(table, Self.lookTag) { gtk_text_tag_table_remove(table, old) }
    let made = gtk_text_tag_new(Self.lookTag)!
    gtk_text_tag_table_add(table, made)
    g_object_unref(UnsafeMutableRawPointer(made))
    let tag = Object.wrap(OpaquePointer(gtk_text_tag_table_lookup(table, Self.lookTag)!), as: TextTag.self)!
    tag.show(attributes)
    // The looks of parts count more.
    gtk_text_tag_set_priority(tag.native(), 0)
    extendLook()
  }

  /// Applies the look to text that was added.
  package func extendLook() {
    let native = gtk_text_view_get_buffer(native())
    guard gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(native), Self.lookTag) != nil else { return }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(native, &start, &end)
    gtk_text_buffer_apply_tag_by_name(native, Self.lookTag, &start, &end)
  }

  private static var lookTag: String { "swift-look" }

  /// Space around the text, in logical pixels.
  package func setTextInsets(top: Int, left: Int, bottom: Int, right: Int) {
    gtk_text_view_set_top_margin(native(), Int32(clamping: top))
    gtk_text_view_set_left_margin(native(), Int32(clamping: left))
    gtk_text_view_set_bottom_margin(native(), Int32(clamping: bottom))
    gtk_text_view_set_right_margin(native(), Int32(clamping: right))
  }

  /// The object that holds the text; several views may share it.
  public var buffer: TextBuffer {
    get { Object.wrap(gtk_text_view_get_buffer(native()), as: TextBuffer.self)! }
    set { if newValue !== buffer { withoutEcho { gtk_text_view_set_buffer(native(), newValue.native()) } } }
  }

  /// The user changed the text of the view's current buffer. GTK has not finished the change yet: set another text in the
  /// buffer's `onEndUserAction`, not here.
  public var onChanged: Signal<> { buffer.onChanged }
}

/// A widget around the text view that a person types into.
package protocol TextViewHolder: Widget {
  /// The text view inside.
  var textWidget: TextView { get }
}
