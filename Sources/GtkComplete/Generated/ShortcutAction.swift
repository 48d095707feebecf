// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutAction`.
@MainActor open class ShortcutAction: Object {
  /// `gtk_shortcut_action_activate`.
  @discardableResult public final func activate(_ flags: ShortcutActionFlags, widget: Widget, args: Variant?) -> Bool { gtk_shortcut_action_activate(native(), GtkShortcutActionFlags(flags.rawValue), widget.native(), borrowed(args)) != 0 }
  /// `gtk_shortcut_action_to_string`.
  public final func toString() -> String { nativeText(taking: gtk_shortcut_action_to_string(native())) }
  /// `gtk_shortcut_action_parse_string`.
  public static func parseString(_ string: String) -> ShortcutAction? { taken(gtk_shortcut_action_parse_string(string.withoutNUL), as: ShortcutAction.self) }
}
