/// A place in logical pixels, from a widget's top left corner. Named as CoreGraphics names it.
public nonisolated struct Point: Hashable, Sendable {
  /// The way to the right.
  public var x: Double
  /// The way downwards.
  public var y: Double

  /// A place by its distances from the corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A place by its distances from the corner.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }

  /// The corner.
  public init() { self.init(x: 0.0, y: 0.0) }

  /// The corner.
  public static let zero = Point()

  /// The point after a transform.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}
