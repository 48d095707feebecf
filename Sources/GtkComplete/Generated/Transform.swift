// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskTransform`.
@MainActor public final class Transform: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gsk_transform_get_type() }
  /// `gsk_transform_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gsk_transform_new())) }
  /// `gsk_transform_equal`.
  @discardableResult public func isEqual(to second: Transform?) -> Bool { gsk_transform_equal(native(), borrowed(second)) != 0 }
  /// `gsk_transform_get_category`.
  public var category: TransformCategory { TransformCategory(rawValue: gsk_transform_get_category(native()).rawValue) }
  /// `gsk_transform_invert`.
  public func invert() -> Transform? { Transform.take(gsk_transform_invert(copied(self))) }
  /// `gsk_transform_perspective`.
  public func perspective(_ depth: Double) -> Transform { Transform.take(gsk_transform_perspective(copied(self), Float(depth)))! }
  /// `gsk_transform_rotate`.
  public func rotate(_ angle: Double) -> Transform? { Transform.take(gsk_transform_rotate(copied(self), Float(angle))) }
  /// `gsk_transform_scale`.
  public func scale(factorX: Double, factorY: Double) -> Transform? { Transform.take(gsk_transform_scale(copied(self), Float(factorX), Float(factorY))) }
  /// `gsk_transform_scale_3d`.
  public func scale3d(factorX: Double, factorY: Double, factorZ: Double) -> Transform? { Transform.take(gsk_transform_scale_3d(copied(self), Float(factorX), Float(factorY), Float(factorZ))) }
  /// `gsk_transform_skew`.
  public func skew(skewX: Double, skewY: Double) -> Transform? { Transform.take(gsk_transform_skew(copied(self), Float(skewX), Float(skewY))) }
  /// `gsk_transform_to_2d`.
  public func to2d() -> (outXx: Double, outYx: Double, outXy: Double, outYy: Double, outDx: Double, outDy: Double) {
    var outXxOut = Float()
    var outYxOut = Float()
    var outXyOut = Float()
    var outYyOut = Float()
    var outDxOut = Float()
    var outDyOut = Float()
    gsk_transform_to_2d(native(), &outXxOut, &outYxOut, &outXyOut, &outYyOut, &outDxOut, &outDyOut)
    return (Double(outXxOut), Double(outYxOut), Double(outXyOut), Double(outYyOut), Double(outDxOut), Double(outDyOut))
  }
  /// `gsk_transform_to_2d_components`.
  public func to2dComponents() -> (outSkewX: Double, outSkewY: Double, outScaleX: Double, outScaleY: Double, outAngle: Double, outDx: Double, outDy: Double) {
    var outSkewXOut = Float()
    var outSkewYOut = Float()
    var outScaleXOut = Float()
    var outScaleYOut = Float()
    var outAngleOut = Float()
    var outDxOut = Float()
    var outDyOut = Float()
    gsk_transform_to_2d_components(native(), &outSkewXOut, &outSkewYOut, &outScaleXOut, &outScaleYOut, &outAngleOut, &outDxOut, &outDyOut)
    return (Double(outSkewXOut), Double(outSkewYOut), Double(outScaleXOut), Double(outScaleYOut), Double(outAngleOut), Double(outDxOut), Double(outDyOut))
  }
  /// `gsk_transform_to_affine`.
  public func toAffine() -> (outScaleX: Double, outScaleY: Double, outDx: Double, outDy: Double) {
    var outScaleXOut = Float()
    var outScaleYOut = Float()
    var outDxOut = Float()
    var outDyOut = Float()
    gsk_transform_to_affine(native(), &outScaleXOut, &outScaleYOut, &outDxOut, &outDyOut)
    return (Double(outScaleXOut), Double(outScaleYOut), Double(outDxOut), Double(outDyOut))
  }
  /// `gsk_transform_to_string`.
  public func toString() -> String { nativeText(taking: gsk_transform_to_string(native())) }
  /// `gsk_transform_to_translate`.
  public func toTranslate() -> (outDx: Double, outDy: Double) {
    var outDxOut = Float()
    var outDyOut = Float()
    gsk_transform_to_translate(native(), &outDxOut, &outDyOut)
    return (Double(outDxOut), Double(outDyOut))
  }
  /// `gsk_transform_transform`.
  public func transform(_ other: Transform?) -> Transform? { Transform.take(gsk_transform_transform(copied(self), borrowed(other))) }
  /// `gsk_transform_transform_bounds`.
  public func transformBounds(_ rect: Rect) -> Rect {
    var outRectOut = graphene_rect_t()
    lend(rect, as: graphene_rect_t.self) { p0 in gsk_transform_transform_bounds(native(), p0, &outRectOut) }
    return outRectOut.value
  }
  /// `gsk_transform_transform_point`.
  public func transformPoint(_ point: Point) -> Point {
    var outPointOut = graphene_point_t()
    lend(point, as: graphene_point_t.self) { p0 in gsk_transform_transform_point(native(), p0, &outPointOut) }
    return outPointOut.value
  }
  /// `gsk_transform_translate`.
  public func translate(_ point: Point) -> Transform? {
    let result = lend(point, as: graphene_point_t.self) { p0 in gsk_transform_translate(copied(self), p0) }
    return Transform.take(result)
  }
  /// `gsk_transform_parse`.
  public static func parse(_ string: String) -> Transform? {
    var outTransformOut = OpaquePointer?.none
    guard gsk_transform_parse(string.withoutNUL, &outTransformOut) != 0 else { return nil }
    return Transform.take(outTransformOut)
  }
}
