/// Distances from the edges of a rectangle, inwards, in logical pixels. Left and right stay so in every language.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Distances for each edge.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = EdgeInsets()
}

/// Distances from the edges of a rectangle, inwards, in logical pixels. Leading is where lines of text start.
public nonisolated struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the edge where lines start.
  public var leading: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the edge where lines end.
  public var trailing: Double

  /// Distances for each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero = DirectionalEdgeInsets()
}
