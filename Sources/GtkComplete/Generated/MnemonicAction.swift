// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMnemonicAction`.
@MainActor open class MnemonicAction: ShortcutAction {
  /// `gtk_mnemonic_action_get`.
  public static func get() -> MnemonicAction { wrapped(gtk_mnemonic_action_get(), as: MnemonicAction.self)! }
}
