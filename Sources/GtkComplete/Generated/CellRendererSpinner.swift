// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererSpinner`.
@MainActor open class CellRendererSpinner: CellRenderer {
  /// Adopts a GtkCellRendererSpinner.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_spinner_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_spinner_new())) }
  /// `GtkCellRendererSpinner:active`.
  public final var isActive: Bool { get { property("active") } set { if newValue != isActive { setProperty("active", to: newValue) } } }
  /// `isActive` changed.
  public final var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }
  /// `GtkCellRendererSpinner:pulse`.
  public final var pulse: Int { get { property("pulse") } set { if newValue != pulse { setProperty("pulse", to: newValue) } } }
  /// `pulse` changed.
  public final var onNotifyPulse: Signal<> { notify("pulse", delivery: .userChanges) }
  /// `GtkCellRendererSpinner:size`.
  public final var size: IconSize { get { property("size") } set { if newValue != size { setProperty("size", to: newValue) } } }
  /// `size` changed.
  public final var onNotifySize: Signal<> { notify("size", delivery: .userChanges) }
}
