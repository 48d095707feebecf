public import Foundation

/// Fills a table view from snapshots, and turns one into the next by what differs: as `CollectionViewDiffableDataSource`. A
/// subclass gives titles of sections.
@MainActor
open class TableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource
{
  /// Returns the cell of a row, dequeued from the table view.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> TableViewCell?

  private let cellProvider: CellProvider

  /// Fills `tableView` with cells that `cellProvider` gives, and becomes its data source. The table view holds it weakly:
  /// keep it.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(rows: tableView.rows)
    tableView.dataSource = self
  }

  /// How rows come and go when differences are animated; with `.none` they are there at once.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  override final var animatesRows: Bool { defaultRowAnimation != .none }

  // MARK: TableViewDataSource

  open func numberOfSections(in tableView: TableView) -> Int { content.state.sections.sections.count }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.state.sections.counts[section]
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    content.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? TableViewCell()
  }

  /// The title above a section; nil for none. Called when a snapshot is applied.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The title below a section; nil for none. Called when a snapshot is applied.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// No row can be edited, unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// The user deleted a row, or wants one inserted.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// No row can be moved, unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The user moved a row: change the data, and apply a snapshot of it.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
