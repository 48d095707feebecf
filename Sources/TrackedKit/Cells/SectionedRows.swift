import Gtk
import GtkTracking

/// The rows of a list as GTK shows them, and how one state of them becomes the next: step by step along the edits of a
/// snapshot, or by what differs, so that cells of items that stay are left alone (C-146, C-224).
final class SectionedRows<Section: Hashable, Item: Hashable>: RowSource {
  typealias State = ItemState<Section, Item>
  typealias Layout = SectionLayout<Section, Item>

  let announcer: RowAnnouncer
  private let shown = ShownRows<Section, Item>()
  /// Called before and after the list's widget is notified of changes.
  weak var host: RowList? { didSet { announcer.widget = host?.scroller } }
  /// What a section has besides its items: called with its index and identifier, in the coming state.
  var supplements: ((Int, Section) -> SectionRows)?

  init() {
    announcer = RowAnnouncer { [shown] in shown[$0] }
  }

  /// The state to show once GTK has finished with the current rows; nil while that is shown.
  private var said: State?
  /// The change that GTK is being notified of.
  private var coming: State?
  /// The program's latest state, shown or not.
  var state: State { said ?? coming ?? shown.layout.state }
  var saidCounts: [Int] { state.sections.counts }

  // MARK: Places

  private var shownState: State { shown.layout.state }

  var sectionCount: Int { shownState.sections.sections.count }

  func identity(ofSection section: Int) -> AnyHashable { AnyHashable(shownState.sections.sections[section]) }

  func itemCount(inSection section: Int) -> Int { shownState.sections.counts[section] }

  func place(ofRow row: Int) -> RowPlace { shown.layout.place(ofRow: row) }

  func row(of place: RowPlace) -> Int? { shown.layout.row(of: place) }

  func row(ofItem value: AnyHashable) -> Int? {
    guard let item = value.base as? Item, let position = shownState.sections.items.firstPosition(of: item) else {
      return nil
    }
    return shown.layout.row(ofItemAt: position)
  }

  // MARK: Changes

  /// Shows another state. The edits of one that came from the current one are applied one by one; any other is compared.
  func show(_ new: State) {
    guard let host else { return change(to: new) }
    // What is asked for a change may ask for the same change, each time.
    if host.isBusy, isSame(new) { return }
    said = new
    let isAnimated = host.animatesChanges
    host.whenFree { [weak self, weak host] in
      guard let self, let host, let new = said else { return }
      said = nil
      let outer = host.animatesChanges
      host.animatesChanges = isAnimated
      coming = new
      change(to: new)
      coming = nil
      host.animatesChanges = outer
    }
  }

  private func isSame(_ new: State) -> Bool {
    // Not both at a time: states share what they are made of.
    let said = state.sections
    let (sections, counts, items) = (said.sections, said.counts, said.items.items)
    let asked = new.sections
    return asked.sections == sections && asked.counts == counts && asked.items.items == items
  }

  private func change(to new: State) {
    host?.beginChanges()
    if let way = new.way(from: shownState) {
      follow(way)
    } else {
      compare(with: Layout(new, supplements: supplements(of: new)))
    }
    changeSupplements()
    host?.endChanges()
  }

  /// Fills rows again, as new ones.
  func reload(items: [Item], sections: [Section]) {
    guard let host else { return }
    let wanted = Set(
      items.map { AnyHashable($0) }
        + sections.flatMap { [Self.supplement(of: $0, true), Self.supplement(of: $0, false)] })
    host.afterHeld { [weak host] in host?.fill(wanted, isReused: true) }
  }

  private static func supplement(of section: Section, _ isHeader: Bool) -> AnyHashable {
    AnyHashable(SupplementIdentity(section: AnyHashable(section), isHeader: isHeader))
  }

  /// Every section has the same headers and footers.
  func supplementsDidChange(_ rows: SectionRows) {
    supplements = rows.count == 0 ? nil : { _, _ in rows }
    updateSupplements()
  }

  func askForSupplements(_ supplements: @escaping (Int) -> SectionRows) {
    self.supplements = { index, _ in supplements(index) }
    updateSupplements()
  }

  /// Determines again which sections have headers and footers.
  func updateSupplements() {
    guard let host else { return changeSupplements() }
    host.whenFree { [weak self, weak host] in host?.working { self?.changeSupplements() } }
  }

  private func changeSupplements() {
    let wanted = supplements(of: shownState)
    guard Layout(shownState, supplements: wanted).supplements != shown.layout.supplements else { return }
    host?.beginChanges()
    compare(with: Layout(shownState, supplements: wanted))
    host?.endChanges()
  }

  private func supplements(of state: State) -> [SectionRows] {
    guard let supplements else { return [] }
    return state.sections.sections.enumerated().map { supplements($0.offset, $0.element) }
  }

  /// More steps than these are reported as one: the list's widget keeps the rows of items that stay there too, and each step
  /// costs it a look at all rows in sight.
  private var stepLimit: Int { 64 }

  /// Edits this close to each other are one step, so that a row that moves a little keeps its cell.
  private var stepDistance: Int { 8 }

  private func follow(_ way: [(edit: SnapshotEdit<Section, Item>, state: State)]) {
    let isLong = way.count > stepLimit
    let rows = finalSupplements(of: way)
    var layout = shown.layout
    var step: (change: ItemChange, layout: Layout)?
    for (edit, state) in way {
      let change = layout.change(by: edit, new: rows)
      layout = Layout(state, supplements: layout.supplements(after: edit, new: rows))
      if let last = step {
        if isLong || last.change.isNear(change, distance: stepDistance) {
          step = (last.change.merged(with: change), layout)
          continue
        }
        tell(last.change) { shown.layout = last.layout }
      }
      step = (change, layout)
    }
    if let last = step { tell(last.change) { shown.layout = last.layout } }
    if let last = way.last { shown.layout = Layout(last.state, supplements: layout.supplements) }
  }

