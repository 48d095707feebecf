import Foundation
import Gtk
import GtkTracking

/// The list widget of a collection or table view: rows of reused cells, of which only those in sight exist.
///
/// A row's content comes from its `provider`, always with the list in its final state: while several changes are reported one
/// after the other, GTK's requests for cells are collected, and handled at the end.
final class RowList {
  /// How rows are arranged.
  enum Arrangement: Equatable {
    case list
    /// As many cells side by side as fit, in lines.
    case grid(columns: ClosedRange<Int>)
    /// Cells where a layout says.
    case placed
    case columns
  }

  let scroller = ScrolledWindow()
  /// The view that the list is in; nil when it has ended, and GTK or work that waits still holds the list.
  weak var owner: View?
  private(set) var source: (any RowSource)?
  private(set) var selection: SwitchedSelection?
  private(set) var widget: Widget?
  var states: RowStates!
  /// Opens the menus of items.
  private(set) lazy var contextMenus = RowContextMenus(self)
  /// The swipe actions of rows; nil before there are rows.
  private(set) var swipes: RowSwipes?
  /// Gives what can be done with an item by swiping its row.
  var swipeActions: (_ item: IndexPath, _ isLeading: Bool) -> SwipeActionsConfiguration? = { _, _ in nil }
  /// Deletes the item whose row has the keyboard, if possible; called where no action does that.
  var onDelete: (IndexPath) -> Bool = { _ in false }
  /// Lets the user move rows; nil if none can be moved.
  var reordering: RowReordering? { didSet { if oldValue == nil, let widget { RowReordering.watch(widget, of: self) } } }
  /// Fills the cells of the list; in a table, those of a row that are looked for by the row.
  private(set) lazy var cells = CellBinder(self) { [unowned self] in provider($0, $1) }
  /// Makes or fills the cell of a place; the value is that of the row.
  var provider: (RowPlace, AnyHashable) -> ReusableView? = { _, _ in nil }
  /// A cell is about to be shown for a place, and is not shown for it any more.
  var willDisplay: (ReusableView, RowPlace) -> Void = { _, _ in }
  var didEndDisplaying: (ReusableView, RowPlace) -> Void = { _, _ in }
  /// Announces rows that will be needed soon; nil without a listener.
  var prefetching: RowPrefetching?
  /// The columns of a table; a change of them counts when the rows are shown next.
  var columns: [RowColumn] = []
  private var columnBinders: [CellBinder] = []
  /// The user activated the row of an item by double click or Enter. Told when GTK is done with the event.
  var onActivate: (IndexPath) -> Void = { _ in }
  /// What the user has chosen and deselected. Reported when GTK has finished with the event: it uses the row's position afterwards.
  var onUserSelection: (SelectionChange) -> Void = { _ in }

  /// Waits for the layout in which unannounced rows may be missing.
  var layoutConnection: SignalConnection?
  /// How many changes are being reported, one inside the other.
  private var changeDepth = 0
  /// The chosen items whose rows were removed in this change; they may come back.
  private var lostSelection: [AnyHashable] = []
  /// How often rows have come, gone or moved: a place counts as long as this is the same.
  private(set) var version = 0
  /// The chosen rows the user knows of.
  var knownSelection: [Int] = []

  typealias BoundRow = CellBinder.BoundRow

  init() {
    scroller.vexpand = true
    states = RowStates(self)
  }

  // MARK: What is shown

  var arrangement = Arrangement.list {
    didSet { if arrangement != oldValue, source != nil { whenFree { [unowned self] in makeWidget() } } }
  }

  /// A style class for the list's look.
  var appearanceClass: String? {
    didSet {
      guard appearanceClass != oldValue, let widget else { return }
      if let oldValue { widget.removeCSSClass(oldValue) }
      lookDidChange(widget)
    }
  }

  /// Whether the first item of a section looks like its header.
  var firstItemsAreHeaders = false { didSet { if firstItemsAreHeaders != oldValue { updateSectionLook() } } }

  var showsSeparators = false {
    didSet { if showsSeparators != oldValue, let widget { lookDidChange(widget) } }
  }

  /// Lines that are not the theme's; nil for those.
  var separatorLook: SeparatorLook? {
    didSet { if separatorLook != oldValue, let widget { lookDidChange(widget) } }
  }

  /// Whether the list has no ground of its own.
  var isSeenThrough = false {
    didSet { if isSeenThrough != oldValue, let widget { lookDidChange(widget) } }
  }

  /// Whether there is a colour behind the list, which is seen around its rows.
  var isOnColor = false {
    didSet { if isOnColor != oldValue, let widget { lookDidChange(widget) } }
  }

