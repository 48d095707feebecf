import GtkTesting
import Testing

@testable import Gtk
@testable import TrackedKit

@Observable private final class Named {
  var name: String
  init(_ name: String) { self.name = name }
}

/// A list in sections with headers and footers, which records what its rows are told.
@MainActor private final class SectionedList {
  let collection = CollectionView.makeList(headers: true, footers: true)
  let dataSource: CollectionViewDiffableDataSource<String, Int>
  let model = Named("")
  private(set) var handled: [String] = []
  private(set) var configured: [String] = []
  /// What GTK's list must hold by the changes it was told of.
  private(set) var mirror: [AnyHashable] = []
  private(set) var touched = 0

  init() {
    var owner: SectionedList?
    let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, indexPath, item in
      owner?.configured.append("\(item) at \(indexPath)")
      cell.configurationUpdateHandler = { cell, _ in owner?.show("\(item)", in: cell) }
    }
    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      let section = owner?.dataSource.sectionIdentifier(for: indexPath.section) ?? "?"
      cell.configurationUpdateHandler = { cell, _ in owner?.show("\(section)\(owner?.model.name ?? "")", in: cell) }
    }
    let footer = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionFooter
    ) { cell, kind, indexPath in
      cell.configurationUpdateHandler = { cell, _ in owner?.show("end \(indexPath.section)", in: cell) }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collection, kind, indexPath in
      kind == CollectionView.elementKindSectionHeader
        ? collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : collection.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    owner = self
    let model = collection.rows.source!.model
    model.onItemsChanged { [unowned self, unowned model] position, removed, added in
      touched += removed + added
      let new = (position..<(position + added)).map { model.makeItem(at: $0)!.value }
      mirror.replaceSubrange(position..<(position + removed), with: new)
      #expect(mirror == (0..<model.count).map { model.makeItem(at: $0)!.value })
    }
  }

  private func show(_ text: String, in cell: CollectionViewCell) {
    handled.append(text)
    var content = ListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
  }

  func clear() { (handled, configured, touched) = ([], [], 0) }

  /// Shows sections by a snapshot that is made anew.
  func show(_ sections: KeyValuePairs<String, [Int]>) {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot)
  }

  func edit(_ body: (inout DiffableDataSourceSnapshot<String, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    body(&snapshot)
    dataSource.apply(snapshot)
  }

  /// The texts of the rows, from the top.
  var texts: [String] { collection.rows.visibleRows.compactMap { $0.cell.find(Gtk.Label.self)?.text } }

  /// The rows that there have to be for what the data source shows.
  var rowsBySnapshot: [AnyHashable] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.flatMap { section in
      [AnyHashable(SupplementIdentity(section: section, isHeader: true))]
        + snapshot.itemIdentifiers(inSection: section).map { AnyHashable($0) }
        + [AnyHashable(SupplementIdentity(section: section, isHeader: false))]
    }
  }
}

@MainActor @Suite(.serialized) struct SectionTests {
  private func show(_ list: SectionedList) async throws -> TestWindow {
    try await TestWindow(list.collection, width: 300, height: 700)
  }

