import Foundation
import Gtk
import GtkTracking

/// Shows items of any number in rows, with a column for each of their values; only rows in sight exist.
///
/// ```swift
/// let table = ColumnTableView(columns: [
///   TableColumn("Title", expands: true, sortedBy: { library[$0].title }) { library[$0].title },
///   TableColumn("Plays", sortedBy: { library[$0].plays }) { "\(library[$0].plays)" },
/// ])
/// // in a tracked hook:
/// table.items = library.songs.map(\.id)
/// ```
///
/// Cells are tracked one by one. What the order of the rows is made from is tracked as well, in the table's own
/// `updateProperties()`: a row moves when its value changes, and when the user clicks the title of a column.
@MainActor open class ColumnTableView<Item: Hashable>: View {
  private let rows = RowList()
  private let source = SectionedRows<Int, Item>()
  /// The content of the columns.
  public let columns: [TableColumn<Item>]
  private var rowColumns: [RowColumn] = []
  private var isApplyingOrder = false

  /// A table without items.
  public init(columns: [TableColumn<Item>]) {
    self.columns = columns
    super.init()
    rows.owner = self
    rowColumns = columns.map(makeColumn)
    rows.columns = rowColumns
    rows.arrangement = .columns
    source.host = rows
    rows.show(source)
    rows.onActivate = { [unowned self] in if let item = item(at: $0) { onActivate?(item) } }
    rows.onUserSelection = { [unowned self] _ in onSelectionChange?(selectedItems) }
    columnView?.sorter?.onChanged { [weak self] _ in self?.orderDidChange() }
    addSubview(rows.scroller)
    onStateFlagsChanged { [unowned self] _ in
      let isDisabled = stateFlags.contains(.insensitive)
      for row in rows.boundCells { row.cell.updateIsDisabled(isAroundDisabled: isDisabled) }
    }
  }

  private var columnView: ColumnView? { rows.widget as? ColumnView }

  open override func didEnterWindow() {
    super.didEnterWindow()
    rows.states.watchFocus(in: hostWindow)
  }

  open override func willLeaveWindow() {
    super.willLeaveWindow()
    rows.states.watchFocus(in: nil)
  }

  private func makeColumn(_ column: TableColumn<Item>) -> RowColumn {
    let pool = CellPool()
    let native = ColumnViewColumn(column.title)
    native.expands = column.expands
    native.isResizable = true
    if column.order != nil {
      // GTK is told an order only so that it lets titles be clicked; see `askForOrder`.
      native.sorter = CustomSorter { [weak self] _, _ in
        self?.askedColumn = self?.askedColumn ?? column.title
        return .smaller
      }
    }
    var made: RowColumn!
    made = RowColumn(native) { [weak self, unowned native] place, value in
      guard let self, let item = value.base as? Item,
        let binder = rowColumns.first(where: { $0.column === native })?.binder
      else { return nil }
      let cell = binder.dequeue(from: pool) { TableViewCell() }
      cell.configurationUpdateHandler = { cell, state in column.configure(cell, state, item) }
      return cell
    }
    return made
  }

  // MARK: Items

  /// The items, in the order that applies until the user chooses one. Each item occurs once.
  @AlwaysObserved public final var items: [Item] = [] {
    didSet { if items != oldValue { setNeedsUpdateProperties() } }
  }

  /// The items as they are shown, from the top.
  public final var arrangedItems: [Item] { source.state.sections.items.items }

  /// Sorts the items. Tracked: reads what the order depends on. Call `super`.
  open override func updateProperties() {
    super.updateProperties()
    let scale = max(1, traitCollection.textScale)
    for (column, made) in zip(columns, rowColumns) {
      if let width = column.width { made.column.fixedWidth = Int(Double(width) * scale) }
    }
    var arranged = items
    if let sortOrder, let order = columns.first(where: { $0.title == sortOrder.column })?.order {
      switch sortOrder.direction {
      case .ascending: arranged.sort(by: order)
      case .descending: arranged.sort { order($1, $0) }
      }
    }
    PassContext.untracked { show(arranged) }
  }

