// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNamedAction`.
@MainActor open class NamedAction: ShortcutAction {
  /// Adopts a GtkNamedAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_named_action_new`.
  public init(name: String) { super.init(owning: UnsafeMutableRawPointer(gtk_named_action_new(name.withoutNUL))) }
  /// `GtkNamedAction:action-name`.
  public final var actionName: String { nativeText(copying: gtk_named_action_get_action_name(native())) }
  /// `actionName` changed.
  public final var onNotifyActionName: Signal<> { notify("action-name") }
}
