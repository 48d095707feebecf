// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcut`.
@MainActor open class Shortcut: Object {
  /// Adopts a GtkShortcut.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_shortcut_new`.
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_shortcut_new(retained(trigger), retained(action)))) }
  /// `GtkShortcut:action`.
  public final var action: ShortcutAction? { get { wrapped(gtk_shortcut_get_action(native()), as: ShortcutAction.self) } set { if newValue !== action { withoutEcho { gtk_shortcut_set_action(native(), retained(newValue)) } } } }
  /// `action` changed.
  public final var onNotifyAction: Signal<> { notify("action", delivery: .userChanges) }
  /// `GtkShortcut:arguments`.
  public final var arguments: Variant? { get { Variant.copy(gtk_shortcut_get_arguments(native())) } set { withoutEcho { gtk_shortcut_set_arguments(native(), borrowed(newValue)) } } }
  /// `arguments` changed.
  public final var onNotifyArguments: Signal<> { notify("arguments", delivery: .userChanges) }
  /// `GtkShortcut:trigger`.
  public final var trigger: ShortcutTrigger? { get { wrapped(gtk_shortcut_get_trigger(native()), as: ShortcutTrigger.self) } set { if newValue !== trigger { withoutEcho { gtk_shortcut_set_trigger(native(), retained(newValue)) } } } }
  /// `trigger` changed.
  public final var onNotifyTrigger: Signal<> { notify("trigger", delivery: .userChanges) }
}
