// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellAreaBox`.
@MainActor open class CellAreaBox: CellArea {
  /// Adopts a GtkCellAreaBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_area_box_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_area_box_new())) }
  /// `GtkCellAreaBox:spacing`.
  public final var spacing: Int { get { Int(gtk_cell_area_box_get_spacing(native())) } set { if newValue != spacing { setProperty("spacing", to: newValue) } } }
  /// `spacing` changed.
  public final var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }
  /// `gtk_cell_area_box_pack_end`.
  public final func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) { gtk_cell_area_box_pack_end(native(), renderer.native(), expand ? 1 : 0, align ? 1 : 0, fixed ? 1 : 0) }
  /// `gtk_cell_area_box_pack_start`.
  public final func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) { gtk_cell_area_box_pack_start(native(), renderer.native(), expand ? 1 : 0, align ? 1 : 0, fixed ? 1 : 0) }
  /// `GtkCellAreaBox:orientation`.
  public final var orientation: Orientation { get { Orientation(rawValue: gtk_orientable_get_orientation(native()).rawValue) ?? .horizontal } set { if newValue != orientation { withoutEcho { gtk_orientable_set_orientation(native(), GtkOrientation(newValue.rawValue)) } } } }
  /// `orientation` changed.
  public final var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
}
