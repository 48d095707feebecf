/// The user's changes in one section.
public nonisolated struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items afterwards.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the previous and the new items; computed on access.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}

/// The user's changes by moving items in a list.
public nonisolated struct DiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The list before.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The list afterwards.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The user's changes in each section whose items or order have changed; computed on access.
  public var sectionTransactions: [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      let isKnown = initialSnapshot.indexOfSection(section) != nil
      let before = isKnown ? initialSnapshot.itemIdentifiers(inSection: section) : []
      guard before != after else { return nil }
      var (initial, final) = (
        DiffableDataSourceSectionSnapshot<ItemIdentifierType>(), DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      initial.append(before)
      final.append(after)
      return DiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
    }
  }

  /// The difference between the previous and the new items, in all sections; computed on access.
  public var difference: CollectionDifference<ItemIdentifierType> {
    let before = initialSnapshot.itemIdentifiers
    return finalSnapshot.itemIdentifiers.difference(from: before)
  }
}

/// The closures that a diffable data source calls when the user moves the chosen item, with Alt and an arrow key.
@MainActor
public struct DiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The user's changes.
  public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Whether an item may be moved; nil if none may.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// The user moves an item; the list has not changed yet.
  public var willReorder: ((Transaction) -> Void)?
  /// The user has moved an item: write the new order into the model here.
  public var didReorder: ((Transaction) -> Void)?
}
