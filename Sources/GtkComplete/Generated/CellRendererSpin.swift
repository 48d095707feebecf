// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererSpin`.
@MainActor open class CellRendererSpin: CellRendererText {
  /// Adopts a GtkCellRendererSpin.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_spin_new`.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_spin_new())) }
  /// `GtkCellRendererSpin:adjustment`.
  public final var adjustment: Adjustment? { get { property("adjustment") } set { if newValue !== adjustment { setProperty("adjustment", to: newValue) } } }
  /// `adjustment` changed.
  public final var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }
  /// `GtkCellRendererSpin:climb-rate`.
  public final var climbRate: Double { get { property("climb-rate") } set { if newValue != climbRate { setProperty("climb-rate", to: newValue) } } }
  /// `climbRate` changed.
  public final var onNotifyClimbRate: Signal<> { notify("climb-rate", delivery: .userChanges) }
  /// `GtkCellRendererSpin:digits`.
  public final var digits: Int { get { property("digits") } set { if newValue != digits { setProperty("digits", to: newValue) } } }
  /// `digits` changed.
  public final var onNotifyDigits: Signal<> { notify("digits", delivery: .userChanges) }
}
