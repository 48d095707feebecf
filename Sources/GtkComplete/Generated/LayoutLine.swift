// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoLayoutLine`.
@MainActor public final class LayoutLine: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_layout_line_get_type() }
  /// `pango_layout_line_get_extents`.
  public var extents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_line_get_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_line_get_height`.
  public var height: Int {
    var heightOut = Int32()
    pango_layout_line_get_height(native(), &heightOut)
    return Int(heightOut)
  }
  /// `pango_layout_line_get_length`.
  public var length: Int { Int(pango_layout_line_get_length(native())) }
  /// `pango_layout_line_get_pixel_extents`.
  public var pixelExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_line_get_pixel_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_line_get_resolved_direction`.
  public var resolvedDirection: Direction { Direction(rawValue: pango_layout_line_get_resolved_direction(native()).rawValue) }
  /// `pango_layout_line_get_start_index`.
  public var startIndex: Int { Int(pango_layout_line_get_start_index(native())) }
  /// `pango_layout_line_index_to_x`.
  public func index(toX index: Int, trailing: Bool) -> Int {
    var xPosOut = Int32()
    pango_layout_line_index_to_x(native(), Int32(clamping: index), trailing ? 1 : 0, &xPosOut)
    return Int(xPosOut)
  }
  /// `pango_layout_line_is_paragraph_start`.
  public var isParagraphStart: Bool { pango_layout_line_is_paragraph_start(native()) != 0 }
  /// `pango_layout_line_x_to_index`.
  public func x(toIndex xPos: Int) -> (index: Int, trailing: Int)? {
    var indexOut = Int32()
    var trailingOut = Int32()
    guard pango_layout_line_x_to_index(native(), Int32(clamping: xPos), &indexOut, &trailingOut) != 0 else { return nil }
    return (Int(indexOut), Int(trailingOut))
  }
}
