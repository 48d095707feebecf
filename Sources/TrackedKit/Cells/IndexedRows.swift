import Foundation
import GtkTracking

/// The rows of a data source that works with index paths: each row has a number of its own, so that it is recognised when
/// others come and go.
final class IndexedRows {
  let rows = SectionedRows<Int, Int>()
  private let counts: () -> [Int]
  private var next = 0
  private var reloads = 0
  /// The changes of a batch; nil outside of one.
  private var batch: [Change]?

  enum Change {
    case insertItems([IndexPath])
    case deleteItems([IndexPath])
    case moveItem(IndexPath, to: IndexPath)
    case insertSections([Int])
    case deleteSections([Int])
    case moveSection(Int, to: Int)
    case reloadItems([IndexPath])
    case reloadSections([Int])
  }

  /// - Parameter counts: asks how many items each section has.
  init(counts: @escaping () -> [Int]) { self.counts = counts }

  private func makeNumbers(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<(next + count))
  }

  /// Reloads everything. If the number of rows stays, they keep their positions, so that the list stays scrolled where it is, and
  /// are filled again.
  func reload() {
    reloads += 1
    let (reload, new) = (reloads, counts())
    // Asked for it, the data source has had everything asked for once more.
    guard reload == reloads else { return }
    let old = rows.state.sections
    var (sections, items): ([Int], [Int]) = ([], [])
    for (index, count) in new.enumerated() {
      guard old.sections.indices.contains(index) else {
        sections += makeNumbers(1)
        items += makeNumbers(count)
        continue
      }
      sections.append(old.sections[index])
      let (start, kept) = (old.start(ofSection: index), min(count, old.counts[index]))
      items += (start..<(start + kept)).map { old.items[$0] }
      items += makeNumbers(count - kept)
    }
    // Rows that come are filled as they come.
    let known = rows.host?.shownValues ?? []
    rows.show(ItemState(SectionedItems(sections: sections, counts: new, items: items)))
    rows.host?.afterHeld { [weak rows] in
      rows?.host?.select([])
      rows?.host?.fill(known, isReused: true)
    }
  }

  /// Configures the cells of rows again, in place.
  func reconfigure(_ paths: [IndexPath]) {
    let places = Places(sectioned: rows.state.sections)
    let wanted = Set(paths.map { AnyHashable(places.item($0)) })
    rows.host?.afterHeld { [weak rows] in rows?.host?.fill(wanted, isReused: false) }
  }

  /// Makes a change, or keeps it for the end of the batch.
  func change(_ change: Change) {
    if batch != nil { batch?.append(change) } else { perform([change]) }
  }

  /// Makes the changes of `body` together: deletions count in the list before, insertions in the list afterwards, as in UIKit.
  func performBatch(_ body: () -> Void) {
    guard batch == nil else { return body() }
    beginBatch()
    body()
    endBatch()
  }

  func beginBatch() { batch = [] }

  func endBatch() {
    let changes = batch ?? []
    batch = nil
    perform(changes)
  }
}

