// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMnemonicAction`.
@MainActor open class MnemonicAction: ShortcutAction {
  /// Adopts a GtkMnemonicAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension MnemonicAction {
  /// `gtk_mnemonic_action_get`.
  public static func get() -> MnemonicAction { wrapped(gtk_mnemonic_action_get(), as: MnemonicAction.self)! }
}
