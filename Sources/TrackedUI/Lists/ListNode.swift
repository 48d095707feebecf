import Foundation
import Gtk

/// The rows of a list: what there is, and which of them have widgets.
final class ListNode<Content: View>: OneChildNode<Content, _ViewNode<Content>>, ItemContainer, ConcealingNode {
  private(set) var list: ListView!
  private(set) var parts = RowParts()
  private(set) var announcer: RowAnnouncer!
  var selection: SelectionModel!
  /// Rows with a widget, in sight or scrolled away a while ago.
  var rows: [RowsItem.Key: ListRow] = [:]
  private var bound: Set<RowsItem.Key> = []
  /// The rows that GTK's items show.
  private var keys: [ObjectIdentifier: RowsItem.Key] = [:]
  /// GTK's items that were to show rows while the data were ahead of what GTK knows.
  private var waiting = WaitingItems<ListItem>()
  private let leaving = LeavingItems()
  private var unbound = RowsOutOfSight<RowsItem.Key>()
  private let didSelect: ([AnyHashable]) -> Void
  /// Whether rows are between what edits them.
  var isEditing = false
  /// What the row that is being dragged hands over.
  var draggedView: DraggedView?
  /// The row that is being dragged.
  var dragged: (source: ObjectIdentifier, index: Int)?
  var isCollecting = false
  /// Follows the keyboard of the window.
  var focusConnection: SignalConnection?

  init<Outer: WidgetView>(
    _ view: Content, _ outer: WidgetViewNode<Outer>, _ kind: RowSelectionKind,
    didSelect: @escaping ([AnyHashable]) -> Void
  ) {
    self.didSelect = didSelect
    let scope = EnvironmentScope(below: outer.environment)
    var values = EnvironmentValues(of: outer)
    values.listSelects = kind != .none
    values.isInList = true
    scope.replace(values.written)
    var inputs = outer.inputs.below(outer, environment: scope).inStack(nil)
    inputs.rowMaking = .list
    super.init(inputs)
    announcer = RowAnnouncer { [weak self] in self?.parts.key(at: $0).map(AnyHashable.init) ?? AnyHashable($0) }
    selection = kind.selection(of: announcer.model)
    announcer.selection = selection
    announcer.didOpen = { [unowned self] in showSelection() }
    list = ListView(selection, factory: makeFactory())
    list.leaveListByTab()
    announcer.widget = list
    list.onActivate.atOnce { [weak self] place in
      guard let self, let key = parts.key(at: place) else { return }
      let values = chosen(at: place)
      tellWhenDone { node in
        if let activate = EnvironmentValues(of: node).selectionMenu?.activate {
          activate(values)
        } else {
          node.rows[key]?.activate()
        }
      }
    }
    list.onSecondaryClickBelowRows { [weak self] place in
      if let self, let menu = EnvironmentValues(of: self).selectionMenu { menu.open([], self, list, place) }
    }
    selection.onSelectionChanged.atOnce { [weak self] _, _ in self?.userDidSelect() }
    connectWalking()
    connectDeleting()
    connectMoving()
    connectOpening()
    island.add(self)
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
    sight.follow(list) { [weak self] in self?.look() }
    list.onUnmap { [weak self] in
      guard let self, !isRemoved, !ContentMove.isUnderWay else { return }
      for row in rows.values { row.isInSight = false }
      setInSight([])
    }
  }

  override func willRemove() { island.remove(self) }

  override func update(_ view: Content) { child.update(view) }

  /// The rows that GTK knows leave room in the window, in a layout: the others follow in the next, in the same frame.
  func fill() {
    guard announcer.isOpening else { return }
    needsMoreRows = true
    island.collect(self)
  }

  private var needsMoreRows = false

  // MARK: What is in sight

  private let sight = ListSight()
  /// The widgets of the rows in sight that were made with the list.
  private var inSight: Set<ObjectIdentifier> = []

  /// Views appear as their rows come into sight: GTK has widgets for many rows beyond.
  private func look() {
    var own: Set<ObjectIdentifier> = []
    for row in rows.values {
      // GTK puts new rows into the window in the layout after.
      if !row.widget.isMapped, bound.contains(row.key) { sight.isOther = true }
      row.isInSight = sight.has(row.widget)
      if row.isInSight, row.place == nil { own.insert(ObjectIdentifier(row.widget)) }
    }
    setInSight(own)
  }

  private func setInSight(_ own: Set<ObjectIdentifier>) {
    guard own != inSight else { return }
    inSight = own
    island.concealmentDidChange()
  }

  func conceals(_ effect: any VisibilityEffect) -> Bool { effect.needsSight && holds(effect, outside: inSight) }

  override func itemsDidChange() { island.collect(self) }

  override func forEachHosted(_ body: (_Node) -> Void) {
    for part in parts.sources {
      let own = rows.values.filter { $0.place?.source == part.id }
      for row in own.sorted(by: { $0.place?.index ?? 0 < $1.place?.index ?? 0 }) { row.rootNode.map(body) }
    }
  }