  /// What the sections have in the final state; removed sections have nothing.
  private func finalSupplements(of way: [(edit: SnapshotEdit<Section, Item>, state: State)]) -> (Section) -> SectionRows
  {
    guard let supplements, let end = way.last?.state else { return { _ in SectionRows() } }
    var known: [Section: SectionRows] = [:]
    let sections = end.sections.sections
    for (index, section) in sections.enumerated() { known[section] = supplements(index, section) }
    _ = shownState.sections
    return { known[$0] ?? SectionRows() }
  }

  private func compare(with new: Layout) {
    let old = shown.layout
    for change in merged(changes(from: old, to: new)) { tell(change) { shown.advance(to: new, by: change) } }
    shown.finish(with: new)
  }

  private func merged(_ changes: [ItemChange]) -> [ItemChange] {
    changes.reduce(into: []) { merged, change in
      if let last = merged.last, last.isNear(change, distance: stepDistance) {
        merged[merged.count - 1] = last.merged(with: change)
      } else {
        merged.append(change)
      }
    }
  }

  private func changes(from old: Layout, to new: Layout) -> [ItemChange] {
    let (oldSections, newSections) = (old.state.sections, new.state.sections)
    if old.supplements.isEmpty, new.supplements.isEmpty {
      return ItemDifference.changes(from: oldSections.items.items, to: newSections.items.items, limit: stepLimit)
    }
    if old.rowCount == 0 || new.rowCount == 0 {
      return [ItemChange(position: 0, removed: old.rowCount, added: new.rowCount)]
    }
    let changes = changesBySection(from: old, to: new)
    guard changes.count > stepLimit, let first = changes.first else { return changes }
    return [changes.dropFirst().reduce(first) { $0.merged(with: $1) }]
  }

  /// Sections that stay are compared one by one; others come and go as a whole.
  private func changesBySection(from old: Layout, to new: Layout) -> [ItemChange] {
    let (oldSections, newSections) = (old.state.sections.sections, new.state.sections.sections)
    var changes: [ItemChange] = []
    var oldIndex = 0
    var newIndex = 0
    func compareSections(_ count: Int) {
      for offset in 0..<count {
        changes += self.changes(ofSection: oldIndex + offset, of: old, to: newIndex + offset, of: new)
      }
      (oldIndex, newIndex) = (oldIndex + count, newIndex + count)
    }
    for change in ItemDifference.changes(from: oldSections, to: newSections, limit: .max) {
      compareSections(change.position - newIndex)
      let (oldEnd, newEnd) = (oldIndex + change.removed, newIndex + change.added)
      changes.append(
        ItemChange(
          position: new.start(ofSection: newIndex),
          removed: old.start(ofSection: oldEnd) - old.start(ofSection: oldIndex),
          added: new.start(ofSection: newEnd) - new.start(ofSection: newIndex)))
      (oldIndex, newIndex) = (oldEnd, newEnd)
    }
    compareSections(newSections.count - newIndex)
    return changes.filter { $0.removed > 0 || $0.added > 0 }
  }

  /// The changes in a section that stays; everything before it is already in the new state.
  private func changes(ofSection oldIndex: Int, of old: Layout, to newIndex: Int, of new: Layout) -> [ItemChange] {
    let (oldRows, newRows) = (old.supplements(ofSection: oldIndex), new.supplements(ofSection: newIndex))
    let first = new.firstItemRow(newIndex)
    let items = ItemDifference.changes(
      from: old.items(ofSection: oldIndex), to: new.items(ofSection: newIndex), limit: stepLimit)
    func difference(_ isThere: Bool, _ willBeThere: Bool, at position: Int) -> [ItemChange] {
      isThere == willBeThere
        ? [] : [ItemChange(position: position, removed: isThere ? 1 : 0, added: willBeThere ? 1 : 0)]
    }
    return difference(oldRows.hasHeader, newRows.hasHeader, at: new.start(ofSection: newIndex))
      + items.map { ItemChange(position: first + $0.position, removed: $0.removed, added: $0.added) }
      + difference(
        oldRows.hasFooter, newRows.hasFooter, at: first + new.state.sections.counts[newIndex])
  }

  private func tell(_ change: ItemChange, after takeOver: () -> Void) {
    let removed = change.position..<(change.position + change.removed)
    host?.willRemove(rows: removed)
    takeOver()
    announcer.change(at: change.position, removed: change.removed, added: change.added, of: shown.count)
  }
}

/// The list's current content.
private final class ShownRows<Section: Hashable, Item: Hashable> {
  var layout = SectionLayout<Section, Item>(ItemState())
  /// While a state is taken over from its start: its rows, how many of them are shown, and where the old ones go on.
  private var transition: (layout: SectionLayout<Section, Item>, taken: Int, old: Int)?

  var count: Int {
    guard let transition else { return layout.rowCount }
    return transition.taken + layout.rowCount - transition.old
  }

  subscript(row: Int) -> AnyHashable {
    guard let transition else { return layout.value(ofRow: row) }
    if row < transition.taken { return transition.layout.value(ofRow: row) }
    return layout.value(ofRow: row - transition.taken + transition.old)
  }

  /// The next change of a comparison has happened.
  func advance(to layout: SectionLayout<Section, Item>, by change: ItemChange) {
    let (taken, old) = transition.map { ($0.taken, $0.old) } ?? (0, 0)
    transition = (layout, change.position + change.added, old + change.position - taken + change.removed)
  }

  /// Every change has happened.
  func finish(with layout: SectionLayout<Section, Item>) {
    transition = nil
    self.layout = layout
  }
}
