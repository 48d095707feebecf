// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DisplaySettings: nonisolated StyleProvider {}
extension DisplaySettings {
  /// `gtk_settings_reset_property`.
  public func resetProperty(_ name: String) { gtk_settings_reset_property(native(), name.withoutNUL) }
  /// `gtk_settings_get_for_display`.
  public static func get(forDisplay display: Display) -> DisplaySettings { wrapped(gtk_settings_get_for_display(display.native()), as: DisplaySettings.self)! }
}
