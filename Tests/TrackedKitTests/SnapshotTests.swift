import Testing
import TrackedKit

/// A snapshot beside a plain array that is edited alike.
private struct EditedTwice {
  var snapshot = DiffableDataSourceSnapshot.withOneSection()
  var items: [Int] = []
  private var next = 0

  mutating func makeItems(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<(next + count))
  }

  mutating func edit(_ random: inout SeededGenerator) {
    let anchor = items.randomElement(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: insert(makeItems(Int.random(in: 0...3, using: &random)), after: anchor)
    case 3, 4: insert(makeItems(Int.random(in: 1...2, using: &random)), before: anchor)
    case 5: append(makeItems(Int.random(in: 1...200, using: &random)))
    case 6, 7: delete(items.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) + [-1])
    case 8: delete(items.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
    case 9, 10:
      guard let anchor, let item = items.randomElement(using: &random) else { return }
      move(item, beside: anchor, isAfter: Bool.random(using: &random))
    default: if items.count > 2000 { delete(Array(items.dropFirst(100))) }
    }
  }

  private mutating func append(_ new: [Int]) {
    snapshot.appendItems(new)
    items += new
  }

  private mutating func insert(_ new: [Int], after anchor: Int?) {
    guard let anchor, let position = items.firstIndex(of: anchor) else { return append(new) }
    snapshot.insertItems(new, afterItem: anchor)
    items.insert(contentsOf: new, at: position + 1)
  }

  private mutating func insert(_ new: [Int], before anchor: Int?) {
    guard let anchor, let position = items.firstIndex(of: anchor) else { return append(new) }
    snapshot.insertItems(new, beforeItem: anchor)
    items.insert(contentsOf: new, at: position)
  }

  private mutating func delete(_ old: [Int]) {
    snapshot.deleteItems(old)
    let old = Set(old)
    items.removeAll { old.contains($0) }
  }

  private mutating func move(_ item: Int, beside anchor: Int, isAfter: Bool) {
    if isAfter { snapshot.moveItem(item, afterItem: anchor) } else { snapshot.moveItem(item, beforeItem: anchor) }
    guard item != anchor else { return }
    items.removeAll { $0 == item }
    guard let position = items.firstIndex(of: anchor) else { return }
    items.insert(item, at: position + (isAfter ? 1 : 0))
  }

  func check(_ random: inout SeededGenerator) {
    #expect(snapshot.numberOfItems == items.count)
    #expect(snapshot.itemIdentifiers == items)
    guard let position = items.indices.randomElement(using: &random) else { return }
    #expect(snapshot.indexOfItem(items[position]) == position)
    #expect(snapshot.indexOfItem(-1) == nil)
  }
}

@Suite struct SnapshotTests {
  @Test("edits of a snapshot do what they do to an array", arguments: 1...20)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed)
    var edited = EditedTwice()
    for _ in 0..<300 {
      edited.edit(&random)
      edited.check(&random)
    }
  }

  @Test("a copy of a snapshot keeps what it had, whatever happens to the others", arguments: 1...20)
  func values(seed: UInt64) {
    var random = SeededGenerator(seed)
    var versions = [EditedTwice()]
    for _ in 0..<300 {
      var version = versions.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) { version.edit(&random) }
      if versions.count > 12 { versions.remove(at: Int.random(in: 0..<12, using: &random)) }
      versions.append(version)
      versions.randomElement(using: &random)!.check(&random)
    }
    for version in versions { version.check(&random) }
  }

  @Test("a long row of edits ends without growing the stack")
  func longHistory() {
    let first = DiffableDataSourceSnapshot.withOneSection()
    var last = first
    for item in 0..<200_000 { last.appendItems([item]) }
    #expect(first.numberOfItems == 0)
    #expect(last.numberOfItems == 200_000)
    last = first
    #expect(last.numberOfItems == 0)
  }

  @Test("moving an item beside itself, or where it is, leaves the list as it is")
  func noMove() {
    var snapshot = DiffableDataSourceSnapshot.withOneSection()
    snapshot.appendItems([1, 2, 3])
    snapshot.moveItem(2, beforeItem: 2)
    snapshot.moveItem(2, afterItem: 1)
    snapshot.moveItem(2, beforeItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    snapshot.deleteAllItems()
    #expect(snapshot.itemIdentifiers == [])
  }

  @Test("a section that moves stands directly before or after the other, with its items")
  func movedSections() {
    for section in 0..<4 {
      for anchor in 0..<4 where anchor != section {
        for isAfter in [false, true] {
          var snapshot = DiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0, 1, 2, 3])
          for section in 0..<4 { snapshot.appendItems([section * 10, section * 10 + 1], toSection: section) }
          if isAfter {
            snapshot.moveSection(section, afterSection: anchor)
          } else {
            snapshot.moveSection(section, beforeSection: anchor)
          }
          var expected = [0, 1, 2, 3].filter { $0 != section }
          expected.insert(section, at: expected.firstIndex(of: anchor)! + (isAfter ? 1 : 0))
          #expect(snapshot.sectionIdentifiers == expected)
          #expect(snapshot.itemIdentifiers == expected.flatMap { [$0 * 10, $0 * 10 + 1] })
        }
      }
    }
  }

  @Test("many sections are found where they are, however they came and went", arguments: 1...10)
  func manySections(seed: UInt64) {
    var random = SeededGenerator(seed)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var expected: [(section: Int, items: [Int])] = []
    for next in 0..<200 {
      let anchor = expected.randomElement(using: &random)?.section
      switch (Int.random(in: 0..<6, using: &random), anchor) {
      case (0, let anchor?):
        snapshot.insertSections([next], beforeSection: anchor)
        expected.insert((next, []), at: expected.firstIndex { $0.section == anchor }!)
      case (1, let anchor?):
        snapshot.deleteSections([anchor])
        expected.removeAll { $0.section == anchor }
      case (2, let anchor?):
        snapshot.appendItems([next], toSection: anchor)
        expected[expected.firstIndex { $0.section == anchor }!].items.append(next)
      case (3, let anchor?):
        snapshot.deleteItems(expected.first { $0.section == anchor }!.items)
        expected[expected.firstIndex { $0.section == anchor }!].items = []
      default:
        snapshot.appendSections([next])
        snapshot.appendItems([next], toSection: next)
        expected.append((next, [next]))
      }
      guard let (place, one) = expected.enumerated().randomElement(using: &random) else { continue }
      #expect(snapshot.indexOfSection(one.section) == place)
      #expect(snapshot.itemIdentifiers(inSection: one.section) == one.items)
      if let item = one.items.first { #expect(snapshot.sectionIdentifier(containingItem: item) == one.section) }
    }
    #expect(snapshot.sectionIdentifiers == expected.map(\.section) && snapshot.error == nil)
    #expect(snapshot.itemIdentifiers == expected.flatMap(\.items))
  }
}
