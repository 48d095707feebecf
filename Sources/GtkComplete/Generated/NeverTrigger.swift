// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNeverTrigger`.
@MainActor open class NeverTrigger: ShortcutTrigger {
  /// `gtk_never_trigger_get`.
  public static func get() -> NeverTrigger { wrapped(gtk_never_trigger_get(), as: NeverTrigger.self)! }
}
