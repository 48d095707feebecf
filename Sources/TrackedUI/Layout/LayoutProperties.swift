import Gtk

/// What a layout is like.
public nonisolated struct LayoutProperties: Sendable {
  /// The direction in which it puts views one after the other; nil for none: a `Spacer` and a `Divider` inside follow it.
  public var stackOrientation: Axis?
  /// A layout without a direction.
  public init() {}
}

/// The space that a view wants to its neighbours.
public nonisolated struct ViewSpacing: Sendable {
  private let isNone: Bool
  /// The usual space.
  public init() { isNone = false }
  private init(isNone: Bool) { self.isNone = isNone }
  /// No space.
  public static let zero = ViewSpacing(isNone: true)
  /// The distance to a neighbour, in logical pixels.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    isNone && next.isNone ? 0 : defaultStackSpacing
  }
  /// Takes in what another view wants.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = ViewSpacing(isNone: isNone && other.isNone)
  }
  /// What both want.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isNone: isNone && other.isNone)
  }
}
