// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkKeyvalTrigger`.
@MainActor open class KeyvalTrigger: ShortcutTrigger {
  /// Adopts a GtkKeyvalTrigger.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_keyval_trigger_new`.
  public init(keyval: Int, modifiers: Modifiers) { super.init(owning: UnsafeMutableRawPointer(gtk_keyval_trigger_new(UInt32(clamping: keyval), GdkModifierType(modifiers.rawValue)))) }
  /// `GtkKeyvalTrigger:keyval`.
  public final var keyval: Int { Int(gtk_keyval_trigger_get_keyval(native())) }
  /// `keyval` changed.
  public final var onNotifyKeyval: Signal<> { notify("keyval") }
  /// `GtkKeyvalTrigger:modifiers`.
  public final var modifiers: Modifiers { Modifiers(rawValue: gtk_keyval_trigger_get_modifiers(native()).rawValue) }
  /// `modifiers` changed.
  public final var onNotifyModifiers: Signal<> { notify("modifiers") }
}
