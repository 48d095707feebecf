import Foundation
import Gtk

/// What tells a row from the others, also from those with equal identifiers (C-273).
private struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  /// How many rows before it have the same identifier.
  let copy: Int

  static func keys<Value: Identifiable>(of values: [Value]) -> [RowKey] where Value.ID == ID {
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(values.count)
    return values.map { value in
      let copy = counts[value.id, default: 0]
      counts[value.id] = copy + 1
      if copy > 0 { Advice.equalIdentifiers("Table", value.id, of: Value.self) }
      return RowKey(id: value.id, copy: copy)
    }
  }
}

/// What the rows of a table stand for. GTK asks for it as long as it has the list, which may be longer than the table is there.
private final class TableContent<Value: Identifiable> {
  var values: [Value] = []
  var keys: [RowKey<Value.ID>] = []
}

/// The rows of a table: what there is, and which cells have widgets.
final class TableBody<Value: Identifiable> {
  private struct CellKey: Hashable {
    let row: RowKey<Value.ID>
    let column: Int
  }

  private(set) var widget: ColumnView!
  /// The person has selected rows.
  var didSelect: ([Value.ID]) -> Void = { _ in }
  /// The person has chosen an order.
  var didSort: (_TableColumn<Value>, SortDirection) -> Void = { _, _ in }
  /// A row was asked for its menu.
  var openMenu: ([Value.ID], Widget, CGRect) -> Void = { _, _, _ in }
  /// A row that has a menu of its own was asked for it.
  var openRowMenu: (_RowMenu, Widget, CGRect) -> Void = { _, _, _ in }
  /// The menus of rows that have one of their own.
  var menus: [Value.ID: _RowMenu] = [:]
  /// Rows were activated, by a double click or Enter.
  var activate: ([Value.ID]) -> Void = { _ in }
  private let environment: EnvironmentScope
  private let island: Island
  private var model: ListModel!
  private var selection: SelectionModel!
  private let content = TableContent<Value>()
  private var values: [Value] { content.values }
  private var keys: [RowKey<Value.ID>] { content.keys }
  private var columns: [_TableColumn<Value>] = []
  private var native: [ColumnViewColumn] = []
  /// Cells with a widget, in sight or scrolled away a while ago.
  private var cells: [CellKey: TableCell] = [:]
  private var bound: Set<CellKey> = []
  private let leaving = LeavingItems()
  private var unbound = RowsOutOfSight<CellKey>()

  init(_ kind: RowSelectionKind, in environment: EnvironmentScope, of island: Island) {
    self.environment = environment
    self.island = island
    let content = content
    model = ListModel {
      content.keys.count
    } item: {
      AnyHashable(content.keys[$0])
    }
    selection = kind.selection(of: model)
    widget = ColumnView(selection)
    // GTK goes on with the row's position: the rows are those of now.
    selection.onSelectionChanged.atOnce { [weak self] _, _ in
      guard let self else { return }
      let ids = selectedIDs
      DeferredCalls.add { [weak self] in self?.didSelect(ids) }
    }
    widget.onActivate.atOnce { [weak self] place in
      guard let self, place < keys.count else { return }
      let ids = chosen(with: keys[place].id)
      DeferredCalls.add { [weak self] in self?.activate(ids) }
    }
    widget.onSecondaryClickBelowRows { [weak self] place in if let self { openMenu([], widget, place) } }
    widget.sorter?.onChanged { [weak self] _ in self?.orderDidChange() }
  }

  /// The table is gone for good.
  func end() {
    for cell in cells.values { cell.end() }
    cells = [:]
  }

  func setHasHeaders(_ hasHeaders: Bool) {
    if let header = widget.children.first, header.isVisible != hasHeaders { header.isVisible = hasHeaders }
  }

  // MARK: What there is

  /// Shows rows in columns.
  func show(_ new: [Value], in columns: [_TableColumn<Value>]) {
    let isSameTable = zip(self.columns, columns).allSatisfy { $0.isSameColumn(as: $1) }
    if self.columns.count == columns.count, isSameTable {
      self.columns = columns
    } else {
      makeColumns(columns)
    }
    let newKeys = RowKey.keys(of: new)
    let change = RowsChange(from: keys, to: newKeys)
    (content.values, content.keys) = (new, newKeys)
    for (key, cell) in cells {
      if let place = change.moved(cell.place) ?? keys.firstIndex(of: key.row) {
        cell.show(place, values[place], columns[key.column])
      } else {
        drop(key)
      }
    }
    if change.removed > 0 || change.added > 0 {
      if change.added > 0 { (widget.parent as? ScrolledWindow)?.stayAtTop() }
      selection.withoutEcho { model.itemsChanged(at: change.start, removed: change.removed, added: change.added) }
      showSelection()
    }
  }

