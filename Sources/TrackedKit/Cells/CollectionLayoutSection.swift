public import Gtk

/// A length of a cell or a group of cells.
@MainActor public struct CollectionLayoutDimension: Equatable {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The part, or the length in logical pixels.
  public let dimension: Double

  /// A part of the width of what it is in.
  public static func fractionalWidth(_ part: Double) -> Self { Self(kind: .fractionalWidth, dimension: part) }
  /// A part of the height of what it is in.
  public static func fractionalHeight(_ part: Double) -> Self { Self(kind: .fractionalHeight, dimension: part) }
  /// A length in logical pixels.
  public static func absolute(_ length: Double) -> Self { Self(kind: .absolute, dimension: length) }
  /// About how long it is, in logical pixels; cells are as high as they ask for.
  public static func estimated(_ length: Double) -> Self { Self(kind: .estimated, dimension: length) }
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
}

/// A space between cells.
@MainActor public struct CollectionLayoutSpacing {
  let length: Double

  /// A space in logical pixels.
  public static func fixed(_ length: Double) -> Self { Self(length: length) }
  /// A space of at least so many logical pixels. Here the columns share what is left.
  public static func flexible(_ length: Double) -> Self { Self(length: length) }
}

/// A cell of a composition.
@MainActor open class CollectionLayoutItem {
  /// How large it is.
  public final let layoutSize: CollectionLayoutSize
  /// The space around it, inside of its size.
  public final var contentInsets = DirectionalEdgeInsets.zero

  /// A cell of a size.
  public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Cells side by side, or one below the other, which are repeated.
@MainActor public final class CollectionLayoutGroup: CollectionLayoutItem {
  /// What is in it.
  public let subitems: [CollectionLayoutItem]
  /// The space between the cells.
  public var interItemSpacing: CollectionLayoutSpacing?
  let isHorizontal: Bool
  /// How many cells there are in a line; nil for as many as fit.
  let count: Int?

  private init(_ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], isHorizontal: Bool, count: Int?)
  {
    precondition(!subitems.isEmpty, "a group of a composition has an item")
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  /// Cells side by side.
  public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    Self(layoutSize, subitems, isHorizontal: true, count: subitems.count == 1 ? nil : subitems.count)
  }

  /// A number of equal cells side by side.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], isHorizontal: true, count: count) }

  /// A number of equal cells side by side.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], isHorizontal: true, count: count) }

  /// Cells one below the other.
  public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    Self(layoutSize, subitems, isHorizontal: false, count: subitems.count == 1 ? nil : subitems.count)
  }

  /// A number of equal cells one below the other.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], isHorizontal: false, count: count) }

  /// A number of equal cells one below the other.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], isHorizontal: false, count: count) }
}

/// What a provider of sections may ask for.
@MainActor public protocol CollectionLayoutEnvironment {
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// Before there is a collection view.
struct InitialLayoutEnvironment: CollectionLayoutEnvironment {
  var traitCollection: TraitCollection { TraitCollection.current }
}

/// How the cells of a collection view stand: groups one below the other.
@MainActor public final class CollectionLayoutSection {
  /// What is repeated.
  private let group: CollectionLayoutGroup?
  let listConfiguration: CollectionLayoutListConfiguration?
  /// The space around all cells, in logical pixels.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The space between groups, in logical pixels.
  public var interGroupSpacing = 0.0

  /// A section of groups.
  public init(group: CollectionLayoutGroup) {
    self.group = group
    listConfiguration = nil
  }

  private init(_ configuration: CollectionLayoutListConfiguration) {
    group = nil
    listConfiguration = configuration
  }

  /// A section that is a list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { CollectionLayoutSection(configuration) }

  /// The cell that all are like.
  private var cell: (item: CollectionLayoutItem, width: CollectionLayoutDimension, height: CollectionLayoutDimension)? {
    guard let group else { return nil }
    var (item, width, height) = (
      group as CollectionLayoutItem, group.layoutSize.widthDimension, group.layoutSize.heightDimension
    )
    while let current = item as? CollectionLayoutGroup, let first = current.subitems.first {
      if current.subitems.contains(where: { $0.layoutSize !== first.layoutSize }) { warn("items of different sizes") }
      width = Self.length(first.layoutSize.widthDimension, in: width, current.isHorizontal ? current.count : nil)
      height = Self.length(first.layoutSize.heightDimension, in: height, current.isHorizontal ? nil : current.count)
      item = first
    }
    return (item, width, height)
  }

  /// A length in what it is in: a part of a part is a smaller part. Of a number of equal cells each has as much as the others.
  private static func length(
    _ inner: CollectionLayoutDimension, in outer: CollectionLayoutDimension, _ count: Int?
  ) -> CollectionLayoutDimension {
    if let count { return CollectionLayoutDimension(kind: outer.kind, dimension: outer.dimension / Double(count)) }
    switch inner.kind {
    case .absolute, .estimated: return inner
    case .fractionalWidth, .fractionalHeight:
      return CollectionLayoutDimension(kind: outer.kind, dimension: outer.dimension * inner.dimension)
    }
  }

  /// How many cells stand side by side.
  var columns: ClosedRange<Int> {
    guard let cell else { return 1...1 }
    guard cell.width.kind == .fractionalWidth else { return 1...24 }
    let count = max(1, Int((1 / max(cell.width.dimension, 0.01)).rounded()))
    return count...count
  }

  var itemShape: CollectionItemShape? {
    guard let cell else { return nil }
    let between = group?.interItemSpacing?.length ?? 0
    let insets = cell.item.contentInsets
    var shape = CollectionItemShape(
      margins: Insets(
        top: Int(insets.top + interGroupSpacing / 2), leading: Int(insets.leading + between / 2),
        bottom: Int(insets.bottom + interGroupSpacing / 2), trailing: Int(insets.trailing + between / 2)))
    switch cell.height.kind {
    case .absolute: shape.height = max(0, cell.height.dimension - insets.top - insets.bottom)
    // The height is a part of the width of everything, and a cell has a part of that.
    case .fractionalWidth where cell.width.kind == .fractionalWidth:
      shape.heightForWidth = cell.height.dimension / cell.width.dimension
    case .fractionalWidth, .fractionalHeight, .estimated: break
    }
    if cell.width.kind == .absolute { shape.width = cell.width.dimension - insets.leading - insets.trailing }
    return shape
  }

  var margins: Insets {
    Insets(
      top: Int(contentInsets.top), leading: Int(contentInsets.leading), bottom: Int(contentInsets.bottom),
      trailing: Int(contentInsets.trailing))
  }

  private func warn(_ what: String) {
    UpdateInspector.warn("a composition has \(what), which GTK's grids have not; cells have the size of the first.")
  }
}

/// How cells fill the columns of a grid.
struct CollectionItemShape: Equatable {
  /// The space around a cell.
  var margins: Insets
  /// The least width; nil for that of the column.
  var width: Double?
  /// The height; nil for what the content asks for.
  var height: Double?
  /// The height for a width of 1; nil for none.
  var heightForWidth: Double?
}
