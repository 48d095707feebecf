// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererAccel`.
@MainActor open class CellRendererAccel: CellRendererText {
  /// Adopts a GtkCellRendererAccel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_accel_new`.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_accel_new())) }
  /// `GtkCellRendererAccel:accel-key`.
  public final var accelKey: Int { get { property("accel-key") } set { if newValue != accelKey { setProperty("accel-key", to: newValue) } } }
  /// `accelKey` changed.
  public final var onNotifyAccelKey: Signal<> { notify("accel-key", delivery: .userChanges) }
  /// `GtkCellRendererAccel:accel-mode`.
  public final var accelMode: CellRendererAccelMode { get { property("accel-mode") } set { if newValue != accelMode { setProperty("accel-mode", to: newValue) } } }
  /// `accelMode` changed.
  public final var onNotifyAccelMode: Signal<> { notify("accel-mode", delivery: .userChanges) }
  /// `GtkCellRendererAccel:accel-mods`.
  public final var accelMods: Modifiers { get { property("accel-mods") } set { if newValue != accelMods { setProperty("accel-mods", to: newValue) } } }
  /// `accelMods` changed.
  public final var onNotifyAccelMods: Signal<> { notify("accel-mods", delivery: .userChanges) }
  /// `GtkCellRendererAccel:keycode`.
  public final var keycode: Int { get { property("keycode") } set { if newValue != keycode { setProperty("keycode", to: newValue) } } }
  /// `keycode` changed.
  public final var onNotifyKeycode: Signal<> { notify("keycode", delivery: .userChanges) }
  /// `GtkCellRendererAccel::accel-cleared`.
  public final var onAccelCleared: Signal<String> { Signal(inside: self, "accel-cleared") }
  /// `GtkCellRendererAccel::accel-edited`.
  public final var onAccelEdited: Signal<String, Int, Modifiers, Int> { Signal(inside: self, "accel-edited") }
}
