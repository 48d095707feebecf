// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoMatrix`.
@MainActor public final class Matrix: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_matrix_get_type() }
  /// `pango_matrix_concat`.
  public func concat(_ newMatrix: Matrix) { pango_matrix_concat(native(), newMatrix.native()) }
  /// `pango_matrix_copy`.
  public func copy() -> Matrix? { Matrix.take(pango_matrix_copy(native())) }
  /// `pango_matrix_get_font_scale_factor`.
  public var fontScaleFactor: Double { pango_matrix_get_font_scale_factor(native()) }
  /// `pango_matrix_get_font_scale_factors`.
  public var fontScaleFactors: (xscale: Double, yscale: Double) {
    var xscaleOut = Double()
    var yscaleOut = Double()
    pango_matrix_get_font_scale_factors(native(), &xscaleOut, &yscaleOut)
    return (xscaleOut, yscaleOut)
  }
  /// `pango_matrix_get_slant_ratio`.
  public var slantRatio: Double { pango_matrix_get_slant_ratio(native()) }
  /// `pango_matrix_rotate`.
  public func rotate(_ degrees: Double) { pango_matrix_rotate(native(), degrees) }
  /// `pango_matrix_scale`.
  public func scale(scaleX: Double, scaleY: Double) { pango_matrix_scale(native(), scaleX, scaleY) }
  /// `pango_matrix_translate`.
  public func translate(tx: Double, ty: Double) { pango_matrix_translate(native(), tx, ty) }
}
