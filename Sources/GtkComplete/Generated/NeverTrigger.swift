// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNeverTrigger`.
@MainActor open class NeverTrigger: ShortcutTrigger {
  /// Adopts a GtkNeverTrigger.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension NeverTrigger {
  /// `gtk_never_trigger_get`.
  public static func get() -> NeverTrigger { wrapped(gtk_never_trigger_get(), as: NeverTrigger.self)! }
}
