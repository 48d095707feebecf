// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBoxLayout`.
@MainActor open class BoxLayout: LayoutManager {
  /// Adopts a GtkBoxLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_box_layout_new`.
  public init(orientation: Orientation) { super.init(owning: UnsafeMutableRawPointer(gtk_box_layout_new(GtkOrientation(orientation.rawValue)))) }
  /// `GtkBoxLayout:baseline-position`.
  public final var baselinePosition: BaselinePosition { get { BaselinePosition(rawValue: gtk_box_layout_get_baseline_position(native()).rawValue) } set { if newValue != baselinePosition { withoutEcho { gtk_box_layout_set_baseline_position(native(), GtkBaselinePosition(newValue.rawValue)) } } } }
  /// `baselinePosition` changed.
  public final var onNotifyBaselinePosition: Signal<> { notify("baseline-position", delivery: .userChanges) }
  /// `GtkBoxLayout:homogeneous`.
  public final var isHomogeneous: Bool { get { gtk_box_layout_get_homogeneous(native()) != 0 } set { if newValue != isHomogeneous { withoutEcho { gtk_box_layout_set_homogeneous(native(), newValue ? 1 : 0) } } } }
  /// `isHomogeneous` changed.
  public final var onNotifyHomogeneous: Signal<> { notify("homogeneous", delivery: .userChanges) }
  /// `GtkBoxLayout:spacing`.
  public final var spacing: Int { get { Int(gtk_box_layout_get_spacing(native())) } set { if newValue != spacing { setProperty("spacing", to: newValue) } } }
  /// `spacing` changed.
  public final var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }
  /// `GtkBoxLayout:orientation`.
  public final var orientation: Orientation { get { Orientation(rawValue: gtk_orientable_get_orientation(native()).rawValue) ?? .horizontal } set { if newValue != orientation { withoutEcho { gtk_orientable_set_orientation(native(), GtkOrientation(newValue.rawValue)) } } } }
  /// `orientation` changed.
  public final var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
}