  private func drop(_ key: CellKey) {
    cells.removeValue(forKey: key)?.end()
    bound.remove(key)
    unbound.remove(key)
  }

  private func makeColumns(_ columns: [_TableColumn<Value>]) {
    for column in native { widget.remove(column) }
    end()
    (bound, unbound) = ([], RowsOutOfSight())
    self.columns = columns
    native = columns.indices.map(makeColumn)
    for column in native { widget.append(column) }
  }

  private func makeColumn(_ place: Int) -> ColumnViewColumn {
    let column = columns[place]
    let made = ColumnViewColumn(column.title, factory: makeFactory(place))
    made.isResizable = !column.width.isFixed
    made.expands = column.width.ideal == nil
    // The width is that of what is in the cells. GTK counts the space around it: the theme's, and that of the cells here.
    if let width = column.width.ideal { made.fixedWidth = Int(pixels: width + 2 * (6 + TableCell.space)) }
    if column.sort != nil {
      // GTK is told an order only so that it lets titles be clicked; see `askForOrder`.
      made.sorter = CustomSorter { [weak self] _, _ in
        if self?.asked == nil { self?.asked = place }
        return .smaller
      }
    }
    return made
  }

  // MARK: Cells

  private func makeFactory(_ column: Int) -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onBind { [weak self] item in
      guard let self, let item, let place = item.position, place < keys.count else { return }
      let key = CellKey(row: keys[place], column: column)
      leaving.remove(item)
      item.child = cell(key, at: place).widget
      // A click is the row's: chosen by both, a row would not be chosen with Control.
      item.isSelectable = false
      item.isActivatable = false
      bound.insert(key)
      unbound.remove(key)
    }
    factory.onUnbind { [weak self] item in
      guard let self, let item, let row = item.value?.base as? RowKey<Value.ID> else { return }
      leaving.add(item)
      let key = CellKey(row: row, column: column)
      guard bound.remove(key) != nil else { return }
      unbound.append(key)
      dropCellsOutOfSight()
    }
    return factory
  }

  private func cell(_ key: CellKey, at place: Int) -> TableCell {
    if let cell = cells[key] { return cell }
    let (column, value) = (columns[key.column], values[place])
    let cell = TableCell(in: environment, host: island, place, column.alignment) { column.makeNode(value, $0) }
    cell.widget.mirrorAround(environment)
    cell.widget.onSecondaryClick { [weak self, unowned cell] place in
      guard let self else { return }
      if let menu = menus[key.row.id] { return openRowMenu(menu, cell.widget, place) }
      openMenu(chosen(with: key.row.id), cell.widget, place)
    }
    cells[key] = cell
    return cell
  }

  /// Cells keep their state while they are scrolled away, but not all of a long table.
  private func dropCellsOutOfSight() {
    while unbound.count > 400 * columns.count, let key = unbound.removeFirst() { cells.removeValue(forKey: key)?.end() }
  }

  // MARK: Selection

  private var selected: Set<Value.ID> = []

  /// Selects rows.
  func select(_ ids: some Sequence<Value.ID>) {
    selected = Set(ids)
    showSelection()
  }

  private func showSelection() {
    selection.show(selected.isEmpty ? [] : keys.indices.filter { selected.contains(keys[$0].id) })
  }

  private var selectedIDs: [Value.ID] { selection.selectedPositions.filter(keys.indices.contains).map { keys[$0].id } }

  /// The selected rows, if one is among them, else that one.
  private func chosen(with id: Value.ID) -> [Value.ID] {
    let all = selectedIDs
    return all.contains(id) ? all : [id]
  }

  // MARK: Scrolling

  /// Scrolls to the row of an identifier.
  ///
  /// - Returns: whether there is one.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let id = id.base as? Value.ID, let place = place(of: id), let scroller = widget.parent else {
      return false
    }
    showSomewhere(place, scroller)
    ScrollGoal.set(of: scroller) { [weak self] in self?.bring(id, anchor) ?? .lost }
    return true
  }

  private func place(of id: Value.ID) -> Int? { keys.firstIndex { $0.id == id } }

  private func bring(_ id: Value.ID, _ anchor: UnitPoint?) -> ScrollGoal.Progress {
    guard let place = place(of: id), let scroller = widget.parent as? ScrolledWindow else { return .lost }
    guard let frame = rowFrame(of: keys[place]) else {
      showSomewhere(place, scroller)
      return .unknown
    }
    let adjustment = scroller.verticalAdjustment
    return adjustment.bring(frame.y, frame.height, room: adjustment.pageSize, to: anchor.map { Double($0.y) })
      ? .moved : .reached
  }

  /// Where a row is in the part of the list that is seen.
  private func rowFrame(of key: RowKey<Value.ID>) -> CGRect? {
    let row = cells[CellKey(row: key, column: 0)]?.widget.parent?.parent
    guard let row, row.isMapped, let list = row.parent else { return nil }
    return row.frame(in: list).map { CGRect($0) }
  }

  /// Has GTK show a row, with its cells, where it thinks that it is.
  private func showSomewhere(_ place: Int, _ scroller: Widget) {
    let adjustment = (scroller as? ScrolledWindow)?.verticalAdjustment
    func laidOutRows() -> [LaidOutRow] {
      keys.enumerated().compactMap { place, key in
        rowFrame(of: key).map { LaidOutRow(place: place, start: $0.y, length: $0.height) }
      }
    }
    if adjustment?.approach(place, of: widget, among: laidOutRows) != true { widget.scrollTo(place) }
  }

  // MARK: Order

  private var isShowingOrder = false
  private var asked: Int?
  private let probes = (ListModelItem(0), ListModelItem(1))

  /// Shows which column the rows are sorted by.
  func showOrder(_ order: (place: Int, direction: SortDirection)?) {
    let shown = askForOrder()
    guard shown?.place != order?.place || shown?.direction != order?.direction else { return }
    isShowingOrder = true
    widget.sort(by: order.map { native[$0.place] }, order?.direction ?? .ascending)
    isShowingOrder = false
  }

  private func orderDidChange() {
    guard !isShowingOrder, let (place, direction) = askForOrder() else { return }
    let column = columns[place]
    // GTK goes on with the column.
    DeferredCalls.add { [weak self] in self?.didSort(column, direction) }
  }

  /// The order that the titles show. GTK 4.8 does not tell it, but asks the chosen column first when it compares two items, and
  /// turns the answer round where the order descends.
  private func askForOrder() -> (place: Int, direction: SortDirection)? {
    asked = nil
    let answer = widget.sorter?.compare(probes.0, probes.1)
    return asked.map { ($0, answer == .larger ? .descending : .ascending) }
  }
}

