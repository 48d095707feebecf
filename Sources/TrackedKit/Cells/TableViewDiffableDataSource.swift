/// Fills a table view from snapshots, and turns one into the next by what differs: as `CollectionViewDiffableDataSource`. A
/// subclass gives titles of sections.
@MainActor
open class TableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  TableViewDataSource, RowProviding
{
  /// What identifies a section.
  public typealias Section = SectionIdentifierType
  /// What identifies a row.
  public typealias Item = ItemIdentifierType
  /// Gives the cell of a row, dequeued from the table view.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> TableViewCell?

  private let content = DiffableContent<Section, Item>()
  private let cellProvider: CellProvider
  private weak var tableView: TableView?

  final var rowSource: any RowSource { content.rows }

  /// Fills `tableView` with cells that `cellProvider` gives, and becomes its data source. The table view holds it weakly:
  /// keep it.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// How rows come and go when differences are animated.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  /// What is asked and told when the user moves items. Without `canReorderItem` none can be moved.
  public final var reorderingHandlers = DiffableDataSourceReorderingHandlers<Section, Item>() {
    didSet {
      guard reorderingHandlers.canReorderItem != nil, let rows = tableView?.rows, rows.reordering == nil else { return }
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
    if let completion { tableView?.rows.whenSettled(completion) }
  }

  /// Shows what a snapshot says, with every cell filled anew.
  public final func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, reloads: true)
    if let completion { tableView?.rows.whenSettled(completion) }
  }

  /// The row's identifier at a place; nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? { content.item(at: indexPath) }

  /// The place of a row; nil if it is not there.
  public final func indexPath(for itemIdentifier: Item) -> IndexPath? { content.path(of: itemIdentifier) }

  /// The section at an index; nil if there is none.
  public final func sectionIdentifier(for index: Int) -> Section? { content.section(at: index) }

  /// The index of a section; nil if it is not there.
  public final func index(for sectionIdentifier: Section) -> Int? { content.index(of: sectionIdentifier) }

  // MARK: TableViewDataSource

  open func numberOfSections(in tableView: TableView) -> Int { content.state.sections.sections.count }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.state.sections.counts[section]
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    content.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? TableViewCell()
  }

  /// What stands above a section; nil for nothing. Asked for when a snapshot is applied.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// What stands below a section; nil for nothing. Asked for when a snapshot is applied.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
}
