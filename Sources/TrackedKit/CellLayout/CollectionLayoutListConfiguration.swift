public import Foundation

/// How a list looks, and what its sections have besides their items.
@MainActor public struct CollectionLayoutListConfiguration {
  /// The look of a list.
  public nonisolated enum Appearance: Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, whose sections are set off.
    case grouped
    /// Rows whose sections are on cards.
    case insetGrouped
    /// Rows of a navigation at the window's side.
    case sidebar
    /// Rows of a navigation at the window's side, without a ground of their own.
    case sidebarPlain
  }

  /// Where the header of a section comes from.
  public nonisolated enum HeaderMode: Sendable {
    /// There is none.
    case none
    /// The data source's `supplementaryViewProvider` gives it. It is a row that cannot be chosen.
    case supplementary
    /// The first item of the section is its header: it is above the others, outside of their background.
    case firstItemInSection
  }

  /// Where the footer of a section comes from.
  public nonisolated enum FooterMode: Sendable {
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
  /// The colour around the rows of a list, which the collection view's `backgroundColor` becomes; nil changes nothing.
  public var backgroundColor: Color?
  /// Whether there are lines between rows: from the start in all lists but sidebars.
  public var showsSeparators: Bool
  /// The separators around each item.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Returns the separators around an item, from its index path and `separatorConfiguration`. Called as items come into
  /// sight, and when others have come or gone. Not tracked.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
  ) -> ListSeparatorConfiguration
  /// The separators around an item; nil for `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the swipe actions of an item, at the edge where rows begin; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> SwipeActionsConfiguration?
  /// The actions beside a row that is swiped from its leading edge. They are in the row's context menu, too.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions beside a row that is swiped from its trailing edge. They are in the row's context menu, too.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether lines are like others than the theme's.
  var describesSeparators: Bool {
    itemSeparatorHandler != nil || separatorConfiguration != ListSeparatorConfiguration(listAppearance: appearance)
  }

  func separator(at indexPath: IndexPath) -> ListSeparatorConfiguration {
    itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
  }

  /// Whether a GTK list that shows this section can show the other one, too.
  func isShown(like other: Self) -> Bool {
    appearance == other.appearance && headerMode == other.headerMode && footerMode == other.footerMode
      && showsSeparators == other.showsSeparators && backgroundColor == other.backgroundColor
  }
}