  override func didRemove() {
    focusConnection?.disconnect()
    for row in rows.values { row.end() }
    rows = [:]
  }

  // MARK: What there is

  func collectItems() {
    isAhead = true
    let old = parts
    parts = RowParts(childItems)
    let changes = takeChanges()
    if parts.haveSameSources(as: old) {
      moveRows(by: changes)
      isAhead = false
      announce(changes)
    } else {
      findRows()
      isAhead = false
      // What goes is found again by its key, and keeps its row.
      announcer.replaceAll(with: parts.count)
    }
    if needsMoreRows { announcer.fill() }
    needsMoreRows = false
    for item in waiting.takeAll() { bind(item) }
    showSelection()
  }

  /// Whether the rows of the data differ from those that GTK knows.
  private var dataAreAhead: Bool { isAhead || isCollecting }
  private var isAhead = false

  private func takeChanges() -> [ObjectIdentifier: RowsChange] {
    var changes: [ObjectIdentifier: RowsChange] = [:]
    for rows in parts.sources { changes[rows.id] = rows.source.takeChange() }
    return changes
  }

  /// Tells GTK of the rows that differ, at once: it asks for rows in between, by the places that there are now.
  private func announce(_ changes: [ObjectIdentifier: RowsChange]) {
    var start: Int?
    var (first, oldFirst, end, oldEnd) = (0, 0, 0, 0)
    for part in parts.all {
      var oldCount = part.count
      if case .rows(let rows) = part, let change = changes[rows.id] {
        oldCount += change.removed - change.added
        if change.removed > 0 || change.added > 0 {
          start = start ?? first + change.start
          end = first + change.start + change.added
          oldEnd = oldFirst + change.start + change.removed
        }
      }
      first += part.count
      oldFirst += oldCount
    }
    guard let start else { return }
    if end > start { keepFirstSeen(ifRowsComeAt: start) }
    announcer.change(at: start, removed: oldEnd - start, added: end - start, of: parts.count)
  }

  /// Brings the rows with widgets up to date where the sources are the same as before.
  private func moveRows(by changes: [ObjectIdentifier: RowsChange]) {
    guard !rows.isEmpty else { return }
    var sources: [ObjectIdentifier: RowsItem] = [:]
    for part in parts.all {
      switch part {
      case .rows(let item): sources[item.id] = item
      case .item(let item): rows[item.rowKey]?.update(item: item)
      }
    }
    for (key, row) in rows {
      guard let place = row.place, let source = sources[place.source], let change = changes[place.source] else {
        continue
      }
      if let index = source.index(of: key, from: place.index, after: change) {
        row.update(source, at: index)
      } else {
        drop(key)
      }
    }
  }

  /// Finds the rows with widgets again where other sources are there.
  private func findRows() {
    guard !rows.isEmpty else { return }
    var there: Set<RowsItem.Key> = []
    for part in parts.all {
      switch part {
      case .item(let item):
        there.insert(item.rowKey)
        rows[item.rowKey]?.update(item: item)
      case .rows(let source):
        for (key, row) in rows where row.place?.source == source.id {
          guard let index = source.source.rowIndex(of: key.id) else { continue }
          there.insert(key)
          row.update(source, at: index)
        }
      }
    }
    for key in Array(rows.keys) where !there.contains(key) { drop(key) }
  }

  private func drop(_ key: RowsItem.Key) {
    rows.removeValue(forKey: key)?.end()
    bound.remove(key)
    unbound.remove(key)
  }

  // MARK: Rows

