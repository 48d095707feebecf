public import Gtk

/// A transform of a layer. It is one of the plane: what turns out of the plane is seen from far away, without perspective.
public typealias CATransform3D = AffineTransform

/// Changes nothing.
public nonisolated let CATransform3DIdentity = AffineTransform.identity

/// Made larger or smaller in each direction.
public nonisolated func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> CATransform3D {
  AffineTransform(scaleX: sx, y: sy)
}

/// Moved.
public nonisolated func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> CATransform3D {
  AffineTransform(translationX: tx, y: ty)
}

/// Turned by radians around an axis: (0, 0, 1) is the one that turns in the plane.
public nonisolated func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = AffineTransform(rotationAngle: angle)
  let (cosine, sine) = (turn.a, turn.b)
  let rest = 1 - cosine
  return AffineTransform(
    a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest, tx: 0,
    ty: 0)
}

/// A transform of the plane, as it is.
public nonisolated func CATransform3DMakeAffineTransform(_ transform: AffineTransform) -> CATransform3D { transform }

/// Made larger or smaller before everything that a transform does.
public nonisolated func CATransform3DScale(_ transform: CATransform3D, _ sx: Double, _ sy: Double, _ sz: Double)
  -> CATransform3D
{
  transform.scaledBy(x: sx, y: sy)
}

/// Moved before everything that a transform does.
public nonisolated func CATransform3DTranslate(_ transform: CATransform3D, _ tx: Double, _ ty: Double, _ tz: Double)
  -> CATransform3D
{
  transform.translatedBy(x: tx, y: ty)
}

/// Turned before everything that a transform does.
public nonisolated func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(transform)
}

/// One transform, and then another.
public nonisolated func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  first.concatenating(second)
}

/// The inverse of a transform.
public nonisolated func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D { transform.inverted() }

/// Whether a transform changes nothing.
public nonisolated func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform.isIdentity }

extension AffineTransform {
  /// The perspective of a transform.
  @available(*, unavailable, message: "GTK 4.8's renderers draw no perspective: leave it out")
  @NeverCalled public var m34: Double
}

nonisolated extension Value {
  /// A layer's transform.
  public init(caTransform3D: CATransform3D) { self.init(caTransform3D as Any) }
}