  private func lookDidChange(_ widget: Widget) {
    if isOnColor || widget is ListView || widget is ColumnView { RowGroundLook.sheet.load() }
    widget.setCSSClass("on-color", .when(isOnColor))
    if isSeenThrough { CellBoardLook.sheet.load() }
    widget.setCSSClass("seen-through", .when(isSeenThrough))
    if hasSectionLook { SectionLook.sheet.load() }
    if let appearanceClass { widget.addCSSClass(appearanceClass) }
    (widget as? ListView)?.showsSeparators = showsSeparators
    if let separatorLook { SeparatorLook.ofLists.give(separatorLook.isPlain ? nil : separatorLook, to: widget) }
  }

  var selectionMode = SelectionMode.single {
    didSet {
      guard selectionMode != oldValue, source != nil else { return }
      whenFree { [unowned self] in
        guard let source else { return }
        selection?.current = modeSelection(of: source)
        knownSelection = []
        showSelectionMode()
      }
    }
  }

  private func modeSelection(of source: any RowSource) -> SelectionModel {
    switch selectionMode {
    case .none: NoSelection(source.model)
    case .single: SingleSelection(source.model)
    case .multiple: MultiSelection(source.model)
    }
  }

  private func showSelectionMode() { widget?.setAccessibleMultiSelectable(selectionMode == .multiple) }

  /// Shows the rows of `source`.
  func show(_ source: any RowSource) {
    source.announcer.willOpen = { [weak self] in self?.fillAtNextLayout() }
    source.announcer.didOpen = { [weak self] in self?.layoutConnection?.disconnect() }
    whenFree { [unowned self] in
      self.source = source
      makeSelection()
      makeWidget()
    }
  }

  private func makeSelection() {
    guard let source else { return }
    let selection = SwitchedSelection(modeSelection(of: source))
    self.selection = selection
    knownSelection = []
    selection.onSelectionChanged.atOnce { [weak self] _, _ in self?.userDidSelect() }
    // One handler for all rows; one for each of them would be felt in a list's first frame.
    selection.onSelectionChanged.includingProgrammatic { [weak self] position, count in
      guard let self else { return }
      working { self.states.updateSelection(in: position..<(position + count)) }
    }
  }

  private func makeWidget() {
    guard let selection else { return }
    let new: Widget
    columnBinders = []
    switch arrangement {
    case .list:
      let list = ListView(selection, factory: cells.makeFactory())
      list.onActivate.atOnce { [weak self] in self?.activate(row: $0) }
      list.leaveListByTab()
      new = list
    case .placed:
      guard let board = makeBoard(self) else { return }
      new = board
    case .grid(let columns):
      let grid = GridView(selection, factory: cells.makeFactory())
      grid.columns = columns
      grid.onActivate.atOnce { [weak self] in self?.activate(row: $0) }
      grid.leaveListByTab()
      new = grid
    case .columns: new = makeColumnView(selection)
    }
    new.addCSSClass("collection")
    states.watch(new)
    contextMenus.watch(new)
    swipes = arrangement == .list || arrangement == .placed ? RowSwipes(self, new) : nil
    watchKeys(of: new)
    if reordering != nil { RowReordering.watch(new, of: self) }
    widget = new
    showSelectionMode()
    lookDidChange(new)
    scrollDirectionDidChange()
    scroller.child = new
  }

  private func makeColumnView(_ selection: SelectionModel) -> ColumnView {
    TableLook.sheet.load()
    let table = ColumnView(selection)
    for column in columns {
      let binder = CellBinder(self, provider: column.provider)
      columnBinders.append(binder)
      column.column.factory = binder.makeFactory()
      table.append(column.column)
      column.binder = binder
    }
    table.onActivate.atOnce { [weak self] in self?.activate(row: $0) }
    return table
  }

  /// The user activated a row of any kind.
  func activate(row: Int) {
    guard let item = item(ofRow: row) else { return }
    tellWhenDone { list in list.path(of: item).map(list.onActivate) }
  }

  private var binders: [CellBinder] { columnBinders.isEmpty ? [cells] : columnBinders }

  /// The rows that show an item now, in sight or kept by GTK for scrolling; in a table by their first column.
  var bound: [ObjectIdentifier: BoundRow] { (columnBinders.first ?? cells).bound }

  /// All cells that show an item now.
  var boundCells: [BoundRow] { binders.flatMap(\.bound.values) }

  // MARK: Places

  /// Whether cells are beside each other in lines.
  var scrollsAcross: Bool {
    board?.scrollsAcross == true
  }

  /// Shows cells where a layout says; nil for other arrangements.
  var board: CellBoard? { widget as? CellBoard }
  /// Makes the board.
  var makeBoard: (RowList) -> CellBoard? = { _ in nil }

  /// Bars are where the content scrolls.
  func scrollDirectionDidChange() { (owner as? ScrollView)?.applyPolicy() }

  /// The place scrolled to.
  var adjustment: Adjustment { scrollsAcross ? scroller.horizontalAdjustment : scroller.verticalAdjustment }

