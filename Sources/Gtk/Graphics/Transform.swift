/// Where and how something is drawn, other than where it was laid out: scaled, then turned, then moved.
public nonisolated struct Transform: Equatable, Sendable {
  /// The way to the right, in logical pixels.
  public var translationX: Double
  /// The way downwards, in logical pixels.
  public var translationY: Double
  /// Degrees, clockwise.
  public var rotation: Double
  /// The factor of the width.
  public var scaleX: Double
  /// The factor of the height.
  public var scaleY: Double

  /// A transform by its parts.
  public init(
    translationX: Double = 0, translationY: Double = 0, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1
  ) {
    self.translationX = translationX
    self.translationY = translationY
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
  }

  /// Changes nothing.
  public static let identity = Transform()

  /// Moved.
  public static func translation(x: Double = 0, y: Double = 0) -> Transform {
    Transform(translationX: x, translationY: y)
  }

  /// Turned clockwise.
  public static func rotation(degrees: Double) -> Transform { Transform(rotation: degrees) }

  /// Made larger or smaller.
  public static func scale(_ factor: Double) -> Transform { Transform(scaleX: factor, scaleY: factor) }
}
