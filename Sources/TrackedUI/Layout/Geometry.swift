public import Foundation

/// The size a container proposes to a view: nil asks for the ideal size, 0 for the smallest, `.infinity` for the largest.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The width proposed.
  public var width: CGFloat?
  /// The height proposed.
  public var height: CGFloat?

  /// A proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A whole size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// As small as can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As large as can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Just as large as the view wants to be.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with another size where it says none.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A horizontal or vertical direction.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// Some directions.
  @RawRepresented(by: Int8.self)
  public nonisolated struct Set: OptionSet, Sendable {
    /// Left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where lines of text begin.
  case leading
  /// Below.
  case bottom
  /// Where lines of text end.
  case trailing

  /// Some edges.
  @RawRepresented(by: Int8.self)
  public nonisolated struct Set: OptionSet, Sendable {
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Where lines of text begin.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// Where lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A place in a rectangle, from (0, 0), leading and top, to (1, 1).
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// From leading to trailing.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// A place.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension View {
  /// Has what is around move the view as a whole: it does so anyhow.
  public func geometryGroup() -> some View { self }
}
