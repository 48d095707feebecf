import Foundation
import Gtk

/// The rows of a list: what there is, and which of them have widgets.
final class ListNode<Content: View>: OneChildNode<Content, _ViewNode<Content>>, ItemContainer {
  enum SelectionKind { case none, one, many }

  enum Part {
    case item(LayoutItem)
    case rows(RowsItem)

    var count: Int {
      switch self {
      case .item: 1
      case .rows(let rows): rows.source.rowCount
      }
    }

    func isSame(as other: Part) -> Bool {
      switch (self, other) {
      case (.item(let item), .item(let other)): item.node === other.node && item.node != nil
      case (.rows(let rows), .rows(let other)): rows.source === other.source
      default: false
      }
    }
  }

  private struct RowKey: Hashable {
    let source: ObjectIdentifier
    let id: AnyHashable
  }

  private(set) var list: ListView!
  var parts: [Part] = []
  private var count = 0
  private(set) var announcer: RowAnnouncer!
  var selection: SelectionModel!
  /// Rows with a widget, in sight or scrolled away a while ago.
  var rows: [AnyHashable: ListRow] = [:]
  private var bound: Set<AnyHashable> = []
  /// The rows that GTK's items show.
  private var keys: [ObjectIdentifier: AnyHashable] = [:]
  /// GTK's items that were to show rows while the data were ahead of what GTK knows.
  private var waiting = WaitingItems<ListItem>()
  private let leaving = LeavingItems()
  private var unbound = RowsOutOfSight<AnyHashable>()
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
    _ view: Content, _ outer: WidgetViewNode<Outer>, _ kind: SelectionKind,
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
    announcer = RowAnnouncer { [weak self] in self?.keyIfThere(at: $0) ?? AnyHashable($0) }
    let model = announcer.model
    selection =
      switch kind {
      case .none: NoSelection(model)
      case .one: SingleSelection(model)
      case .many: MultiSelection(model)
      }
    announcer.selection = selection
    announcer.didOpen = { [unowned self] in showSelection() }
    list = ListView(selection, factory: makeFactory())
    list.leaveListByTab()
    announcer.widget = list
    list.onActivate.atOnce { [weak self] place in
      guard let self, let key = keyIfThere(at: place) else { return }
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
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
  }

  override func update(_ view: Content) { child.update(view) }

  /// The rows that GTK knows leave room in the window, in a layout: the others follow in the next, in the same frame.
  func fill() {
    guard announcer.isOpening else { return }
    needsMoreRows = true
    island.collect(self)
  }

  private var needsMoreRows = false

  override func itemsDidChange() { island.collect(self) }

