// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoLayoutIter`.
@MainActor public final class LayoutIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_layout_iter_get_type() }
  /// `pango_layout_iter_at_last_line`.
  @discardableResult public func atLastLine() -> Bool { pango_layout_iter_at_last_line(native()) != 0 }
  /// `pango_layout_iter_copy`.
  public func copy() -> LayoutIter? { LayoutIter.take(pango_layout_iter_copy(native())) }
  /// `pango_layout_iter_get_baseline`.
  public var baseline: Int { Int(pango_layout_iter_get_baseline(native())) }
  /// `pango_layout_iter_get_char_extents`.
  public var charExtents: Rect {
    var logicalRectOut = PangoRectangle()
    pango_layout_iter_get_char_extents(native(), &logicalRectOut)
    return logicalRectOut.value
  }
  /// `pango_layout_iter_get_cluster_extents`.
  public var clusterExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_iter_get_cluster_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_iter_get_index`.
  public var index: Int { Int(pango_layout_iter_get_index(native())) }
  /// `pango_layout_iter_get_layout`.
  public var layout: Layout? { wrapped(pango_layout_iter_get_layout(native()), as: Layout.self) }
  /// `pango_layout_iter_get_layout_extents`.
  public var layoutExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_iter_get_layout_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_iter_get_line`.
  public var line: LayoutLine? { LayoutLine.copy(pango_layout_iter_get_line(native())) }
  /// `pango_layout_iter_get_line_extents`.
  public var lineExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_iter_get_line_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_iter_get_line_readonly`.
  public var lineReadonly: LayoutLine? { LayoutLine.copy(pango_layout_iter_get_line_readonly(native())) }
  /// `pango_layout_iter_get_line_yrange`.
  public var lineYrange: (y0: Int, y1: Int) {
    var y0Out = Int32()
    var y1Out = Int32()
    pango_layout_iter_get_line_yrange(native(), &y0Out, &y1Out)
    return (Int(y0Out), Int(y1Out))
  }
  /// `pango_layout_iter_get_run`.
  public var run: GlyphItem? { GlyphItem.copy(pango_layout_iter_get_run(native())) }
  /// `pango_layout_iter_get_run_baseline`.
  public var runBaseline: Int { Int(pango_layout_iter_get_run_baseline(native())) }
  /// `pango_layout_iter_get_run_extents`.
  public var runExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_iter_get_run_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_iter_get_run_readonly`.
  public var runReadonly: GlyphItem? { GlyphItem.copy(pango_layout_iter_get_run_readonly(native())) }
  /// `pango_layout_iter_next_char`.
  @discardableResult public func nextChar() -> Bool { pango_layout_iter_next_char(native()) != 0 }
  /// `pango_layout_iter_next_cluster`.
  @discardableResult public func nextCluster() -> Bool { pango_layout_iter_next_cluster(native()) != 0 }
  /// `pango_layout_iter_next_line`.
  @discardableResult public func nextLine() -> Bool { pango_layout_iter_next_line(native()) != 0 }
  /// `pango_layout_iter_next_run`.
  @discardableResult public func nextRun() -> Bool { pango_layout_iter_next_run(native()) != 0 }
}
