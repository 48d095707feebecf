public import Foundation

/// Where a guide of a view is, unless the view says otherwise.
@MainActor @preconcurrency public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view of some size.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where its guides are.
@MainActor public struct ViewDimensions {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { explicit(guide.key) ?? guide.key.defaultValue(in: self) }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { explicit(guide.key) ?? guide.key.defaultValue(in: self) }

  /// Where a guide is, if the view says it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide is, if the view says it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

/// Names a guide.
nonisolated struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  @MainActor func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.axis == right.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// The guides that each view has by its size. A stack has its own, whatever the views inside say of theirs.
protocol EdgeGuide: AlignmentID {}

/// A guide across the width of views.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// Where lines of text begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where lines of text end.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: EdgeGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: EdgeGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide across the height of views.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// Above.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// Below.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first line of text; the bottom of what has no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The last line of text; the bottom of what has no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: EdgeGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: EdgeGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: EdgeGuide {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A guide in each direction.
public nonisolated struct Alignment: Equatable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Both guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edges, and the first lines of texts.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middles, and the first lines of texts.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edges, and the first lines of texts.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edges, and the last lines of texts.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middles, and the last lines of texts.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edges, and the last lines of texts.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