  /// How much of the lines is seen at a time.
  var room: Double { Double(scrollsAcross ? scroller.width : scroller.height) }

  /// Where a frame begins in the direction of scrolling, and how long it is there.
  func extent(of frame: Rect) -> (start: Double, length: Double) {
    scrollsAcross ? (frame.x, frame.width) : (frame.y, frame.height)
  }

  func place(of cell: ReusableView) -> RowPlace? {
    guard let source, let item = bound[ObjectIdentifier(cell)]?.item else { return nil }
    return item.ownPlace ?? item.position.map(source.place(ofRow:))
  }

  func cell(at place: RowPlace) -> ReusableView? {
    if case .view = place { return bound.values.first { $0.item.ownPlace == place }?.cell }
    guard let row = source?.row(of: place) else { return nil }
    return bound.values.first { $0.item.position == row }?.cell
  }

  /// The row of the list at a point of the owner, with its cell; the one in front where cells overlap.
  func row(at x: Double, _ y: Double, in widget: Widget) -> BoundRow? {
    let there = boundCells.filter { row in
      guard row.cell.isMapped, let frame = (row.cell.parent ?? row.cell).frame(in: widget) else { return false }
      return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height
    }
    return there.max { one, other in
      guard let slot = one.cell.parent as? CellSlot, let next = other.cell.parent as? CellSlot else { return false }
      return slot.isBehind(next)
    }
  }

  /// The place of a row after scrolling.
  enum Alignment { case start, middle, end }

  /// Scrolls to an item of the program's current rows.
  func scroll(to path: IndexPath, _ alignment: Alignment?) {
    afterHeld { [unowned self] in if let row = source?.row(of: .item(path)) { scroll(to: row, alignment) } }
  }

  /// Scrolls only as far as needed, or until a row is where it should be: when the rows of this turn are laid out.
  func scroll(to row: Int, _ alignment: Alignment? = nil) {
    source?.announcer.openAtOnce()
    if let board { return board.scroll(to: row, alignment) }
    guard let source, row < source.model.count else { return }
    let (value, path) = (source.model.value(at: row), source.place(ofRow: row).indexPath)
    showSomewhere(row)
    ScrollGoal.set(of: scroller) { [weak self] in self?.bring(value, path, alignment) ?? .lost }
  }

  /// Makes GTK show a row, with a cell, where GTK thinks that it is.
  private func showSomewhere(_ row: Int) {
    if let widget, adjustment.approach(row, of: widget, among: { laidOutRows }) { return }
    (widget as? ListView)?.scrollTo(row)
    (widget as? GridView)?.scrollTo(row)
    (widget as? ColumnView)?.scrollTo(row)
  }

  private func bring(_ value: AnyHashable, _ path: IndexPath?, _ alignment: Alignment?) -> ScrollGoal.Progress {
    if let cell = bound.values.first(where: { $0.value == value })?.cell, let frame = frameInList(of: cell) {
      let (start, length) = extent(of: frame)
      let share: Double? =
        switch alignment {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        case nil: nil
        }
      return adjustment.bring(start, length, room: adjustment.pageSize, to: share) ? .moved : .reached
    }
    guard let row = source?.row(ofItem: value, at: path) else { return .lost }
    showSomewhere(row)
    return .unknown
  }

  private var laidOutRows: [LaidOutRow] {
    bound.values.compactMap { row in
      guard let place = row.item.position, let frame = frameInList(of: row.cell) else { return nil }
      let (start, length) = extent(of: frame)
      return LaidOutRow(place: place, start: start, length: length)
    }
  }

  /// The rectangle of a cell's row in the visible part of GTK's list.
  private func frameInList(of cell: ReusableView) -> Rect? {
    let row = arrangement == .columns ? cell.parent?.parent : cell.parent
    guard let row, row.isMapped, let list = row.parent else { return nil }
    return row.frame(in: list)
  }

  // MARK: Changes

  func beginChanges() { changeDepth += 1 }

  /// Whether changes that come now are to be seen as they happen.
  var animatesChanges = false
  private(set) lazy var animations = RowAnimations(self)

  /// Rows are about to come and go; the items of those that go may come back elsewhere.
  func willRemove(rows: Range<Int>) {
    if animatesChanges { animations.prepare() }
    guard let selection, let source, !rows.isEmpty else { return }
    // GTK would look for a chosen item among the new ones by making an object for each of them.
    for row in selection.selectedPositions(in: rows) {
      lostSelection.append(source.model.value(at: row))
      selection.setSelected(false, at: row)
    }
  }

