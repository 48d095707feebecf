import Glibc

/// A map of the plane that keeps lines straight and parallel: moved, turned, scaled, sheared. Named as CoreGraphics names it.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
public nonisolated struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var a: Double
  /// How much of x goes into y.
  public var b: Double
  /// How much of y goes into x.
  public var c: Double
  /// How much of y goes into y.
  public var d: Double
  /// The translation to the right, in logical pixels.
  public var tx: Double
  /// The translation downwards, in logical pixels.
  public var ty: Double

  /// A transform by its matrix.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform by its matrix.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A translation.
  public init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// A scaling in each direction.
  public init(scaleX sx: Double, y sy: Double) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// A clockwise rotation, in radians.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Changes nothing.
  public static let identity = AffineTransform()

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform with a translation before everything else.
  public func translatedBy(x tx: Double, y ty: Double) -> AffineTransform {
    AffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform with a scaling before everything else.
  public func scaledBy(x sx: Double, y sy: Double) -> AffineTransform {
    AffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform with a clockwise rotation, in radians, before everything else.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform followed by another.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; the transform itself if it has none, as in CoreGraphics.
  public func inverted() -> AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension AffineTransform {
  /// The parts of a transform, in the order in which they apply: scaled, sheared, rotated, moved.
  public nonisolated struct Parts: Hashable, Sendable {
    /// The factor of the width.
    public var scaleX = 1.0
    /// The factor of the height.
    public var scaleY = 1.0
    /// How far a unit of height leans to the right.
    public var shear = 0.0
    /// Radians, clockwise.
    public var rotation = 0.0
    /// The translation to the right and downwards.
    public var translation = Point.zero

    /// Parts of a transform that changes nothing but still has to be filled in.
    public init() {}
  }

  /// The parts of the transform; those that change nothing if it is not finite.
  public var parts: Parts {
    var parts = Parts()
    guard [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return parts }
    parts.translation = Point(x: tx, y: ty)
    parts.scaleX = hypot(a, b)
    guard parts.scaleX != 0 else {
      parts.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      parts.scaleY = hypot(c, d)
      return parts
    }
    let determinant = a * d - b * c
    // A mirror of the width and a half turn look the same as a mirror of the height; the first is what people mean.
    if determinant < 0, a < 0 { parts.scaleX = -parts.scaleX }
    parts.rotation = atan2(b / parts.scaleX, a / parts.scaleX)
    parts.scaleY = determinant / parts.scaleX
    parts.shear = parts.scaleY == 0 ? 0 : (a * c + b * d) / (parts.scaleX * parts.scaleY)
    return parts
  }

  /// A transform made of parts.
  public init(_ parts: Parts) {
    let turn = AffineTransform(rotationAngle: parts.rotation)
    let lean = AffineTransform(a: 1, b: 0, c: parts.shear, d: 1, tx: 0, ty: 0)
    self = AffineTransform(scaleX: parts.scaleX, y: parts.scaleY).concatenating(lean).concatenating(turn)
    tx = parts.translation.x
    ty = parts.translation.y
  }
}
