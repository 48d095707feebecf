/// Sides of a rectangle.
@RawRepresented(by: UInt.self)
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
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