  func endChanges() {
    changeDepth -= 1
    guard changeDepth == 0 else { return }
    if isHolding { makeHeldChangesLater() }
    version += 1
    restoreSelection()
    swipes?.close()
    PassContext.untracked {
      onChange()
      board?.dataDidChange()
      for binder in binders {
        // Between two changes the rows are not those that the program has said: the program would be asked for a row it has taken out.
        if !isMakingHeldChanges { binder.fillWaiting() }
        binder.releaseGone()
      }
      states.update()
      updateSectionLook()
      if showsSeparators { for row in bound.values { row.cell.showSeparatorLook() } }
    }
    animations.start()
  }

  private func restoreSelection() {
    for value in lostSelection { if let row = source?.row(ofItem: value) { setSelected(true, row: row) } }
    lostSelection = []
    knownSelection = selection?.selectedPositions ?? []
  }

  /// Calls `body` once, when the change is shown and its animations have ended.
  func whenSettled(_ body: @escaping () -> Void) { afterHeld { [unowned self] in animations.whenSettled(body) } }

  /// Rows have come or gone.
  var onChange: () -> Void = {}

  var isChanging: Bool { changeDepth > 0 }

  // MARK: Changes that wait

  /// How many pieces of work on the rows have called the program, one inside the other.
  private var workDepth = 0
  /// Work for when the rows can be changed, in order.
  private var held: [() -> Void] = []

  /// Whether a change waits: the rows differ from the program's, and none is filled until they match.
  var isHolding: Bool { !held.isEmpty }

  /// Runs what calls the program and goes on with the rows afterwards: they stay the same meanwhile (C-240).
  func working<Result>(_ body: () -> Result) -> Result {
    workDepth += 1
    defer {
      workDepth -= 1
      if workDepth == 0, isHolding { makeHeldChangesLater() }
    }
    return withExtendedLifetime(self, body)
  }

  /// Whether GTK, or what fills the rows, goes on with them.
  var isBusy: Bool {
    workDepth > 0 || isChanging || TreeWork.isTellingOfDrag
      || widget.map { TreeWork.isTelling(inside: $0) || TreeWork.isWalkingOverRows(of: $0) } ?? false
  }

  /// Changes the rows: at once, or when GTK and what fills them are done with those there are.
  func whenFree(_ change: @escaping () -> Void) {
    guard isBusy || isHolding else { return change() }
    if !isHolding { makeHeldChangesLater() }
    held.append(change)
  }

  /// Runs code that refers to the program's current rows.
  func afterHeld(_ body: @escaping () -> Void) { if isHolding { held.append(body) } else { body() } }

  private var isMakingHeldChanges = false

  private func makeHeldChangesLater() {
    let make = { [weak self] in PassContext.untracked { _ = self?.makeHeldChanges() } }
    // Rows that change whenever they have changed leave frames and events their turn.
    if isMakingHeldChanges { MainLoop.whenIdle(make) } else { TreeWork.later(make) }
  }

  private func makeHeldChanges() {
    // Inside of a main loop that the program has opened: the end of the work asks again.
    guard !isBusy, isHolding, let owner else { return }
    withExtendedLifetime((self, owner)) {
      let due = held
      held = []
      isMakingHeldChanges = true
      due.forEach { $0() }
      if !isHolding { for binder in binders { binder.fillWaiting() } }
      isMakingHeldChanges = false
    }
  }

  // MARK: Filling

  /// A cell for the row that is being filled.
  func dequeue<Cell: ReusableView>(from pool: CellPool, make: () -> Cell) -> Cell {
    cells.dequeue(from: pool, make: make)
  }

  /// The values of the rows that show something now.
  var shownValues: Set<AnyHashable> { Set(binders.flatMap { $0.bound.values.map(\.value) }) }

  /// Lets the cells that show these values be filled again.
  ///
  /// - Parameter isReused: whether they are to be shown as if they had just come.
  func fill(_ wanted: Set<AnyHashable>, isReused: Bool) {
    guard !wanted.isEmpty else { return }
    PassContext.untracked { for binder in binders { binder.fill(wanted, isReused: isReused) } }
  }

  /// Lets every cell be filled again.
  func fillAll() { PassContext.untracked { for binder in binders { binder.fill(nil, isReused: true) } } }
}

// The look of sections.
extension RowList {
  /// Whether the look depends on a row's position in its section.
  var hasSectionLook: Bool { arrangement == .list && SectionLook.depends(on: appearanceClass) }

  /// Rows have come or gone: others may be first or last now.
  func updateSectionLook() {
    guard hasSectionLook else { return }
    for row in bound.values { showSectionLook(of: row) }
  }

  func showSectionLook(of row: BoundRow) {
    guard hasSectionLook, let source, let position = row.item.position, let widget = row.cell.parent else { return }
    let look = SectionLook(source.place(ofRow: position), firstItemIsHeader: firstItemsAreHeaders) {
      source.itemCount(inSection: $0)
    }
    SectionLook.apply(look, to: widget)
  }
}
