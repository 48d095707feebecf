// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkLayoutManager`.
@MainActor open class LayoutManager: Object {
  /// `gtk_layout_manager_allocate`.
  public final func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) { gtk_layout_manager_allocate(native(), widget.native(), Int32(clamping: width), Int32(clamping: height), Int32(clamping: baseline)) }
  /// `gtk_layout_manager_get_layout_child`.
  public final func layoutChild(of child: Widget) -> LayoutChild { wrapped(gtk_layout_manager_get_layout_child(native(), child.native()), as: LayoutChild.self)! }
  /// `gtk_layout_manager_get_request_mode`.
  public final var requestMode: SizeRequestMode { SizeRequestMode(rawValue: gtk_layout_manager_get_request_mode(native()).rawValue) }
  /// `gtk_layout_manager_get_widget`.
  public final var widget: Widget? { wrapped(gtk_layout_manager_get_widget(native()), as: Widget.self) }
  /// `gtk_layout_manager_layout_changed`.
  public final func layoutChanged() { gtk_layout_manager_layout_changed(native()) }
  /// `gtk_layout_manager_measure`.
  public final func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int) {
    var minimumOut = Int32()
    var naturalOut = Int32()
    var minimumBaselineOut = Int32()
    var naturalBaselineOut = Int32()
    gtk_layout_manager_measure(native(), widget.native(), GtkOrientation(orientation.rawValue), Int32(clamping: forSize), &minimumOut, &naturalOut, &minimumBaselineOut, &naturalBaselineOut)
    return (Int(minimumOut), Int(naturalOut), Int(minimumBaselineOut), Int(naturalBaselineOut))
  }
}
