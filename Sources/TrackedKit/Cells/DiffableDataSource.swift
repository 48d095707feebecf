public import Foundation

/// The common part of the diffable data sources of collection and table views: snapshots, identifiers and their index paths, and rows that the
/// user moves. Programs use one of the subclasses.
@MainActor open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: RowProviding {
  /// The identifier of a section.
  public typealias Section = SectionIdentifierType
  /// The identifier of an item.
  public typealias Item = ItemIdentifierType

  final let content = DiffableContent<Section, Item>()
  /// Those of the view, which holds the data source weakly.
  private weak var rows: RowList?

  final var rowSource: any RowSource { content.rows }

  /// Whether rows come and go in an animation where differences are animated.
  var animatesRows: Bool { true }

  init(rows: RowList) { self.rows = rows }

  /// Called when the user moves items. Without `canReorderItem` none can be moved.
  @AlwaysObserved public final var reorderingHandlers = DiffableDataSourceReorderingHandlers<Section, Item>() {
    didSet {
      guard reorderingHandlers.canReorderItem != nil, oldValue.canReorderItem == nil, let rows else { return }
      rows.reordering = RowReordering(rows) { [weak self] in
        self?.canMove($0) ?? false
      } move: { [weak self] in
        self?.move($0, to: $1)
      }
    }
  }

  private func canMove(_ path: IndexPath) -> Bool {
    content.item(at: path).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  private func move(_ path: IndexPath, to destination: IndexPath) {
    guard let transaction = content.transaction(moving: path, to: destination) else { return }
    reorderingHandlers.willReorder?(transaction)
    content.apply(transaction.finalSnapshot, animated: true)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The current content, to be edited and applied.
  public final func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { content.snapshot }

  /// Applies a snapshot. The edits of one that came from `snapshot()` are applied one by one; any other is compared. A snapshot
  /// with an edit that could not be made is not applied; a warning names the edit.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether cells in sight come and go in an animation.
  ///   - completion: called once, when everything is shown and every animation has ended.
  public final func apply(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, animated: animatingDifferences && animatesRows)
    if let completion { rows?.whenSettled(completion) }
  }

  /// Applies a snapshot, and fills every cell again.
  public final func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, reloads: true)
    if let completion { rows?.whenSettled(completion) }
  }

  /// The item at an index path; nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { content.item(at: indexPath) }

  /// The place of an item; nil if it is not there.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { content.path(of: itemIdentifier) }

  /// The section at an index; nil if there is none.
  public final func sectionIdentifier(for index: Int) -> Section? { content.section(at: index) }

  /// The index of a section; nil if it is not there.
  public final func index(for sectionIdentifier: Section) -> Int? { content.index(of: sectionIdentifier) }
}
