import Gtk
import GtkTracking

/// Fills the cells of a list, or of one column of a table: GTK requests cells, `provider` makes them.
///
/// While several changes of the list are reported one after the other, GTK's requests are collected, and handled at the end with the list in
/// its final state.
final class CellBinder {
  private unowned let list: RowList
  var rows: RowList { list }
  /// Makes or fills the cell of a place; the value is that of the row.
  var provider: (RowPlace, AnyHashable) -> ReusableView?
  /// The rows that show an item now, in sight or kept by GTK for scrolling.
  private(set) var bound: [ObjectIdentifier: BoundRow] = [:]
  /// The row whose cell is being requested.
  private var filled: (cell: ReusableView?, isReused: Bool)?
  /// The cells that GTK has unbound in this turn, with their items.
  private var suspended: [ObjectIdentifier: (cell: ReusableView, value: AnyHashable?)] = [:]
  /// The rows that GTK wants filled while the list changes, in order.
  private var waiting = WaitingItems<any RowHolder>()

  struct BoundRow {
    let cell: ReusableView
    let item: any RowHolder
    let value: AnyHashable
  }

  init(_ list: RowList, provider: @escaping (RowPlace, AnyHashable) -> ReusableView?) {
    self.list = list
    self.provider = provider
  }

  func makeFactory() -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onBind { [weak self] item in
      guard let self, let item else { return }
      if list.isChanging {
        waiting.append(item, item)
      } else {
        list.working { PassContext.untracked { self.bind(item) } }
      }
    }
    factory.onUnbind { [weak self] item in
      guard let self, let item else { return }
      list.working { self.release(item) }
    }
    return factory
  }

  /// A row shows nothing from now on, unless it comes back in this turn.
  func release(_ item: any RowHolder) {
    waiting.remove(item)
    guard let cell = item.child as? ReusableView, bound[ObjectIdentifier(cell)]?.item === item else { return }
    bound[ObjectIdentifier(cell)] = nil
    suspend(cell, showing: item.value)
  }

  /// A row is no longer used: its cell waits for another one.
  func discard(_ item: any RowHolder) {
    waiting.remove(item)
    guard let cell = item.child as? ReusableView else { return }
    bound[ObjectIdentifier(cell)] = nil
    item.child = nil
    end(cell)
  }

  private func end(_ cell: ReusableView) {
    suspended[ObjectIdentifier(cell)] = nil
    cell.endShowingItem()
    didEndDisplaying(cell)
    cell.pool?.give(cell)
  }

  /// Fills the rows that were requested while the list changed.
  func fillWaiting() {
    for item in waiting.takeAll() { bind(item) }
  }

  /// Gives up the rows that are gone and that GTK keeps a while longer: 4.18 unbinds a row that had the keyboard only when it is freed.
  func releaseGone() {
    for row in bound.values where row.item is ListItem && row.cell.parent?.parent == nil { release(row.item) }
  }

  /// Fills rows that are filled already.
  ///
  /// - Parameters:
  ///   - wanted: the values of the rows; nil for all.
  ///   - isReused: whether they are to be shown as if they had just come.
  func fill(_ wanted: Set<AnyHashable>?, isReused: Bool) {
    for (row, value) in filling where wanted?.contains(value) ?? true { overtaken.insert(row) }
    for row in bound.values where wanted?.contains(row.value) ?? true {
      fill(row.item, with: row.value, isReused: isReused)
    }
  }

  /// A cell for the row that is being filled: the existing one if it is of the right kind, a reused one, or
  /// a new one. A cell that showed another item is notified by `prepareForReuse()` first (C-226).
  func dequeue<Cell: ReusableView>(from pool: CellPool, make: () -> Cell) -> Cell {
    if let cell = filled?.cell as? Cell, cell.pool === pool {
      if filled?.isReused == true { cell.prepareForReuse() }
      filled?.cell = nil
      return cell
    }
    if let cell = pool.take() as? Cell {
      cell.prepareForReuse()
      return cell
    }
    let cell = make()
    cell.pool = pool
    return cell
  }

  /// GTK unbinds and binds a row whose item only changed its position. The end of showing an item therefore waits for
  /// the end of this turn, and does not come if the row gets the same item back (C-146).
  private func suspend(_ cell: ReusableView, showing value: AnyHashable?) {
    if suspended.isEmpty { MainLoop.whenIdle { [weak self] in self?.endSuspended() } }
    suspended[ObjectIdentifier(cell)] = (cell, value)
    list.swipes?.cellDidEnd(cell)
    cell.suspendItem()
  }

  /// - Returns: whether the cell still shows the right item, so that nothing has to be done.
  private func resume(_ cell: ReusableView, showing value: AnyHashable) -> Bool {
    guard let entry = suspended.removeValue(forKey: ObjectIdentifier(cell)) else { return false }
    guard entry.value == value, cell.resumeItem() else {
      cell.endShowingItem()
      return false
    }
    return true
  }

  private func endSuspended() {
    let ended = suspended.values
    suspended = [:]
    for (cell, _) in ended {
      cell.endShowingItem()
      PassContext.untracked { didEndDisplaying(cell) }
    }
  }

  /// Requests the cell of an index path; what is read for it is tracked, and fills that cell again.
  private func run(_ place: RowPlace, _ value: AnyHashable, _ old: ReusableView?) -> ReusableView {
    func body() -> ReusableView { provider(place, value) ?? ReusableView() }
    guard let owner = list.owner, WidgetNode.of(owner).policy.tracks(.updateConfiguration) else { return body() }
    let tracker = old?.fillTracker ?? FillTracker()
    let cell = tracker.track(body)
    if cell !== old { old?.fillTracker = nil }
    tracker.cell = cell
    cell.fillTracker = tracker
    cell.binder = self
    return cell
  }

  /// Fills the row of a cell again, in place.
  func refill(_ cell: ReusableView) {
    guard let row = bound[ObjectIdentifier(cell)] else { return }
    PassContext.untracked { fill(row.item, with: row.value, isReused: false) }
  }

  /// Fills a row.
  func bind(_ item: any RowHolder) {
    guard let value = item.value else { return }
    guard !list.isHolding else { return waiting.append(item, item) }
    if let cell = item.child as? ReusableView, resume(cell, showing: value) {
      bound[ObjectIdentifier(cell)] = BoundRow(cell: cell, item: item, value: value)
      list.states.update(cell, of: item)
      if list.hasSectionLook, let row = bound[ObjectIdentifier(cell)] { list.showSectionLook(of: row) }
      return
    }
    fill(item, with: value, isReused: true)
  }

  /// The rows that are being filled, and those of them that were to be filled again meanwhile.
  private var filling: [ObjectIdentifier: AnyHashable] = [:]
  private var overtaken: Set<ObjectIdentifier> = []

  private func fill(_ item: any RowHolder, with value: AnyHashable, isReused: Bool) {
    let row = ObjectIdentifier(item)
    // The program knows other rows by now.
    guard !list.isHolding else { return waiting.append(item, item) }
    // What fills a row may ask for the same row, or move other items into it.
    guard filling[row] == nil else {
      overtaken.insert(row)
      return
    }
    filling[row] = value
    list.working { fillOnce(item, with: value, isReused: isReused) }
    filling[row] = nil
    guard !list.isHolding else {
      overtaken.remove(row)
      return waiting.append(item, item)
    }
    guard overtaken.remove(row) != nil, let current = item.value else { return }
    if current != value {
      fill(item, with: current, isReused: true)
    } else if let cell = item.child as? ReusableView {
      cell.refill(because: .manual)
    }
  }

  private func fillOnce(_ item: any RowHolder, with value: AnyHashable, isReused: Bool) {
    guard let source = list.source, let place = item.ownPlace ?? item.position.map(source.place(ofRow:)) else { return }
    let (outer, old) = (filled, item.child as? ReusableView)
    filled = (old, isReused)
    // This reads what has changed.
    old?.cancelRefill()
    let cell = run(place, value, old)
    filled = outer
    item.isSelectable = place.indexPath != nil
    item.isActivatable = place.indexPath != nil
    if list.arrangement == .list { (item as? ListItem)?.setFocusable(place.indexPath != nil) }
    if old !== cell {
      item.child = cell
      cell.content.nameItem(isNew: true)
      if let old {
        bound[ObjectIdentifier(old)] = nil
        end(old)
      }
    }
    bound[ObjectIdentifier(cell)] = BoundRow(cell: cell, item: item, value: value)
    // The row is filled again, at the place that the program knows.
    guard !list.isHolding else { return }
    cell.showSelectionLook()
    cell.showGround()
    cell.showSeparatorLook()
    cell.showOutline()
    if list.hasSectionLook, let row = bound[ObjectIdentifier(cell)] { list.showSectionLook(of: row) }
    list.states.update(cell, of: item)
    cell.beginShowingItem()
    cell.applyPendingConfiguration()
    if isReused || old !== cell {
      willDisplay(cell, at: place)
      list.prefetching?.rowsDidCome()
    }
  }

  private func willDisplay(_ cell: ReusableView, at place: RowPlace) {
    guard cell.displayedPlace != place else { return }
    didEndDisplaying(cell)
    cell.displayedPlace = place
    list.willDisplay(cell, place)
  }

  /// The cell is not shown any more, or shows another item.
  private func didEndDisplaying(_ cell: ReusableView) {
    guard let place = cell.displayedPlace else { return }
    cell.displayedPlace = nil
    list.didEndDisplaying(cell, place)
  }
}

/// Cells of one kind that are not shown now.
final class CellPool {
  private var cells: [ReusableView] = []

  func take() -> ReusableView? { cells.popLast() }

  func give(_ cell: ReusableView) { cells.append(cell) }
}
