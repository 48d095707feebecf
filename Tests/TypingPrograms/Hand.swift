import CGtk
import GtkTesting
import TrackedKit

/// Does with GTK's own widget what a person's keys do.
struct Hand {
  /// GtkText or GtkTextView.
  let text: Widget
  let isField: Bool

  init?(in outer: Widget) {
    guard let found = Self.text(in: outer) else { return nil }
    text = found
    isField = cgtk_is_a(text.raw, gtk_text_get_type()) != 0
    InputMethod.take(text)
  }

  /// GTK's widget that holds the text.
  static func text(in outer: Widget) -> Widget? {
    find(outer.native()).map { Gtk.Object.wrap(UnsafeMutableRawPointer($0), as: Widget.self)! }
  }

  /// Whether a widget holds a text itself.
  static func isText(_ widget: Widget) -> Bool {
    cgtk_is_a(widget.raw, gtk_text_get_type()) != 0 || cgtk_is_a(widget.raw, gtk_text_view_get_type()) != 0
  }

  private static func find(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if cgtk_is_a(widget, gtk_text_get_type()) != 0 || cgtk_is_a(widget, gtk_text_view_get_type()) != 0 { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if let found = find(next) { return found }
      child = gtk_widget_get_next_sibling(next)
    }
    return nil
  }

  func focus() {
    if isField { _ = gtk_text_grab_focus_without_selecting(text.native()) } else { text.grabFocus() }
  }

  func type(_ letters: String) { InputMethod.commit(letters, in: text) }
  func backspace() { emit(text.raw, "backspace") }
  func delete() {
    emit(text.raw, "delete-from-cursor", .number(Int(GTK_DELETE_CHARS.rawValue)), .number(1))
  }
  /// As the pointer or the arrow keys do, whose ways through a text are GTK's own matter.
  func select(caret: Int, bound: Int) {
    if isField { return gtk_editable_select_region(text.native(), gint(bound), gint(caret)) }
    let buffer = gtk_text_view_get_buffer(text.native())
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(bound))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }
  func cut() { emit(text.raw, "cut-clipboard") }
  func paste() { emit(text.raw, "paste-clipboard") }
  /// Hears of text that is put in, before anybody else can answer it.
  func onInsertion(_ heard: @escaping () -> Void) -> SignalConnection {
    if isField {
      let buffer = Gtk.Object.wrap(UnsafeMutableRawPointer(gtk_text_get_buffer(text.native())!), as: Gtk.Object.self)!
      return Signal<Int, String, Int>(buffer, "inserted-text")() { _, _, _ in heard() }
    }
    let buffer = Gtk.Object.wrap(
      UnsafeMutableRawPointer(gtk_text_view_get_buffer(text.native())!), as: Gtk.Object.self)!
    return Signal(buffer, "changed")() { heard() }
  }
  func undo() { gtk_widget_activate_action_variant(text.native(), "text.undo", nil) }
  func redo() { gtk_widget_activate_action_variant(text.native(), "text.redo", nil) }

  /// Text, cursor and the other end of the selection, in Unicode scalars.
  var shown: (text: String, caret: Int, bound: Int) {
    guard !isField else {
      var (start, end): (gint, gint) = (0, 0)
      _ = gtk_editable_get_selection_bounds(text.native(), &start, &end)
      let caret = gtk_editable_get_position(text.native())
      let string = String(cString: gtk_editable_get_text(text.native()))
      return (string, Int(caret), Int(caret == start ? end : start))
    }
    let buffer = gtk_text_view_get_buffer(text.native())
    func place(_ mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
      return Int(gtk_text_iter_get_offset(&place))
    }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let characters = gtk_text_buffer_get_slice(buffer, &start, &end, 1)!
    defer { g_free(characters) }
    return (
      String(cString: characters), place(gtk_text_buffer_get_insert(buffer)),
      place(gtk_text_buffer_get_selection_bound(buffer))
    )
  }
}
