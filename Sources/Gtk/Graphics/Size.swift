/// A width and a height in logical pixels. Named as CoreGraphics names it.
public nonisolated struct Size: Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// A size by its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size by its sides.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

  /// Nothing.
  public init() { self.init(width: 0.0, height: 0.0) }

  /// Nothing.
  public static let zero = Size()

  /// The size after a transform, without its translation.
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}