  override func forEachHosted(_ body: (_Node) -> Void) {
    for case .rows(let part) in parts {
      let own = rows.values.filter { $0.place?.source == ObjectIdentifier(part.source) }
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
    let items = childItems
    let old = parts
    parts = items.map { item in (item as? RowsItem).map(Part.rows) ?? .item(item) }
    count = parts.reduce(0) { $0 + $1.count }
    let changes = takeChanges()
    if old.count == parts.count, zip(old, parts).allSatisfy({ $0.isSame(as: $1) }) {
      moveRows(by: changes)
      isAhead = false
      announce(changes)
    } else {
      findRows()
      isAhead = false
      // What goes is found again by its key, and keeps its row.
      announcer.replaceAll(with: count)
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
    for case .rows(let rows) in parts { changes[ObjectIdentifier(rows.source)] = rows.source.takeChange() }
    return changes
  }

  /// Tells GTK of the rows that differ, at once: it asks for rows in between, by the places that there are now.
  private func announce(_ changes: [ObjectIdentifier: RowsChange]) {
    var start: Int?
    var (first, oldFirst, end, oldEnd) = (0, 0, 0, 0)
    for part in parts {
      var oldCount = part.count
      if case .rows(let rows) = part, let change = changes[ObjectIdentifier(rows.source)] {
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
    announcer.change(at: start, removed: oldEnd - start, added: end - start, of: count)
  }

  /// Brings the rows with widgets up to date where the sources are the same as before.
  private func moveRows(by changes: [ObjectIdentifier: RowsChange]) {
    guard !rows.isEmpty else { return }
    var sources: [ObjectIdentifier: RowsItem] = [:]
    for part in parts {
      switch part {
      case .rows(let item): sources[ObjectIdentifier(item.source)] = item
      case .item(let item): rows[key(of: item)]?.update(item: item)
      }
    }
    for (key, row) in rows {
      guard let place = row.place, let source = sources[place.source], let change = changes[place.source] else {
        continue
      }
      if let index = change.moved(place.index) ?? source.source.rowIndex(of: idOfRow(key)) {
        row.update(source, at: index)
      } else {
        drop(key)
      }
    }
  }

  /// Finds the rows with widgets again where other sources are there.
  private func findRows() {
    guard !rows.isEmpty else { return }
    var there: Set<AnyHashable> = []
    for part in parts {
      switch part {
      case .item(let item):
        let key = key(of: item)
        there.insert(key)
        rows[key]?.update(item: item)
      case .rows(let source):
        for (key, row) in rows where row.place?.source == ObjectIdentifier(source.source) {
          guard let index = source.source.rowIndex(of: idOfRow(key)) else { continue }
          there.insert(key)
          row.update(source, at: index)
        }
      }
    }
    for key in Array(rows.keys) where !there.contains(key) { drop(key) }
  }

  private func drop(_ key: AnyHashable) {
    rows.removeValue(forKey: key)?.end()
    bound.remove(key)
    unbound.remove(key)
  }

  private func keyIfThere(at place: Int) -> AnyHashable? {
    guard let (part, index) = part(at: place) else { return nil }
    switch part {
    case .item(let item): return key(of: item)
    case .rows(let rows): return RowKey(source: ObjectIdentifier(rows.source), id: rows.source.rowID(at: index))
    }
  }

  private func key(of item: LayoutItem) -> AnyHashable {
    RowKey(source: item.key, id: 0)
  }

  func idOfRow(_ key: AnyHashable) -> AnyHashable { (key.base as? RowKey)?.id ?? key }

  func part(at place: Int) -> (Part, Int)? {
    var index = place
    for part in parts {
      if index < part.count { return (part, index) }
      index -= part.count
    }
    return nil
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
    bound.insert(row.key)
    unbound.remove(row.key)
  }

  private var isSelectable: Bool { !(selection is NoSelection) }

  /// The row at a place; nil if there is none.
  func row(at place: Int) -> ListRow? {
    guard let key = keyIfThere(at: place), let (part, index) = part(at: place) else { return nil }
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
      guard let tag = row.tag ?? (key.base as? RowKey)?.id else { return }
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
    keyIfThere(at: place).flatMap { rows[$0] }?.canBeSelected ?? true
  }

  private func tag(at place: Int) -> AnyHashable? {
    guard let (part, index) = part(at: place) else { return nil }
    switch part {
    case .item(let item): return item.node?.choice
    case .rows(let rows):
      return keyIfThere(at: place).flatMap { self.rows[$0] }?.tag ?? rows.source.elementID(at: index)
    }
  }

  /// The place of the row that a value stands for: by the identifiers, or by the tags of the rows in sight.
  func place(of value: AnyHashable) -> Int? {
    var first = 0
    for part in parts {
      switch part {
      case .item(let item): if item.node?.choice == value { return first }
      case .rows(let source):
        if let index = source.source.rowIndex(of: value) { return first + index }
        for row in rows.values where row.place?.source == ObjectIdentifier(source.source) && row.tag == value {
          return row.place.map { first + $0.index }
        }
      }
      first += part.count
    }
    return nil
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
    let places = selected.compactMap(place).filter(announcer.knows)
    switch selection {
    case let selection as SingleSelection: selection.selected = places.first
    case let selection as MultiSelection: selection.select(places)
    default: break
    }
  }

  /// The place of a row.
  func place(of row: ListRow) -> Int? {
    var first = 0
    for part in parts {
      switch part {
      case .item(let item): if key(of: item) == row.key { return first }
      case .rows(let source):
        if let place = row.place, place.source == ObjectIdentifier(source.source) { return first + place.index }
      }
      first += part.count
    }
    return nil
  }

  /// The widget of the row at a place, if it has one.
  func rowWidget(at place: Int) -> Widget? { keyIfThere(at: place).flatMap { rows[$0] }?.widget }
}