  @Test("C-233 sections are shown with their headers and footers, also those without items")
  func sections() async throws {
    let list = SectionedList()
    list.show(["A": [1, 2], "B": [], "C": [3]])
    let window = try await show(list)
    defer { window.close() }
    #expect(list.texts == ["A", "1", "2", "end 0", "B", "end 1", "C", "3", "end 2"])
    #expect(list.collection.numberOfSections == 3 && list.collection.numberOfItems(inSection: 0) == 2)
    #expect(list.collection.indexPathsForVisibleItems.map { [$0.section, $0.item] } == [[0, 0], [0, 1], [2, 0]])
    #expect(list.dataSource.indexPath(for: 3) == IndexPath(item: 0, section: 2))
    #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == nil)
    let header = list.collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.find(Gtk.Label.self)?.text == "B")
  }

  @Test("C-233 a header follows the model that it reads, and no other row runs")
  func headersAreTracked() async throws {
    let list = SectionedList()
    list.show(["A": [1, 2], "B": [3]])
    let window = try await show(list)
    defer { window.close() }
    list.clear()
    list.model.name = "!"
    try await settle()
    #expect(list.handled.sorted() == ["A!", "B!"] && list.configured == [])
  }

  @Test("C-233 sections and items come, go and move; rows that stay run nothing")
  func edits() async throws {
    let list = SectionedList()
    list.show(["A": [1, 2], "B": [3, 4]])
    let window = try await show(list)
    defer { window.close() }
    list.clear()
    list.edit { snapshot in
      snapshot.insertSections(["N"], beforeSection: "B")
      snapshot.appendItems([9], toSection: "N")
      snapshot.deleteItems([1])
      snapshot.moveItem(4, beforeItem: 2)
    }
    try await settle()
    #expect(list.texts == ["A", "4", "2", "end 0", "N", "9", "end 1", "B", "3", "end 1"])
    #expect(!list.handled.contains("3") && !list.handled.contains("2"))
    #expect(list.mirror == list.rowsBySnapshot)
    list.clear()
    list.edit { $0.moveSection("B", beforeSection: "A") }
    try await settle()
    #expect(list.mirror == list.rowsBySnapshot && list.texts.first == "B")
    list.edit { $0.deleteSections(["A", "N"]) }
    try await settle()
    #expect(list.texts == ["B", "3", "end 1"])
  }

  @Test(
    "C-233 reconfigured items run alone and keep their cells; reloaded ones and reloaded sections are shown as if new")
  func reconfigureAndReload() async throws {
    let list = SectionedList()
    list.show(["A": [1, 2], "B": [3]])
    let window = try await show(list)
    defer { window.close() }
    let cell = list.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    list.clear()
    list.edit { $0.reconfigureItems([2]) }
    try await settle()
    #expect(list.configured == ["2 at [0, 1]"] && list.handled == ["2"] && list.touched == 0)
    #expect(cell != nil && list.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    list.clear()
    list.edit { $0.reloadItems([1]) }
    try await settle()
    #expect(list.handled == ["1"])
    list.clear()
    list.edit { $0.reloadSections(["B"]) }
    try await settle()
    #expect(list.handled.sorted() == ["3", "B", "end 1"])
  }

  @Test("C-233 apply completes once, in the turn after what it shows")
  func completion() async throws {
    let list = SectionedList()
    let window = try await show(list)
    defer { window.close() }
    var completions = 0
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    list.dataSource.apply(snapshot, animatingDifferences: true) { completions += 1 }
    #expect(completions == 0)
    try await wait(for: "the completion") { completions > 0 }
    list.dataSource.apply(snapshot, animatingDifferences: false) { completions += 10 }
    list.dataSource.applySnapshotUsingReloadData(snapshot) { completions += 100 }
    try await wait(for: "the completions") { completions > 100 }
    try await settle()
    #expect(completions == 111)
  }

  @Test("C-233 cells are asked for with the places of the state that was applied, not of one on the way")
  func finalPlaces() async throws {
    let list = SectionedList()
    list.show(["A": Array(0..<5), "B": [10, 11]])
    let window = try await show(list)
    defer { window.close() }
    list.clear()
    list.edit { snapshot in
      snapshot.appendItems([12], toSection: "B")
      snapshot.insertItems([5, 6], afterItem: 4)
      snapshot.insertItems([-1], beforeItem: 0)
      snapshot.insertSections(["0"], beforeSection: "A")
    }
    try await settle()
    #expect(list.configured.sorted() == ["-1 at [1, 0]", "12 at [2, 2]", "5 at [1, 6]", "6 at [1, 7]"])
  }

  @Test("GTK's rows follow every snapshot with sections, edited or made anew", arguments: 1...8)
  func follows(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let list = SectionedList()
    list.show(["A": [1, 2, 3], "B": [4, 5], "C": []])
    var next = 10
    for round in 0..<60 {
      var snapshot = list.dataSource.snapshot()
      for _ in 0..<Int.random(in: 1...(round % 10 == 9 ? 90 : 4), using: &random) {
        next += 2
        let (items, sections) = (snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
        let (item, other) = (items.randomElement(using: &random), items.randomElement(using: &random))
        let (section, place) = (sections.randomElement(using: &random), sections.randomElement(using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: if let item { snapshot.insertItems([next, next + 1], beforeItem: item) }
        case 1: if let section { snapshot.appendItems([next], toSection: section) }
        case 2: if let item { snapshot.deleteItems([item]) }
        case 3, 4: if let item, let other { snapshot.moveItem(item, afterItem: other) }
        case 5: snapshot.appendSections(["\(next)"])
        case 6: if let place { snapshot.insertSections(["\(next)"], afterSection: place) }
        case 7: if let section, let place { snapshot.moveSection(section, beforeSection: place) }
        default: if let section, sections.count > 2 { snapshot.deleteSections([section]) }
        }
      }
      #expect(snapshot.error == nil)
      if round % 3 == 0 {
        var copy = DiffableDataSourceSnapshot<String, Int>()
        for section in snapshot.sectionIdentifiers {
          copy.appendSections([section])
          copy.appendItems(snapshot.itemIdentifiers(inSection: section))
        }
        list.dataSource.apply(copy)
      } else {
        list.dataSource.apply(snapshot)
      }
      #expect(list.mirror == list.rowsBySnapshot)
    }
  }
}
