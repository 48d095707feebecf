// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension WidgetProtocol where Self: ListBoxRow {
  /// `gtk_list_box_row_changed`.
  public func changed() { gtk_list_box_row_changed(native()) }
}
