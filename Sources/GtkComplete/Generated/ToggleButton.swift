// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ToggleButtonProtocol {
  /// `gtk_toggle_button_toggled`.
  public func toggled() { gtk_toggle_button_toggled(native()) }
}
