// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCenterLayout`.
@MainActor open class CenterLayout: LayoutManager {
  /// Adopts a GtkCenterLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_center_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_center_layout_new())) }
  /// `gtk_center_layout_get_baseline_position`.
  public final var baselinePosition: BaselinePosition { get { BaselinePosition(rawValue: gtk_center_layout_get_baseline_position(native()).rawValue) } set { withoutEcho { gtk_center_layout_set_baseline_position(native(), GtkBaselinePosition(newValue.rawValue)) } } }
  /// `gtk_center_layout_get_center_widget`.
  public final var centerWidget: Widget? { get { wrapped(gtk_center_layout_get_center_widget(native()), as: Widget.self) } set { withoutEcho { gtk_center_layout_set_center_widget(native(), newValue?.native()) } } }
  /// `gtk_center_layout_get_end_widget`.
  public final var endWidget: Widget? { get { wrapped(gtk_center_layout_get_end_widget(native()), as: Widget.self) } set { withoutEcho { gtk_center_layout_set_end_widget(native(), newValue?.native()) } } }
  /// `gtk_center_layout_get_orientation`.
  public final var orientation: Orientation { get { Orientation(rawValue: gtk_center_layout_get_orientation(native()).rawValue) ?? .horizontal } set { withoutEcho { gtk_center_layout_set_orientation(native(), GtkOrientation(newValue.rawValue)) } } }
  /// `gtk_center_layout_get_start_widget`.
  public final var startWidget: Widget? { get { wrapped(gtk_center_layout_get_start_widget(native()), as: Widget.self) } set { withoutEcho { gtk_center_layout_set_start_widget(native(), newValue?.native()) } } }
}
