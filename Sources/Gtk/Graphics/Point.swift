/// A place in logical pixels, from a widget's top left corner.
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

  /// The corner.
  public init() { self.init(x: 0, y: 0) }

  /// The corner.
  public static let zero = Point()
}
