/// Fills a collection view from snapshots, and turns one into the next by what differs: cells of items
/// that stay are left alone (C-146).
///
/// Applying an edited snapshot costs as much as its edits, in a list of any length (C-224). Applying one that was made anew
/// compares its identifiers once.
@MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  CollectionViewDataSource, RowProviding
{
  /// What identifies a section.
  public typealias Section = SectionIdentifierType
  /// What identifies an item.
  public typealias Item = ItemIdentifierType
  /// Gives the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> CollectionViewCell?
  /// Gives a header or footer, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  private let content = DiffableContent<Section, Item>()
  private let cellProvider: CellProvider
  private weak var collectionView: CollectionView?

  var rowSource: any RowSource { content.rows }

  /// Fills `collectionView` with cells that `cellProvider` gives, and becomes its data source. The collection view holds it
  /// weakly: keep it.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Gives the headers and footers that the layout asks for.
  public final var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.supplementsDidChange() }
  }

  /// What is asked and told when the user moves items. Without `canReorderItem` none can be moved.
  public final var reorderingHandlers = DiffableDataSourceReorderingHandlers<Section, Item>() {
    didSet {
      guard reorderingHandlers.canReorderItem != nil, let rows = collectionView?.rows, rows.reordering == nil else {
        return
      }
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

  /// What is shown, to be edited and applied.
  public final func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { content.snapshot }

  /// Shows what a snapshot says. One that came from `snapshot()` is followed edit by edit; another one is compared. A snapshot
  /// with an edit that could not be made is not shown; a warning tells which.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether cells in sight come and go in an animation.
  ///   - completion: called once, when everything is shown and every animation has ended.
  public final func apply(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, animated: animatingDifferences)
    if let completion { collectionView?.rows.whenSettled(completion) }
  }

  /// Shows what a snapshot says, with every cell filled anew.
  public final func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, reloads: true)
    if let completion { collectionView?.rows.whenSettled(completion) }
  }

  /// The item at a place; nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { content.item(at: indexPath) }

  /// The place of an item; nil if it is not there.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { content.path(of: itemIdentifier) }

  /// The section at an index; nil if there is none.
  public final func sectionIdentifier(for index: Int) -> Section? { content.section(at: index) }

  /// The index of a section; nil if it is not there.
  public final func index(for sectionIdentifier: Section) -> Int? { content.index(of: sectionIdentifier) }

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
