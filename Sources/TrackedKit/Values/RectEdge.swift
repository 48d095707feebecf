/// Sides of a rectangle.
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// At the left.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// Below.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// At the right.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
