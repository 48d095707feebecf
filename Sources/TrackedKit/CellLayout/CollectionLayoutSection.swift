public import Gtk

/// How a section of a composition scrolls across.
public nonisolated enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: its groups are below each other.
  case none
  /// Anywhere: scrolling ends where it is released.
  case continuous
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// It comes to rest at whole widths of the collection view.
  case paging
  /// It comes to rest where a group begins.
  case groupPaging
  /// It comes to rest with a group in the middle.
  case groupPagingCentered
}

/// The layout of a section's cells: groups one after the other.
@MainActor public final class CollectionLayoutSection {
  /// The repeated group.
  let group: CollectionLayoutGroup
  let listConfiguration: CollectionLayoutListConfiguration?
  /// The space around all cells, in logical pixels.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The space between groups, in logical pixels.
  public var interGroupSpacing = 0.0
  /// Whether the groups are side by side and scroll horizontally, and where that comes to rest. In a collection view that itself scrolls
  /// horizontally it has no effect.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section; see `CollectionViewLayout.register(_:forDecorationViewOfKind:)`.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Whether headers and footers are inside of `contentInsets` horizontally. True unless set.
  public var supplementariesFollowContentInsets = true
  /// Called whenever the section is laid out or scrolls, with the cells in sight and how far it is scrolled: it may change how they are seen.
  public var visibleItemsInvalidationHandler:
    (
      (
        _ visibleItems: [any CollectionLayoutVisibleItem], _ offset: Point,
        _ environment: any CollectionLayoutEnvironment
      )
        -> Void
    )?

  /// A section of groups.
  public init(group: CollectionLayoutGroup) {
    self.group = group
    listConfiguration = nil
  }

  private init(_ configuration: CollectionLayoutListConfiguration) {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    group = .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    listConfiguration = configuration
    let side = configuration.appearance == .insetGrouped ? 18.0 : 0
    let end = configuration.appearance == .plain || configuration.appearance == .sidebar ? 0.0 : 18
    contentInsets = DirectionalEdgeInsets(top: 0, leading: side, bottom: end, trailing: side)
    let endSize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
    if configuration.headerMode == .supplementary {
      boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: endSize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: endSize, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom))
    }
  }

  /// A section that is a list. Where all sections of a collection view are lists of one look it is GTK's list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { CollectionLayoutSection(configuration) }
}
