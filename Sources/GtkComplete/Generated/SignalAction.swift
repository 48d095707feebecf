// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkSignalAction`.
@MainActor open class SignalAction: ShortcutAction {
  /// Adopts a GtkSignalAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_signal_action_new`.
  public init(signalName: String) { super.init(owning: UnsafeMutableRawPointer(gtk_signal_action_new(signalName.withoutNUL))) }
  /// `GtkSignalAction:signal-name`.
  public final var signalName: String { nativeText(copying: gtk_signal_action_get_signal_name(native())) }
  /// `signalName` changed.
  public final var onNotifySignalName: Signal<> { notify("signal-name") }
}
