// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMnemonicTrigger`.
@MainActor open class MnemonicTrigger: ShortcutTrigger {
  /// Adopts a GtkMnemonicTrigger.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_mnemonic_trigger_new`.
  public init(keyval: Int) { super.init(owning: UnsafeMutableRawPointer(gtk_mnemonic_trigger_new(UInt32(clamping: keyval)))) }
  /// `GtkMnemonicTrigger:keyval`.
  public final var keyval: Int { Int(gtk_mnemonic_trigger_get_keyval(native())) }
  /// `keyval` changed.
  public final var onNotifyKeyval: Signal<> { notify("keyval") }
}
