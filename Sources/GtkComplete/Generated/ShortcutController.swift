// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ShortcutController {
  /// `gtk_shortcut_controller_new_for_model`.
  public convenience init(model: any ItemList) { self.init(owning: UnsafeMutableRawPointer(gtk_shortcut_controller_new_for_model(model.native()))) }
}
extension ShortcutController: nonisolated Buildable {}
extension ShortcutController {
  /// `gtk_shortcut_controller_add_shortcut`.
  public func addShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_add_shortcut(native(), retained(shortcut)) }
  /// `gtk_shortcut_controller_remove_shortcut`.
  public func removeShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_remove_shortcut(native(), shortcut.native()) }
}
