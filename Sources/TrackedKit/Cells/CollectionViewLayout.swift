/// How a collection view arranges its cells.
@MainActor open class CollectionViewLayout {
  var arrangement: RowList.Arrangement { .list }
  var hasHeaders: Bool { false }
  var hasFooters: Bool { false }
  var showsSeparators: Bool { false }
  /// The size that every cell has, and the least space around it; nil for what cells ask for.
  var itemFrame: (size: Size, spacing: Size)? { nil }
  /// How cells fill the columns of a grid; nil for what `itemFrame` or they themselves say.
  var itemShape: CollectionItemShape? { nil }
  /// The space around all cells, in logical pixels.
  var contentMargins: Insets { Insets() }
  /// The style's name for the list's look.
  var appearanceClass: String? { nil }

  /// What can be done with an item by swiping its row.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? { nil }

  init() {}
}

/// How a list looks, and what its sections have besides their items.
@MainActor public struct CollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, whose sections are set off.
    case grouped
    /// Rows whose sections stand on cards.
    case insetGrouped
    /// Rows of a navigation at the window's side.
    case sidebar
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Sendable {
    /// There is none.
    case none
    /// The data source's `supplementaryViewProvider` gives it. It is a row that cannot be chosen.
    case supplementary
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Sendable {
    /// There is none.
    case none
    /// The data source's `supplementaryViewProvider` gives it. It is a row that cannot be chosen.
    case supplementary
  }

  /// The look.
  public let appearance: Appearance
  /// Whether sections have headers.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = false
  /// Gives what can be done with an item, at the edge where rows begin; nil for nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> SwipeActionsConfiguration?
  /// What is beside a row that is swiped aside from the edge where rows begin. It is in the row's context menu, too.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is beside a row that is swiped aside from the edge where rows end. It is in the row's context menu, too.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Rows one below the other, or cells in columns, as a section describes them.
///
/// GTK's grids have cells of one size: of a composition the first item of the group of the first section counts, with its insets and
/// the spaces between. What cannot be shown so, such as sections of different kinds, items of different sizes, headers of grids and
/// sections that scroll by themselves, is told in a warning.
@MainActor public final class CollectionViewCompositionalLayout: CollectionViewLayout {
  private enum Kind {
    case list(CollectionLayoutListConfiguration)
    case grid(CollectionLayoutSection)
  }

  private let kind: Kind

  /// Rows one below the other.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(.list(configuration))
  }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Cells as a section describes them.
  public convenience init(section: CollectionLayoutSection) { self.init(.grid(section)) }

  /// Cells as the first section describes them.
  public convenience init(
    sectionProvider:
      @escaping (_ section: Int, _ environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection?
  ) {
    let environment = InitialLayoutEnvironment()
    if let list = sectionProvider(0, environment) {
      self.init(list.listConfiguration.map { .list($0) } ?? .grid(list))
    } else {
      self.init(.list(CollectionLayoutListConfiguration(appearance: .plain)))
    }
  }

  private var list: CollectionLayoutListConfiguration? {
    if case .list(let configuration) = kind { configuration } else { nil }
  }
  private var grid: CollectionLayoutSection? { if case .grid(let section) = kind { section } else { nil } }

  override var arrangement: RowList.Arrangement { grid.map { .grid(columns: $0.columns) } ?? .list }
  override var itemShape: CollectionItemShape? { grid?.itemShape }
  override var contentMargins: Insets { grid?.margins ?? Insets() }
  override var hasHeaders: Bool { list?.headerMode == .supplementary }
  override var hasFooters: Bool { list?.footerMode == .supplementary }
  override var showsSeparators: Bool { list?.showsSeparators == true }
  override var appearanceClass: String? {
    switch list?.appearance {
    case .plain, nil: nil
    case .grouped: "grouped"
    case .insetGrouped: "inset-grouped"
    case .sidebar: "navigation-sidebar"
    }
  }

  override func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    let provider =
      isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }
}

/// Cells of equal width in columns, without headers and footers: what GTK's grid does.
@MainActor public final class CollectionViewGridLayout: CollectionViewLayout {
  private let columns: ClosedRange<Int>

  /// As many columns as fit, within the range.
  public init(columns: ClosedRange<Int>) { self.columns = columns }

  override var arrangement: RowList.Arrangement { .grid(columns: columns) }
}

/// Cells of one size, as many in a line as fit: they share what is left of it, as in UIKit.
@MainActor public final class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of each cell, in logical pixels. Counts when the layout is given to the collection view.
  public var itemSize = Size(width: 50, height: 50)
  /// The least space between the cells of a line, in logical pixels.
  public var minimumInteritemSpacing = 10.0
  /// The space between lines of cells, in logical pixels.
  public var minimumLineSpacing = 10.0

  /// The space around all cells, in logical pixels. Counts when the layout is given to the collection view.
  public var sectionInset = EdgeInsets.zero
  /// Which way the cells scroll: downwards, line below line, or across, column beside column. Counts when the layout is given to the
  /// collection view.
  public var scrollDirection = ScrollDirection.vertical

  /// Which way cells scroll.
  public enum ScrollDirection: Sendable {
    /// Downwards.
    case vertical
    /// Across.
    case horizontal
  }

  /// Cells of 50 by 50 logical pixels.
  public override init() { super.init() }

  // GTK makes thirty rows of cells around those in sight, so that the number of columns is not left open.
  override var arrangement: RowList.Arrangement {
    .grid(columns: 1...24, scrollsAcross: scrollDirection == .horizontal)
  }
  override var contentMargins: Insets {
    Insets(
      top: Int(sectionInset.top), leading: Int(sectionInset.left), bottom: Int(sectionInset.bottom),
      trailing: Int(sectionInset.right))
  }
  override var itemFrame: (size: Size, spacing: Size)? {
    (
      itemSize,
      scrollDirection == .horizontal
        ? Size(width: minimumLineSpacing, height: minimumInteritemSpacing)
        : Size(width: minimumInteritemSpacing, height: minimumLineSpacing)
    )
  }
}