extension _TableColumn {
  /// Whether cells of the one can show what is in the other.
  func isSameColumn(as other: _TableColumn) -> Bool {
    title == other.title && width == other.width && alignment == other.alignment && contentType == other.contentType
      && (sort == nil) == (other.sort == nil)
  }
}

/// A cell of a table in its widget: an island.
final class TableCell {
  static let space = 4.0
  let widget: LayoutWidget
  /// The row.
  private(set) var place: Int
  private let island: Island
  private var node: CellNode!

  init(
    in environment: EnvironmentScope, host: Island, _ place: Int, _ alignment: TableColumnAlignment,
    make: @escaping (_NodeInputs) -> _Node
  ) {
    self.place = place
    var made: CellNode?
    let space = Self.space
    var layout = RowLayout(space: EdgeInsets(top: space, leading: space, bottom: space, trailing: space))
    layout.alignment = alignment.horizontal
    let widget = LayoutWidget(LayoutEngineOf(layout))
    self.widget = widget
    island = Island(widget) { island in
      let node = CellNode(widget, island, environment, make)
      made = node
      return node
    }
    island.controllerOfWidget = { [weak host] in host?.controller }
    widget.onMap { [weak island] in island?.setShown(true) }
    widget.onUnmap { [weak island] in island?.setShown(false) }
    island.makeIfNeeded()
    node = made
  }

  /// Shows the value that the row stands for now.
  func show<Value>(_ place: Int, _ value: Value, _ column: _TableColumn<Value>) {
    self.place = place
    node.update { column.update($0, value) }
  }

  /// The cell is gone for good.
  func end() { island.tearDown() }
}

/// The topmost node of a cell.
private final class CellNode: CollectingNode<Never, _Node> {
  private var next: ((_Node) -> Void)?

  init(
    _ widget: LayoutWidget, _ island: Island, _ environment: EnvironmentScope, _ make: (_NodeInputs) -> _Node
  ) {
    super.init(widget, _NodeInputs(island: island, parent: nil, environment: environment))
    child = make(_NodeInputs(island: island, parent: self, environment: environment))
    collectItems()
  }

  func update(_ change: @escaping (_Node) -> Void) {
    next = change
    island.refresh(self)
  }

  override func refresh() {
    guard let change = next else { return }
    next = nil
    change(child)
  }
}
