// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkActivateAction`.
@MainActor open class ActivateAction: ShortcutAction {
  /// `gtk_activate_action_get`.
  public static func get() -> ActivateAction { wrapped(gtk_activate_action_get(), as: ActivateAction.self)! }
}
