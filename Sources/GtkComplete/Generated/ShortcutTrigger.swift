// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutTrigger`.
@MainActor open class ShortcutTrigger: Object {
  /// `gtk_shortcut_trigger_compare`.
  public final func compare(_ trigger2: ShortcutTrigger) -> Int { Int(gtk_shortcut_trigger_compare(native(), trigger2.raw)) }
  /// `gtk_shortcut_trigger_equal`.
  @discardableResult public final func isEqual(to trigger2: ShortcutTrigger) -> Bool { gtk_shortcut_trigger_equal(native(), trigger2.raw) != 0 }
  /// `gtk_shortcut_trigger_hash`.
  public final func hash() -> Int { Int(gtk_shortcut_trigger_hash(native())) }
  /// `gtk_shortcut_trigger_to_label`.
  public final func toLabel(_ display: Display) -> String { nativeText(taking: gtk_shortcut_trigger_to_label(native(), display.native())) }
  /// `gtk_shortcut_trigger_to_string`.
  public final func toString() -> String { nativeText(taking: gtk_shortcut_trigger_to_string(native())) }
  /// `gtk_shortcut_trigger_trigger`.
  public final func trigger(_ event: GdkEvent, enableMnemonics: Bool) -> KeyMatch { KeyMatch(rawValue: gtk_shortcut_trigger_trigger(native(), event.native(), enableMnemonics ? 1 : 0).rawValue) }
  /// `gtk_shortcut_trigger_parse_string`.
  public static func parseString(_ string: String) -> ShortcutTrigger? { taken(gtk_shortcut_trigger_parse_string(string.withoutNUL), as: ShortcutTrigger.self) }
}
