// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkActivateAction`.
@MainActor open class ActivateAction: ShortcutAction {
  /// Adopts a GtkActivateAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension ActivateAction {
  /// `gtk_activate_action_get`.
  public static func get() -> ActivateAction { wrapped(gtk_activate_action_get(), as: ActivateAction.self)! }
}
