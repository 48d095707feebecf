public import Gtk
import GtkTracking

/// A length of a cell or a group of cells.
@MainActor public struct CollectionLayoutDimension: Equatable {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The part, or the length in logical pixels.
  public let dimension: Double

  /// A fraction of its container's width.
  public static func fractionalWidth(_ part: Double) -> Self { Self(kind: .fractionalWidth, dimension: part) }
  /// A fraction of its container's height.
  public static func fractionalHeight(_ part: Double) -> Self { Self(kind: .fractionalHeight, dimension: part) }
  /// A length in logical pixels.
  public static func absolute(_ length: Double) -> Self { Self(kind: .absolute, dimension: length) }
  /// About how long it is, in logical pixels, until its cell says how long it asks to be.
  public static func estimated(_ length: Double) -> Self { Self(kind: .estimated, dimension: length) }

  /// Whether it is a part of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is given in logical pixels.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell says it.
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of a cell or a group of cells.
@MainActor public final class CollectionLayoutSize {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// A size.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func size(in container: Size) -> Size {
    Size(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var selfSizing: CollectionViewLayoutAttributes.SelfSizing {
    var result: CollectionViewLayoutAttributes.SelfSizing = []
    if widthDimension.isEstimated { result.insert(.width) }
    if heightDimension.isEstimated { result.insert(.height) }
    return result
  }
}

/// A space between cells.
@MainActor public struct CollectionLayoutSpacing {
  let length: Double
  /// Whether it takes the remaining space.
  public let isFlexible: Bool

  /// A space in logical pixels.
  public static func fixed(_ length: Double) -> Self { Self(length: length, isFlexible: false) }
  /// A space of at least this many logical pixels, which shares the remaining space with others.
  public static func flexible(_ length: Double) -> Self { Self(length: length, isFlexible: true) }

  /// The length in logical pixels, or the least one.
  public var spacing: Double { length }
  /// Whether it is of one length.
  public var isFixed: Bool { !isFlexible }
}

/// The spaces at the edges of a cell or a group, outside of its size.
@MainActor public final class CollectionLayoutEdgeSpacing {
  /// Before it.
  public let leading: CollectionLayoutSpacing?
  /// Above it.
  public let top: CollectionLayoutSpacing?
  /// Behind it.
  public let trailing: CollectionLayoutSpacing?
  /// Below it.
  public let bottom: CollectionLayoutSpacing?

  /// Spaces at the edges; nil for none. A flexible one has its least length.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// A cell of a composition.
@MainActor open class CollectionLayoutItem {
  /// How large it is.
  public final let layoutSize: CollectionLayoutSize
  /// The space around it, inside of its size. A side that the cell says itself has none.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The space around it, outside of its size.
  public final var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The badges of it.
  public final let supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// A cell of a size, with badges.
  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The insets of the sides that the cell does not say itself.
  final var usedInsets: DirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// Cells side by side, or one below the other, which are repeated.
@MainActor public final class CollectionLayoutGroup: CollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom((any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem])
  }

  /// Its content.
  public let subitems: [CollectionLayoutItem]
  /// The space between the cells.
  public var interItemSpacing: CollectionLayoutSpacing?
  let arrangement: Arrangement
  /// How many cells there are in a line; nil for as many as fit.
  let count: Int?

  private init(
    _ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], _ arrangement: Arrangement,
    count: Int? = nil
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize)
  }

  private static func checked(_ subitems: [CollectionLayoutItem]) -> [CollectionLayoutItem] {
    precondition(!subitems.isEmpty, "a group of a composition has an item")
    return subitems
  }

  /// Cells side by side, again and again as long as there is room.
  public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    Self(layoutSize, checked(subitems), .horizontal)
  }

  /// A number of equal cells side by side. A width that is a part of the group's is the same for all, without the spaces between.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], .horizontal, count: count) }

  /// A number of equal cells side by side.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], .horizontal, count: count) }

  /// Cells one below the other, again and again as long as there is room.
  public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    Self(layoutSize, checked(subitems), .vertical)
  }

  /// A number of equal cells one below the other. A height that is a part of the group's is the same for all, without the spaces between.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], .vertical, count: count) }

  /// A number of equal cells one below the other.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], .vertical, count: count) }

  /// Cells where a closure says.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> Self { Self(layoutSize, [], .custom(itemProvider)) }
}

/// A cell of a group whose places are given one by one.
@MainActor public final class CollectionLayoutGroupCustomItem {
  /// Its rectangle in the group.
  public let frame: Rect
  /// Cells with greater numbers are in front of others.
  public let zIndex: Int

  /// A cell at a place.
  public init(frame: Rect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// The container of a composition.
@MainActor public protocol CollectionLayoutContainer: AnyObject {
  /// Its size, in logical pixels.
  var contentSize: Size { get }
  /// Its size without the insets.
  var effectiveContentSize: Size { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets without room for bars, which are beside the content here: the same.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The environment of a section provider.
@MainActor public protocol CollectionLayoutEnvironment {
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
  /// The container of the section or the group.
  var container: any CollectionLayoutContainer { get }
}

final class LayoutContainer: CollectionLayoutContainer {
  let contentSize: Size
  let contentInsets: DirectionalEdgeInsets

  init(_ contentSize: Size, insets: DirectionalEdgeInsets = .zero) {
    (self.contentSize, contentInsets) = (contentSize, insets)
  }

  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: Size { contentSize.inset(by: contentInsets) }
}

struct LayoutEnvironment: CollectionLayoutEnvironment {
  let traitCollection: TraitCollection
  let container: any CollectionLayoutContainer
}

extension Size {
  func inset(by insets: DirectionalEdgeInsets) -> Size {
    Size(width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
