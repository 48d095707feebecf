// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Scale {
  /// `gtk_scale_new`.
  public convenience init(orientation: Orientation, adjustment: Adjustment?) { self.init(owning: UnsafeMutableRawPointer(gtk_scale_new(GtkOrientation(orientation.rawValue), adjustment?.native()))) }
}
extension Scale: nonisolated RangeWidgetProtocol {}
extension ScaleProtocol {
  /// `gtk_scale_get_layout`.
  public var layout: Layout? { wrapped(gtk_scale_get_layout(native()), as: Layout.self) }
  /// `gtk_scale_get_layout_offsets`.
  public var layoutOffsets: Point {
    var xOut = Int32()
    var yOut = Int32()
    gtk_scale_get_layout_offsets(native(), &xOut, &yOut)
    return Point(x: Int(xOut), y: Int(yOut))
  }
  /// `gtk_scale_set_format_value_func`.
  public func setFormatValueFunc(_ `func`: @escaping (Scale, Double) -> String) { gtk_scale_set_format_value_func(native(), { a0, a1, data in let answer = duringCall(data) { callee(data, as: ((Scale, Double) -> String).self)(wrapped(a0, as: Scale.self)!, a1) }; return g_strdup(answer.withoutNUL) }, keptCallee(`func`, of: self), releaseCallee) }
}