  private func show(_ items: [Item]) {
    if let (first, second) = Duplicates.firstPair(in: items) {
      return UpdateRecorder.warn(
        "A table was not updated: the item \(items[first]) occurs at \(first) and at \(second). The previous items stay."
      )
    }
    source.show(ItemState(SectionedItems(sections: [0], counts: [items.count], items: items)))
  }

  private func item(at path: IndexPath) -> Item? {
    let items = source.state.sections.items
    return (0..<items.count).contains(path.item) ? items[path.item] : nil
  }

  // MARK: Order

  /// The order that the rows are in; nil for that of `items`. The user changes it by clicks on the titles of columns.
  @AlwaysObserved public final var sortOrder: TableSortOrder? {
    didSet {
      guard sortOrder != oldValue else { return }
      setNeedsUpdateProperties()
      isApplyingOrder = true
      let column = sortOrder.flatMap { order in rowColumns.first { $0.column.title == order.column } }
      if askForOrder() != sortOrder { columnView?.sort(by: column?.column, sortOrder?.direction ?? .ascending) }
      isApplyingOrder = false
    }
  }

  /// The user chose another order.
  public final var onSortOrderChange: ((TableSortOrder?) -> Void)?

  private var askedColumn: String?
  private let probes = (ListModelItem(0), ListModelItem(1))

  private func orderDidChange() {
    guard !isApplyingOrder else { return }
    sortOrder = askForOrder()
    // GTK goes on with the column.
    rows.tellWhenDone { [weak self] _ in self.map { $0.onSortOrderChange?($0.sortOrder) } }
  }

  /// The order that the titles show. GTK 4.8 does not report it, but compares by the chosen column first, and
  /// inverts the result for a descending order.
  private func askForOrder() -> TableSortOrder? {
    askedColumn = nil
    let answer = columnView?.sorter?.compare(probes.0, probes.1)
    return askedColumn.map { TableSortOrder(column: $0, direction: answer == .larger ? .descending : .ascending) }
  }

  // MARK: Columns

  /// The titles of the columns that are not shown, such as those for which a narrow window has no room. Titles that no column
  /// has are passed over.
  @AlwaysObserved public final var hiddenColumns: Set<String> = [] {
    didSet {
      for made in rowColumns { made.column.isVisible = !hiddenColumns.contains(made.column.title) }
    }
  }

  // MARK: Selection

  /// Whether more than one row can be chosen: with Control or Shift, as on desktops everywhere.
  public final var allowsMultipleSelection: Bool {
    get { rows.selectionMode == .multiple }
    set { rows.selectionMode = newValue ? .multiple : .single }
  }

  /// The chosen items, from the top. They stay chosen wherever they move (C-234). Setting them calls no handlers; items that are not
  /// shown are ignored.
  public final var selectedItems: [Item] {
    get { rows.selectedPaths.compactMap(item) }
    set {
      updatePropertiesIfNeeded()
      rows.select(
        newValue.compactMap { source.state.sections.items.firstPosition(of: $0) }
          .map { IndexPath(row: $0, section: 0) })
    }
  }

  /// The user chose other items.
  public final var onSelectionChange: (([Item]) -> Void)?

  /// The user activated an item, by a double click or by Enter.
  public final var onActivate: ((Item) -> Void)?

  // MARK: Cells

  /// Scrolls as far as it takes for an item to be in sight.
  public final func scrollToItem(_ item: Item) {
    updatePropertiesIfNeeded()
    if let row = source.state.sections.items.firstPosition(of: item) { rows.scroll(to: row) }
  }

  /// The cell that shows an item in a column; nil while none does.
  public final func cell(for item: Item, inColumn title: String) -> TableViewCell? {
    let binder = rowColumns.first { $0.column.title == title }?.binder
    return binder?.bound.values.first { $0.value == AnyHashable(item) }?.cell as? TableViewCell
  }
}
