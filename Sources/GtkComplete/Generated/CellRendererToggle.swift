// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererToggle`.
@MainActor open class CellRendererToggle: CellRenderer {
  /// Adopts a GtkCellRendererToggle.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_toggle_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_toggle_new())) }
  /// `GtkCellRendererToggle:active`.
  public final var isActive: Bool { get { gtk_cell_renderer_toggle_get_active(native()) != 0 } set { if newValue != isActive { withoutEcho { gtk_cell_renderer_toggle_set_active(native(), newValue ? 1 : 0) } } } }
  /// `isActive` changed.
  public final var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }
  /// `GtkCellRendererToggle:inconsistent`.
  public final var isInconsistent: Bool { get { property("inconsistent") } set { if newValue != isInconsistent { setProperty("inconsistent", to: newValue) } } }
  /// `isInconsistent` changed.
  public final var onNotifyInconsistent: Signal<> { notify("inconsistent", delivery: .userChanges) }
  /// `GtkCellRendererToggle:radio`.
  public final var isRadio: Bool { get { gtk_cell_renderer_toggle_get_radio(native()) != 0 } set { if newValue != isRadio { withoutEcho { gtk_cell_renderer_toggle_set_radio(native(), newValue ? 1 : 0) } } } }
  /// `isRadio` changed.
  public final var onNotifyRadio: Signal<> { notify("radio", delivery: .userChanges) }
  /// `GtkCellRendererToggle::toggled`.
  public final var onToggled: Signal<String> { Signal(inside: self, "toggled") }
}
