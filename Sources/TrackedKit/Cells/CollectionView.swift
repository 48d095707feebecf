import Gtk

/// Shows a list of any length in rows or columns of reused cells; only cells in sight exist.
@MainActor open class CollectionView: View {
  /// How cells are arranged.
  public enum Layout: Equatable {
    /// One below the other.
    case list
    /// In columns: as many as fit, within the range.
    case grid(columns: ClosedRange<Int>)
  }

  /// What connects a kind of cell with a kind of item.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    let make: () -> Cell
    let configure: (Cell, Int, Item) -> Void

    /// Registers a kind of cell.
    ///
    /// - Parameters:
    ///   - make: makes a cell.
    ///   - configure: called with cell, position and item each time a cell is to show another item; not tracked. Read
    ///     the item in the `configurationUpdateHandler` that this sets.
    public init(make: @escaping () -> Cell, configure: @escaping (Cell, Int, Item) -> Void) {
      self.make = make
      self.configure = configure
    }
  }

  private let column = Box(.vertical)
  private let scroller = ScrolledWindow()
  private let layout: Layout
  private var provider: (Int, AnyHashable) -> CollectionViewCell = { _, _ in CollectionViewCell() }
  /// The row that a cell is asked for just now, and whether its own cell is to show another item.
  private var filled: (item: ListItem, isReused: Bool)?
  /// The rows that show an item now, in sight or kept by GTK for scrolling.
  private var bound: [ObjectIdentifier: BoundRow] = [:]
  /// The items whose rows are to be filled anew although they stay.
  private var reloaded: Set<AnyHashable> = []
  /// The cells that GTK has unbound in this turn, with what they showed.
  private var suspended: [ObjectIdentifier: (cell: CollectionViewCell, value: AnyHashable?)] = [:]
  private(set) var selection: SingleSelection?
  private(set) var listWidget: Widget?

  /// An empty collection view; a `DiffableDataSource` fills it.
  public init(layout: Layout) {
    self.layout = layout
    super.init()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.vexpand = true
    column.append(scroller)
    addSubview(column)
    Signal<Int>(self, "state-flags-changed").connect { [unowned self] _ in stateDidChange() }
  }

  /// The cells in sight, in the order of their items; GTK keeps others filled around them.
  public var visibleCells: [CollectionViewCell] {
    let rows = bound.values.filter { row in
      guard row.cell.isMapped, let frame = row.cell.frame(in: scroller) else { return false }
      return frame.y < Double(scroller.height) && frame.y + frame.height > 0
    }
    return rows.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }.map(\.cell)
  }

  /// A cell above the items, which stays there while they scroll. Its `updateConfiguration(using:)` and its handler are
  /// tracked like those of other cells (C-145).
  public var headerView: CollectionViewCell? {
    didSet { exchange(oldValue, for: headerView) { column.prepend($0) } }
  }

  /// A cell below the items, as `headerView` above them.
  public var footerView: CollectionViewCell? {
    didSet { exchange(oldValue, for: footerView) { column.append($0) } }
  }

  private func exchange(
    _ old: CollectionViewCell?, for new: CollectionViewCell?, place: (CollectionViewCell) -> Void
  ) {
    if let old {
      column.remove(old)
      old.endShowingItem()
    }
    guard let new else { return }
    place(new)
    new.updateIsDisabled()
    new.beginShowingItem()
  }

  /// The place scrolled to.
  public var scrollAdjustment: Adjustment { scroller.verticalAdjustment }

  /// The chosen position; nil for none. Setting it reaches no handler of `selectionChanged`.
  public var selectedPosition: Int? {
    get { selection?.selected }
    set { selection?.selected = newValue }
  }

  /// The user chose another position.
  public var onSelectionChange: ((Int?) -> Void)?

  /// The user activated a position by double click or Enter.
  public var onActivate: ((Int) -> Void)?

  /// Scrolls until a position is in sight.
  public func scrollTo(_ position: Int) {
    (listWidget as? ListView)?.scrollTo(position)
    (listWidget as? GridView)?.scrollTo(position)
  }

  /// A cell for the position that is being filled: the one that is there already if it is of the right kind, or a new
  /// one. For the closure of a data source. A cell that showed another item is told by `prepareForReuse()` first (C-226).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for position: Int, item: Item
  ) -> Cell {
    guard let cell = filled?.item.child as? Cell else {
      let cell = registration.make()
      registration.configure(cell, position, item)
      return cell
    }
    if filled?.isReused == true { cell.prepareForReuse() }
    registration.configure(cell, position, item)
    return cell
  }

  /// Shows `model`, with cells that `provider` fills.
  func show(_ model: ListModel, provider: @escaping (Int, AnyHashable) -> CollectionViewCell) {
    let selection = SingleSelection(model)
    self.selection = selection
    self.provider = provider
    selection.selectionChanged.connect { [weak self] _, _ in self?.onSelectionChange?(self?.selectedPosition) }
    // One handler for all rows; one for each of them would be felt in a list's first frame.
    selection.selectionChanged.includingProgrammatic.connect { [weak self] position, count in
      self?.updateSelection(in: position..<(position + count))
    }
    let factory = makeFactory()
    switch layout {
    case .list:
      let list = ListView(selection, factory: factory)
      list.activated.connect { [weak self] in self?.onActivate?($0) }
      listWidget = list
    case .grid(let columns):
      let grid = GridView(selection, factory: factory)
      grid.columns = columns
      grid.activated.connect { [weak self] in self?.onActivate?($0) }
      listWidget = grid
    }
    listWidget?.addCSSClass("collection")
    scroller.child = listWidget
  }

  /// Lets the cells that show these items be configured again, in place.
  func reconfigure(_ items: [AnyHashable]) {
    guard !items.isEmpty else { return }
    let wanted = Set(items)
    PassContext.untracked {
      for row in bound.values where wanted.contains(row.value) { fill(row.item, with: row.value, isReused: false) }
    }
  }

  /// The row of an item that stays is to be filled anew when the list says that the item changed.
  func willReload(_ item: AnyHashable) { reloaded.insert(item) }

  // MARK: Rows

  private struct BoundRow {
    let cell: CollectionViewCell
    let item: ListItem
    let value: AnyHashable
  }

  private func updateSelection(in positions: Range<Int>) {
    for row in bound.values {
      guard let position = row.item.position, positions.contains(position) else { continue }
      row.cell.configurationState.isSelected = selection?.isSelected(position) ?? false
    }
  }

  /// GTK tells the cells after this.
  private func stateDidChange() {
    let isDisabled = stateFlags.contains(.insensitive)
    for cell in bound.values.map(\.cell) + [headerView, footerView].compactMap(\.self) {
      cell.updateIsDisabled(isAroundDisabled: isDisabled)
    }
  }

  private func makeFactory() -> ListItemFactory {
    let factory = ListItemFactory()
    factory.bind.connect { [weak self] item in
      guard let item else { return }
      PassContext.untracked { self?.bind(item) }
    }
    factory.unbind.connect { [weak self] item in
      guard let cell = item?.child as? CollectionViewCell else { return }
      self?.bound[ObjectIdentifier(cell)] = nil
      self?.suspend(cell, showing: item?.value)
    }
    return factory
  }

  /// GTK unbinds and binds a row whose item only changed its position. The end of showing an item therefore waits for
  /// the end of this turn, and does not come if the row gets the same item back (C-146).
  private func suspend(_ cell: CollectionViewCell, showing value: AnyHashable?) {
    if suspended.isEmpty { MainLoop.whenIdle { [weak self] in self?.endSuspended() } }
    suspended[ObjectIdentifier(cell)] = (cell, value)
    cell.suspendItem()
  }

  /// - Returns: whether the cell still shows what it is to show, so that nothing has to be done.
  private func resume(_ cell: CollectionViewCell, showing value: AnyHashable) -> Bool {
    guard let entry = suspended.removeValue(forKey: ObjectIdentifier(cell)) else { return false }
    guard entry.value == value, !reloaded.contains(value), cell.resumeItem() else {
      cell.endShowingItem()
      return false
    }
    return true
  }

  private func endSuspended() {
    let ended = suspended.values
    suspended = [:]
    ended.forEach { $0.cell.endShowingItem() }
  }

  private func bind(_ item: ListItem) {
    guard let value = item.value else { return }
    if let cell = item.child as? CollectionViewCell, resume(cell, showing: value) {
      bound[ObjectIdentifier(cell)] = BoundRow(cell: cell, item: item, value: value)
      cell.configurationState.isSelected = item.isSelected
      return
    }
    reloaded.remove(value)
    fill(item, with: value, isReused: true)
  }

  private func fill(_ item: ListItem, with value: AnyHashable, isReused: Bool) {
    guard let position = item.position else { return }
    let (outer, old) = (filled, item.child as? CollectionViewCell)
    filled = (item, isReused)
    let cell = provider(position, value)
    filled = outer
    if old !== cell {
      item.child = cell
      old.map { bound[ObjectIdentifier($0)] = nil }
      old?.endShowingItem()
    }
    bound[ObjectIdentifier(cell)] = BoundRow(cell: cell, item: item, value: value)
    cell.configurationState.isSelected = item.isSelected
    cell.updateIsDisabled()
    cell.beginShowingItem()
    cell.applyPendingConfiguration()
  }
}
