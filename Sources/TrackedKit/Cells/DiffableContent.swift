import Foundation
import GtkTracking

/// The content of a diffable data source, and how it applies a snapshot: the same for collection and table views.
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  let rows = SectionedRows<Section, Item>()
  /// The last applied snapshot: what is shown or, while it is being applied, what will be shown.
  private(set) var state = ItemState<Section, Item>()

  var snapshot: Snapshot { Snapshot(state) }

  /// Applies a snapshot, unless one of its edits could not be made: then it warns, and the previous content stays.
  func apply(_ snapshot: Snapshot, animated: Bool = false, reloads: Bool = false) {
    if let error = snapshot.error { return UpdateRecorder.warn("A snapshot was not applied: \(error)") }
    PassContext.untracked {
      state = snapshot.state
      rows.host?.animatesChanges = animated
      defer { rows.host?.animatesChanges = false }
      if reloads {
        rows.show(ItemState(copy(of: snapshot.state.sections)))
        state = rows.state
        rows.host?.afterHeld { [weak rows] in rows?.host?.fillAll() }
        return
      }
      rows.show(snapshot.state)
      let sections = Set(snapshot.reloadedSectionIdentifiers)
      rows.reload(
        items: snapshot.reloadedItemIdentifiers + sections.flatMap(snapshot.itemIdentifiers),
        sections: snapshot.reloadedSectionIdentifiers)
      let reconfigured = Set(snapshot.reconfiguredItemIdentifiers.map { AnyHashable($0) })
      rows.host?.afterHeld { [weak rows] in rows?.host?.fill(reconfigured, isReused: false) }
    }
  }

  /// A state that is followed by comparison.
  private func copy(of sections: SectionedItems<Section, Item>) -> SectionedItems<Section, Item> {
    SectionedItems(sections: sections.sections, counts: sections.counts, items: sections.items.items)
  }

  /// The state after an item was moved by the user.
  func transaction(moving from: IndexPath, to: IndexPath) -> DiffableDataSourceTransaction<Section, Item>? {
    guard let item = item(at: from) else { return nil }
    var moved = snapshot
    moved.deleteItems([item])
    moved.insertItem(item, at: to)
    return moved.error == nil ? DiffableDataSourceTransaction(initialSnapshot: snapshot, finalSnapshot: moved) : nil
  }

  func item(at path: IndexPath) -> Item? {
    let sections = state.sections
    guard sections.sections.indices.contains(path.section), (0..<sections.counts[path.section]).contains(path.item)
    else {
      return nil
    }
    return sections.items[sections.start(ofSection: path.section) + path.item]
  }

  func path(of item: Item) -> IndexPath? {
    let sections = state.sections
    guard let position = sections.items.position(of: item) else { return nil }
    let section = sections.section(containing: position)
    return IndexPath(item: position - sections.start(ofSection: section), section: section)
  }

  func section(at index: Int) -> Section? {
    let sections = state.sections.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func index(of section: Section) -> Int? { state.sections.index(ofSection: section) }
}
