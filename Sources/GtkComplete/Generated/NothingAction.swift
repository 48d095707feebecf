// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNothingAction`.
@MainActor open class NothingAction: ShortcutAction {
  /// `gtk_nothing_action_get`.
  public static func get() -> NothingAction { wrapped(gtk_nothing_action_get(), as: NothingAction.self)! }
}
