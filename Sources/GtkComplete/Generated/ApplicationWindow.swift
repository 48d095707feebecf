// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ApplicationWindowProtocol {
  /// `gtk_application_window_get_help_overlay`.
  public var helpOverlay: ShortcutsWindow? { get { wrapped(gtk_application_window_get_help_overlay(native()), as: ShortcutsWindow.self) } set { withoutEcho { gtk_application_window_set_help_overlay(native(), newValue?.native()) } } }
  /// `gtk_application_window_get_id`.
  public var id: Int { Int(gtk_application_window_get_id(native())) }
}