// Changes by index paths, as edits of a snapshot.
extension IndexedRows {
  private func perform(_ changes: [Change]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>(rows.state)
    let before = Places(sectioned: rows.state.sections)
    var (reloaded, reloadedSections): ([Int], [Int]) = ([], [])
    var movedItems: [(number: Int, to: IndexPath)] = []
    var movedSections: [(number: Int, to: Int)] = []
    var (deletedItems, deletedSections): ([Int], [Int]) = ([], [])
    var (insertedItems, insertedSections): ([IndexPath], [Int]) = ([], [])
    for change in changes {
      switch change {
      case .insertItems(let paths): insertedItems += paths
      case .deleteItems(let paths): deletedItems += paths.map(before.item)
      case .moveItem(let from, let to): movedItems.append((before.item(from), to))
      case .insertSections(let indices): insertedSections += indices
      case .deleteSections(let indices): deletedSections += indices.map(before.section)
      case .moveSection(let from, let to): movedSections.append((before.section(from), to))
      case .reloadItems(let paths): reloaded += paths.map(before.item)
      case .reloadSections(let indices): reloadedSections += indices.map(before.section)
      }
    }
    snapshot.deleteItems(deletedItems)
    snapshot.deleteSections(deletedSections)
    // What moves is taken out first and comes back at its place, among insertions in ascending order.
    let placedSections =
      (movedSections.map { ($0.to, Optional($0.number)) } + insertedSections.map { ($0, nil) }).sorted { $0.0 < $1.0 }
    var carried: [Int: [Int]] = [:]
    for (number, _) in movedSections { carried[number] = snapshot.itemIdentifiers(inSection: number) }
    snapshot.deleteSections(movedSections.map(\.number))
    for (index, number) in placedSections {
      let section = number ?? makeNumbers(1)[0]
      snapshot.insertSection(section, at: index)
      if let number, let items = carried[number] { snapshot.appendItems(items, toSection: number) }
    }
    snapshot.deleteItems(movedItems.map(\.number))
    let placedItems =
      (movedItems.map { ($0.to, Optional($0.number)) } + insertedItems.map { ($0, nil) }).sorted { $0.0 < $1.0 }
    for (path, number) in placedItems { snapshot.insertItem(number ?? makeNumbers(1)[0], at: path) }
    fillUp(&snapshot, sections: insertedSections)
    countAgain(&snapshot, sections: reloadedSections)
    if let problem = problem(with: snapshot) {
      UpdateRecorder.warn("\(problem) The list is reloaded.")
      return reload()
    }
    rows.show(snapshot.state)
    let sections = Set(reloadedSections)
    if !sections.isEmpty {
      reloaded += snapshot.sectionIdentifiers.filter(sections.contains).flatMap(snapshot.itemIdentifiers)
    }
    rows.reload(items: reloaded, sections: reloadedSections)
  }

  /// New sections have the items that the data source says.
  private func fillUp(_ snapshot: inout DiffableDataSourceSnapshot<Int, Int>, sections: [Int]) {
    guard !sections.isEmpty else { return }
    let counts = counts()
    for index in sections where counts.indices.contains(index) {
      let identifiers = snapshot.sectionIdentifiers
      guard identifiers.indices.contains(index) else { continue }
      let missing = counts[index] - snapshot.numberOfItems(inSection: identifiers[index])
      if missing > 0 { snapshot.appendItems(makeNumbers(missing), toSection: identifiers[index]) }
    }
  }

  /// Reloaded sections may have more items, or fewer.
  private func countAgain(_ snapshot: inout DiffableDataSourceSnapshot<Int, Int>, sections: [Int]) {
    guard !sections.isEmpty else { return }
    let counts = counts()
    for (section, count) in zip(snapshot.sectionIdentifiers, counts) where sections.contains(section) {
      let items = snapshot.itemIdentifiers(inSection: section)
      if items.count > count { snapshot.deleteItems(Array(items[count...])) }
      if items.count < count { snapshot.appendItems(makeNumbers(count - items.count), toSection: section) }
    }
  }

  private func problem(with snapshot: DiffableDataSourceSnapshot<Int, Int>) -> String? {
    if let error = snapshot.error { return error.description }
    let (told, said) = (snapshot.state.sections.counts, counts())
    return told == said
      ? nil : "After the changes there should be \(told) items in the sections, but the data source has \(said)."
  }

  /// The rows in order, until something changes.
  fileprivate struct Places {
    let sectioned: SectionedItems<Int, Int>

    /// A number that is never used represents a row that does not exist.
    func item(_ path: IndexPath) -> Int {
      let counts = sectioned.counts
      guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else { return -1 }
      return sectioned.items[sectioned.start(ofSection: path.section) + path.item]
    }

    func section(_ index: Int) -> Int { sectioned.sections.indices.contains(index) ? sectioned.sections[index] : -1 }
  }
}
