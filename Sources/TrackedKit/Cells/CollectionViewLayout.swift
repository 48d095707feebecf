/// How a collection view arranges its cells.
@MainActor open class CollectionViewLayout {
  var arrangement: RowList.Arrangement { .list }
  var hasHeaders: Bool { false }
  var hasFooters: Bool { false }
  var showsSeparators: Bool { false }
  /// The size that every cell has, and the least space around it; nil for what cells ask for.
  var itemFrame: (size: Size, spacing: Size)? { nil }
  /// The style's name for the list's look.
  var appearanceClass: String? { nil }

  init() {}
}

/// How a list looks, and what its sections have besides their items.
@MainActor public struct CollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows whose sections are set off. GTK's lists draw none of it: the style class is `grouped`.
    case grouped
    /// Rows whose sections stand on cards. GTK's lists draw none of it: the style class is `inset-grouped`.
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

  /// A list without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Lists: rows one below the other. UIKit's other compositions have no counterpart in GTK's list widgets.
@MainActor public final class CollectionViewCompositionalLayout: CollectionViewLayout {
  private let configuration: CollectionLayoutListConfiguration

  private init(_ configuration: CollectionLayoutListConfiguration) { self.configuration = configuration }

  /// Rows one below the other.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(configuration)
  }

  override var hasHeaders: Bool { configuration.headerMode == .supplementary }
  override var hasFooters: Bool { configuration.footerMode == .supplementary }
  override var showsSeparators: Bool { configuration.showsSeparators }
  override var appearanceClass: String? {
    switch configuration.appearance {
    case .plain: nil
    case .grouped: "grouped"
    case .insetGrouped: "inset-grouped"
    case .sidebar: "navigation-sidebar"
    }
  }
}

/// Cells of equal width in columns, without headers and footers: what GTK's grid does.
@MainActor public final class CollectionViewGridLayout: CollectionViewLayout {
  private let columns: ClosedRange<Int>

  /// As many columns as fit, within the range.
  public init(columns: ClosedRange<Int>) { self.columns = columns }

  override var arrangement: RowList.Arrangement { .grid(columns: columns) }
}

/// Cells of one size, as many side by side as fit: they share what is left of the width, as in UIKit.
@MainActor public final class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of each cell, in logical pixels. Counts when the layout is given to the collection view.
  public var itemSize = Size(width: 50, height: 50)
  /// The least space between cells side by side, in logical pixels.
  public var minimumInteritemSpacing = 10.0
  /// The space between rows of cells, in logical pixels.
  public var minimumLineSpacing = 10.0

  /// Cells of 50 by 50 logical pixels.
  public override init() { super.init() }

  // GTK makes thirty rows of cells around those in sight, so that the number of columns is not left open.
  override var arrangement: RowList.Arrangement { .grid(columns: 1...24) }
  override var itemFrame: (size: Size, spacing: Size)? {
    (itemSize, Size(width: minimumInteritemSpacing, height: minimumLineSpacing))
  }
}
