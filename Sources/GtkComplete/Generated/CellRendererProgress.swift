// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererProgress`.
@MainActor open class CellRendererProgress: CellRenderer {
  /// Adopts a GtkCellRendererProgress.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_progress_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_progress_new())) }
  /// `GtkCellRendererProgress:inverted`.
  public final var isInverted: Bool { get { property("inverted") } set { if newValue != isInverted { setProperty("inverted", to: newValue) } } }
  /// `isInverted` changed.
  public final var onNotifyInverted: Signal<> { notify("inverted", delivery: .userChanges) }
  /// `GtkCellRendererProgress:pulse`.
  public final var pulse: Int { get { property("pulse") } set { if newValue != pulse { setProperty("pulse", to: newValue) } } }
  /// `pulse` changed.
  public final var onNotifyPulse: Signal<> { notify("pulse", delivery: .userChanges) }
  /// `GtkCellRendererProgress:text`.
  public final var text: String? { get { property("text") } set { if newValue != text { setProperty("text", to: newValue) } } }
  /// `text` changed.
  public final var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }
  /// `GtkCellRendererProgress:text-xalign`.
  public final var textXalign: Double { get { property("text-xalign") } set { if newValue != textXalign { setProperty("text-xalign", to: newValue) } } }
  /// `textXalign` changed.
  public final var onNotifyTextXalign: Signal<> { notify("text-xalign", delivery: .userChanges) }
  /// `GtkCellRendererProgress:text-yalign`.
  public final var textYalign: Double { get { property("text-yalign") } set { if newValue != textYalign { setProperty("text-yalign", to: newValue) } } }
  /// `textYalign` changed.
  public final var onNotifyTextYalign: Signal<> { notify("text-yalign", delivery: .userChanges) }
  /// `GtkCellRendererProgress:value`.
  public final var value: Int { get { property("value") } set { if newValue != value { setProperty("value", to: newValue) } } }
  /// `value` changed.
  public final var onNotifyValue: Signal<> { notify("value", delivery: .userChanges) }
  /// `GtkCellRendererProgress:orientation`.
  public final var orientation: Orientation { get { Orientation(rawValue: gtk_orientable_get_orientation(native()).rawValue) ?? .horizontal } set { if newValue != orientation { withoutEcho { gtk_orientable_set_orientation(native(), GtkOrientation(newValue.rawValue)) } } } }
  /// `orientation` changed.
  public final var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
}
