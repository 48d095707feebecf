/// A way in two directions: `CGVector` without its prefix.
public nonisolated struct Vector: Hashable, Sendable {
  /// Across.
  public var dx: Double
  /// Down.
  public var dy: Double

  /// A way.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// No way.
  public static let zero = Vector()
}
