// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ListBoxRowProtocol {
  /// `gtk_list_box_row_changed`.
  public func changed() { gtk_list_box_row_changed(native()) }
  /// `gtk_list_box_row_get_header`.
  public var header: Widget? { wrapped(gtk_list_box_row_get_header(native()), as: Widget.self) }
}
