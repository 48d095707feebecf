import Gtk

/// Rows with a column for each of their values, of which those in sight exist.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
/// A click on the title of a column that has a value puts its comparator at the front of `sortOrder`; putting the rows in that
/// order is the program's.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: WidgetView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case many(Binding<Set<Value.ID>>)
  }

  let rows: Rows
  let columns: Columns
  let selection: Selection
  let sorting: TableSorting<Value>?

  init(_ rows: Rows, _ columns: Columns, _ selection: Selection = .none, _ sorting: TableSorting<Value>? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fills }

  private var kind: RowSelectionKind {
    switch selection {
    case .none: .none
    case .one: .one
    case .many: .many
    }
  }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    let body = TableBody<Value>(kind, in: node.environment, of: node.island)
    body.didSelect = { [unowned node] in node.view.chose($0, node) }
    body.didSort = { [unowned node] column, order in
      node.view.sorting?.choose(column, order)
      node.refresh()
    }
    body.openMenu = { [unowned node] ids, widget, place in
      node.values.selectionMenu?.open(ids.map { AnyHashable($0) }, node, widget, place)
    }
    body.openRowMenu = { [unowned node] menu, widget, place in menu.open(node, widget, place) }
    body.activate = { [unowned node] ids in node.values.selectionMenu?.activate?(ids.map { AnyHashable($0) }) }
    scroller.child = body.widget
    scroller.attach(body)
    scroller.attach(RowFinder { [weak body] in body?.scroll(to: $0, $1) == true })
    return scroller
  }

  private func chose(_ ids: [Value.ID], _ node: WidgetViewNode<Self>) {
    switch selection {
    case .none: break
    case .one(let binding): node.write(ids.first, to: binding)
    case .many(let binding): node.write(Set(ids), to: binding)
    }
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let body = scroller.attachment(TableBody<Value>.self) else { return }
    // What the rows' closures read makes the table look again.
    let (values, menus, columns) = (rows._rowValues, rows._rowMenus, columns._columns)
    withoutTracking {
      body.show(values, in: columns)
      body.menus = Dictionary(
        zip(values, menus).compactMap { value, menu in menu.map { (value.id, $0) } }, uniquingKeysWith: { $1 })
    }
    let order = sorting?.current()
    withoutTracking { body.showOrder(order?.column(columns)) }
    switch selection {
    case .none: break
    case .one(let binding):
      let id = binding.wrappedValue
      withoutTracking {
        body.select(id.map { [$0] } ?? [])
        node.values.splitColumn?.select(id.map { AnyHashable($0) }) { [weak node] in node?.write(nil, to: binding) }
      }
    case .many(let binding):
      let ids = binding.wrappedValue
      withoutTracking { body.select(ids) }
    }
    let environment = node.values
    scroller.isSensitive = environment.isEnabled
    scroller.setCSSClass("frame", .when(environment.tableStyle.hasFrame))
    body.widget.setCSSClass("data-table", .when(true))
    LayerLook.sheet.load()
    body.setHasHeaders(environment.tableHeaders != .hidden)
    ScrollLook.of(scroller).show(environment)
  }

  func dismantle(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    scroller.attachment(TableBody<Value>.self)?.end()
  }
}

/// What a table is sorted by, and how that is changed.
@MainActor struct TableSorting<Value: Identifiable> {
  /// An order that is there.
  struct Current {
    /// Which column shows it, and which way it goes.
    let column: ([_TableColumn<Value>]) -> (place: Int, direction: SortDirection)?
  }

  let current: () -> Current
  let choose: (_TableColumn<Value>, SortDirection) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    current = {
      let first = order.wrappedValue.first
      return Current { columns in
        guard let first else { return nil }
        let place = columns.firstIndex { column in (column.sort as? Sort).map { Self.isSame($0, first) } ?? false }
        return place.map { ($0, first.order == .forward ? .ascending : .descending) }
      }
    }
    choose = { column, direction in
      guard var chosen = column.sort as? Sort else { return }
      chosen.order = direction == .ascending ? .forward : .reverse
      // What was sorted by before decides where the new order leaves it open.
      order.wrappedValue = [chosen] + order.wrappedValue.filter { !Self.isSame($0, chosen) }
    }
  }

  /// Whether two differ in nothing but the way they go.
  private static func isSame<Sort: SortComparator>(_ left: Sort, _ right: Sort) -> Bool {
    var left = left
    left.order = right.order
    return left == right
  }
}

extension Table {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns())
  }

  /// A table with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns(), .one(selection))
  }

  /// A table with a row for each element, of which any can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns(), .many(selection))
  }

  /// A table with a row for each element, that the person sorts.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which one can be selected, that the person sorts.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .one(selection), TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which any can be selected, that the person sorts.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .many(selection), TableSorting(sortOrder))
  }

  /// A table of rows that are said one by one.
  public init(
    of type: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// A table of rows that are said one by one, of which one can be selected.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection))
  }

  /// A table of rows that are said one by one, of which any can be selected.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .many(selection))
  }

  /// A table of rows that are said one by one, that the person sorts.
  public init<Sort: SortComparator>(
    of type: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .none, TableSorting(sortOrder))
  }

  /// A table of rows that are said one by one, of which one can be selected, that the person sorts.
  public init<Sort: SortComparator>(
    of type: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection), TableSorting(sortOrder))
  }

  /// A table of rows that are said one by one, of which any can be selected, that the person sorts.
  public init<Sort: SortComparator>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .many(selection), TableSorting(sortOrder))
  }
}