  private func makeFactory() -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onBind { [weak self] item in
      guard let self, let item else { return }
      if dataAreAhead { waiting.append(item, item) } else { bind(item) }
    }
    factory.onUnbind { [weak self] item in
      guard let item else { return }
      guard let self else { return item.child = nil }
      waiting.remove(item)
      leaving.add(item)
      guard let key = keys.removeValue(forKey: ObjectIdentifier(item)), bound.remove(key) != nil else { return }
      rows[key]?.didChange = nil
      unbound.append(key)
      dropRowsOutOfSight()
    }
    return factory
  }

  private func bind(_ item: ListItem) {
    guard let place = item.position, let row = row(at: place) else { return }
    leaving.remove(item)
    item.child = row.widget
    row.didChange = { [weak item, weak row] in
      guard let item, let row else { return }
      row.widget.parent?.setCSSClass("without-line", .when(row.hidesLine))
      item.isSelectable = row.canBeSelected
      item.setFocusable(row.canBeSelected)
    }
    row.didChange?()
    keys[ObjectIdentifier(item)] = row.key
    sight.isOther = true
    bound.insert(row.key)
    unbound.remove(row.key)
  }

  var isSelectable: Bool { !(selection is NoSelection) }

  /// The row at a place; nil if there is none.
  func row(at place: Int) -> ListRow? {
    guard let key = parts.key(at: place), let (part, index) = parts.part(at: place) else { return nil }
    if let row = rows[key] { return row }
    let row =
      switch part {
      case .item(let item): ListRow(key, item: item, isSelectable: isSelectable)
      case .rows(let source):
        ListRow(
          key, source, at: index, in: source.source.environment, host: island, list: list, isSelectable: isSelectable)
      }
    rows[key] = row
    row.widget.mirrorAround(environment)
    row.setSpaces(between: spaces.between, aboveHeader: spaces.aboveHeader, leastHeights: leastHeights)
    row.widget.onSecondaryClick { [unowned self, unowned row] place in
      guard let menu = EnvironmentValues(of: self).selectionMenu else {
        return ContextMenus.open(in: row.widget, at: place)
      }
      let tag = row.tag ?? key.id
      let all = selection.selectedPositions.compactMap(self.tag)
      menu.open(all.contains(tag) ? all : [tag], self, row.widget, place)
    }
    if case .rows(let source) = part, source.source.move != nil { makeMovable(row) }
    if isEditing { beginEditing(row) }
    return row
  }

  private var spaces: (between: CGFloat?, aboveHeader: CGFloat?) = (nil, nil)

  private var leastHeights = (row: 0.0, header: 0.0)

  /// The space between rows, and that above headers, in logical pixels, nil for what is usual; and how high rows and headers are at
  /// least.
  func setSpaces(between: CGFloat?, aboveHeader: CGFloat?, leastHeights: (row: Double, header: Double)) {
    guard spaces != (between, aboveHeader) || self.leastHeights != leastHeights else { return }
    spaces = (between, aboveHeader)
    self.leastHeights = leastHeights
    for row in rows.values {
      row.setSpaces(between: between, aboveHeader: aboveHeader, leastHeights: leastHeights)
    }
  }

  /// Rows keep their state while they are scrolled away, but not all of a long list.
  private func dropRowsOutOfSight() {
    while unbound.count > 400, let key = unbound.removeFirst() { rows.removeValue(forKey: key)?.end() }
  }

  // MARK: Selection

  /// Calls what tells the program of something, once GTK is done with the event, while the list is there.
  func tellWhenDone(_ body: @escaping (ListNode) -> Void) {
    DeferredCalls.add { [weak self] in if let self, !isRemoved { PassContext.outside { body(self) } } }
  }

  /// The person has selected rows. GTK goes on with the row's position: the values are those of now.
  func userDidSelect() {
    let values = selection.selectedPositions.filter(canBeSelected).compactMap(tag)
    tellWhenDone { $0.didSelect(values) }
  }

  /// Whether a row can be selected, as far as it is known: Control and A selects all that there are.
  private func canBeSelected(at place: Int) -> Bool {
    shownRow(at: place)?.canBeSelected ?? true
  }

  private func tag(at place: Int) -> AnyHashable? {
    guard let (part, index) = parts.part(at: place) else { return nil }
    switch part {
    case .item(let item): return item.node?.choice
    case .rows(let rows): return shownRow(at: place)?.tag ?? rows.source.elementID(at: index)
    }
  }

  /// The place of the row that a value stands for: by the identifiers, or by the tags of the rows in sight.
  func place(of value: AnyHashable) -> Int? {
    parts.place { part in
      switch part {
      case .item(let item): item.node?.choice == value ? 0 : nil
      case .rows(let source):
        source.source.rowIndex(of: value)
          ?? rows.values.first { $0.place?.source == source.id && $0.tag == value }?.place?.index
      }
    }
  }

  /// What the selected rows stand for, if the one at a place is among them, else what that one does.
  private func chosen(at place: Int) -> [AnyHashable] {
    let all = selection.selectedPositions.compactMap(tag)
    guard let tag = tag(at: place) else { return all }
    return all.contains(tag) ? all : [tag]
  }

  private var selected: [AnyHashable]?

  /// Selects the rows that some values stand for.
  func select(_ values: [AnyHashable]) {
    selected = values
    showSelection()
  }

  private func showSelection() {
    // Places are those that GTK knows: what is ahead is shown when GTK has been told.
    guard let selected, !dataAreAhead else { return }
    // What GTK does not know yet it selects when the list has opened.
    selection.show(selected.compactMap(place).filter(announcer.knows))
  }

  /// The place of a row.
  func place(of row: ListRow) -> Int? {
    parts.place { part in
      switch part {
      case .item(let item): item.rowKey == row.key ? 0 : nil
      case .rows(let source): row.place?.source == source.id ? row.place?.index : nil
      }
    }
  }

  /// The row at a place, if it has a widget.
  private func shownRow(at place: Int) -> ListRow? { parts.key(at: place).flatMap { rows[$0] } }

  /// The widget of the row at a place, if it has one.
  func rowWidget(at place: Int) -> Widget? { shownRow(at: place)?.widget }
}
