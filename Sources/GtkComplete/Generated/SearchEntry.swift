// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension SearchEntryProtocol {
  /// `gtk_search_entry_get_key_capture_widget`.
  public var keyCaptureWidget: Widget? { get { wrapped(gtk_search_entry_get_key_capture_widget(native()), as: Widget.self) } set { withoutEcho { gtk_search_entry_set_key_capture_widget(native(), newValue?.native()) } } }
}
