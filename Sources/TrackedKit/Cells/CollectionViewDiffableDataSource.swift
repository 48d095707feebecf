public import Foundation

/// Fills a collection view from snapshots. Applying another snapshot changes only what differs: cells of items
/// that stay are left alone (C-146).
///
/// Applying an edited snapshot costs as much as its edits, in a list of any length (C-224). Applying a new one
/// compares its identifiers once.
@MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource
{
  /// Returns the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> CollectionViewCell?
  /// Returns a header or footer, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  private let cellProvider: CellProvider
  final weak var collectionView: CollectionView?
  /// The sections that are trees.
  final var outlines: [Section: DiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Called when the user expands and collapses items.
  public final var sectionSnapshotHandlers = DiffableDataSourceSectionSnapshotHandlers<Item>()

  /// Fills `collectionView` with cells that `cellProvider` gives, and becomes its data source. The collection view holds it
  /// weakly: keep it.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init(rows: collectionView.rows)
    collectionView.dataSource = self
  }

  /// Returns the headers and footers that the layout requests.
  @AlwaysObserved public final var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.supplementsDidChange() }
  }

  // MARK: CollectionViewDataSource

  open func numberOfSections(in collectionView: CollectionView) -> Int { content.state.sections.sections.count }

  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    content.state.sections.counts[section]
  }

  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    content.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) } ?? CollectionViewCell()
  }

  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  /// Whether there is a `supplementaryViewProvider`.
  public final func hasSupplementaryViews(for collectionView: CollectionView) -> Bool {
    supplementaryViewProvider != nil
  }
}
