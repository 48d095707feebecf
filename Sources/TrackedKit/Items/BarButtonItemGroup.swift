/// Items of a bar that belong together.
@MainActor public final class BarButtonItemGroup {
  /// The items, in order.
  @AlwaysObserved public var barButtonItems: [BarButtonItem] { didSet { didChange?() } }
  /// Whether the items are left out.
  @AlwaysObserved public var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
  /// Of the group's bar.
  var didChange: (() -> Void)?

  /// A group of items.
  ///
  /// - Parameter representativeItem: an item to replace the others where space is short; a bar here has space for all of them.
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    self.barButtonItems = barButtonItems
  }

  /// A group whose items the user cannot move.
  public static func fixedGroup(
    representativeItem: BarButtonItem? = nil, items: [BarButtonItem]
  ) -> BarButtonItemGroup { BarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  var shownItems: [BarButtonItem] { isHidden ? [] : barButtonItems }
}

extension BarButtonItem {
  /// A group of this item alone.
  public final func creatingFixedGroup() -> BarButtonItemGroup { .fixedGroup(items: [self]) }
}

extension NavigationItem {
  /// Groups at the start of the bar, in reading order: their items become `leftBarButtonItems`.
  public final var leadingItemGroups: [BarButtonItemGroup] {
    get { ItemGroups.of(self).leading }
    set { ItemGroups.of(self).leading = newValue }
  }

  /// Groups at the end of the bar, in reading order: their items become `rightBarButtonItems`, which begin with the outermost.
  public final var trailingItemGroups: [BarButtonItemGroup] {
    get { ItemGroups.of(self).trailing }
    set { ItemGroups.of(self).trailing = newValue }
  }

  /// A group at the very end of the bar, which stays behind `trailingItemGroups`; nil for none.
  public final var pinnedTrailingGroup: BarButtonItemGroup? {
    get { ItemGroups.of(self).pinned }
    set { ItemGroups.of(self).pinned = newValue }
  }
}

/// The groups of a navigation item.
final class ItemGroups {
  private unowned let item: NavigationItem
  var leading: [BarButtonItemGroup] = [] { didSet { follow(leading, before: oldValue) { $0.showLeading() } } }
  var trailing: [BarButtonItemGroup] = [] { didSet { follow(trailing, before: oldValue) { $0.showTrailing() } } }
  var pinned: BarButtonItemGroup? {
    didSet { follow([pinned].compactMap { $0 }, before: [oldValue].compactMap { $0 }) { $0.showTrailing() } }
  }

  private init(of item: NavigationItem) { self.item = item }

  static func of(_ item: NavigationItem) -> ItemGroups {
    if let groups = item.itemGroups { return groups }
    let groups = ItemGroups(of: item)
    item.itemGroups = groups
    return groups
  }

  private func follow(
    _ groups: [BarButtonItemGroup], before: [BarButtonItemGroup], _ show: @escaping (ItemGroups) -> Void
  ) {
    for group in before { group.didChange = nil }
    for group in groups { group.didChange = { [weak self] in self.map(show) } }
    show(self)
  }

  // Each side by itself: what was set as items of the other one stays.

  private func showLeading() { item.leftBarButtonItems = leading.flatMap(\.shownItems) }

  private func showTrailing() {
    item.rightBarButtonItems = (trailing + [pinned].compactMap { $0 }).flatMap(\.shownItems).reversed()
  }
}
