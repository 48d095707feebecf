public import Gtk

/// Where in a rectangle something is.
public nonisolated enum RectAlignment: Int, Sendable {
  /// Nowhere.
  case none
  /// In the middle of the upper edge.
  case top
  /// At the beginning of the upper edge.
  case topLeading
  /// In the middle of the leading edge.
  case leading
  /// At the beginning of the lower edge.
  case bottomLeading
  /// In the middle of the lower edge.
  case bottom
  /// At the end of the lower edge.
  case bottomTrailing
  /// In the middle of the trailing edge.
  case trailing
  /// At the end of the upper edge.
  case topTrailing

  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// The point of a rectangle that a badge is fixed to.
@MainActor public final class CollectionLayoutAnchor {
  private enum Offset {
    case absolute(Point)
    case fractional(Point)
  }

  /// The edges that it is at; centred where there are none.
  public let edges: DirectionalRectEdge
  private let shift: Offset

  /// At edges.
  public init(edges: DirectionalRectEdge) { (self.edges, shift) = (edges, .absolute(.zero)) }

  /// At edges, moved by logical pixels.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    (self.edges, shift) = (edges, .absolute(absoluteOffset))
  }

  /// At edges, moved by parts of the badge's own size.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    (self.edges, shift) = (edges, .fractional(fractionalOffset))
  }

  /// The rectangle of a badge of a given size on a rectangle.
  func frame(of size: Size, in rect: Rect) -> Rect {
    let x =
      edges.contains(.leading)
      ? rect.minX : edges.contains(.trailing) ? rect.maxX - size.width : rect.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? rect.minY : edges.contains(.bottom) ? rect.maxY - size.height : rect.midY - size.height / 2
    let offset: Point =
      switch shift {
      case .absolute(let offset): offset
      case .fractional(let part): Point(x: part.x * size.width, y: part.y * size.height)
      }
    return Rect(x: x + offset.x, y: y + offset.y, width: size.width, height: size.height)
  }
}

/// A badge of an item.
@MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind that the data source is asked for.
  public final let elementKind: String
  /// Where it is fixed to the item.
  public final let containerAnchor: CollectionLayoutAnchor
  /// Elements with greater numbers are in front of others.
  public final var zIndex = 1

  /// A badge of a size.
  public init(layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section, or of everything.
@MainActor public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge it is at.
  public let alignment: RectAlignment
  /// How far it is moved from there, in logical pixels.
  public let offset: Point
  /// Whether it has room of its own, and does not cover items. True unless set.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as its section is.
  public var pinToVisibleBounds = false

  /// A header or footer of a size.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: Point = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: CollectionLayoutAnchor(edges: []))
  }
}

/// An element that a layout adds itself: the background of a section.
@MainActor public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind that a class is registered for with the layout.
  public let elementKind: String
  /// Elements with greater numbers are in front of others.
  public var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Behind a section, inside of its `contentInsets`.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(kind: elementKind)
  }
}
