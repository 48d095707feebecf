import GtkTesting
import Testing

@testable import TrackedKit

/// A list of numbers in sections of ten, whose rows show what they are.
@MainActor private final class NumberList {
  let collection = CollectionView.makeList(headers: true)
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let choices = RecordedChoices()
  private(set) var handled: [Int] = []

  init(_ items: [Int], multiple: Bool = false) {
    var owner: NumberList?
    let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      cell.configurationUpdateHandler = { cell, _ in
        owner?.handled.append(item)
        var content = ListContentConfiguration.cell()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
      }
    }
    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = ListContentConfiguration.header()
      content.text = "Section \(indexPath.section)"
      header.contentConfiguration = content
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    collection.allowsMultipleSelection = multiple
    collection.delegate = choices
    owner = self
    show(items)
  }

  func show(_ items: [Int]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    for item in items {
      if !snapshot.sectionIdentifiers.contains(item / 10) { snapshot.appendSections([item / 10]) }
      snapshot.appendItems([item], toSection: item / 10)
    }
    dataSource.apply(snapshot)
  }

  func edit(_ body: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    body(&snapshot)
    dataSource.apply(snapshot)
  }

  func choose(_ items: Int...) {
    for item in items { collection.selectItem(at: dataSource.indexPath(for: item)) }
  }

  /// The chosen items by the collection view.
  var chosen: [Int] { (collection.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier) }

  /// The items whose cells say that they are chosen.
  var shownAsChosen: [Int] {
    collection.visibleCells.filter(\.isSelected).compactMap { collection.indexPath(for: $0) }
      .compactMap(dataSource.itemIdentifier)
  }

  func cell(_ item: Int) throws -> CollectionViewCell {
    try #require(dataSource.indexPath(for: item).flatMap(collection.cellForItem))
  }

  func clear() {
    choices.clear()
    handled = []
  }
}

@MainActor @Suite(.serialized) struct ListSelectionTests {
  private func show(_ list: NumberList) async throws -> TestWindow {
    try await TestWindow(list.collection, width: 300, height: 700)
  }

  @Test(
    "C-234 chosen items stay chosen when others come, go and are sorted, and nobody is told", arguments: [false, true])
  func byIdentity(multiple: Bool) async throws {
    let list = NumberList([1, 2, 3, 11, 12], multiple: multiple)
    let window = try await show(list)
    defer { window.close() }
    let all = multiple ? [2, 12] : [12]
    list.choose(2, 12)
    #expect(list.chosen == all)
    list.edit { $0.insertItems([5, 6], beforeItem: 1) }
    #expect(list.chosen == all)
    list.show([12, 11, 6, 5, 3, 2, 1])
    #expect(list.chosen.sorted() == all)
    list.show([12, 2, 1])
    #expect(list.chosen.sorted() == all)
    list.edit { $0.moveItem(12, afterItem: 1) }
    try await settle()
    #expect(list.chosen.sorted() == all && list.shownAsChosen.sorted() == all)
    list.show([1, 2, 3])
    #expect(list.chosen == (multiple ? [2] : []))
    list.show([1, 2, 3, 12])
    try await settle()
    #expect(list.shownAsChosen == (multiple ? [2] : []) && list.choices.told.isEmpty)
  }

  @Test("C-234 a chosen row that moves runs nothing")
  func movedRow() async throws {
    let list = NumberList([1, 2, 3, 4])
    let window = try await show(list)
    defer { window.close() }
    list.choose(2)
    try await settle()
    list.clear()
    list.show([4, 3, 2, 1])
    try await settle()
    #expect(list.shownAsChosen == [2] && list.handled == [])
  }

  @Test("C-234 many chosen rows stay chosen when a long list is exchanged around them")
  func longList() async throws {
    let list = NumberList(Array(0..<10), multiple: true)
    list.edit { $0.appendItems(Array(1000..<6000)) }
    let window = try await show(list)
    defer { window.close() }
    list.choose(3, 1002, 1003, 5999)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems((1000..<6000).filter { $0 % 3 != 1 }.reversed() + [3])
    list.dataSource.apply(snapshot)
    try await settle()
    #expect(list.chosen == [5999, 1003, 1002, 3].filter { $0 % 3 != 1 || $0 == 3 })
  }

  @Test(
    "a click chooses, and the delegate is told; a header cannot be chosen, and a refused item is not",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func clicks() async throws {
    let list = NumberList([1, 2, 11])
    list.choices.refused = [IndexPath(item: 1, section: 0)]
    let window = try await show(list)
    defer { window.close() }
    try await click(list.cell(1))
    #expect(list.choices.told == ["+[0, 0]"] && list.chosen == [1])
    try await click(list.cell(11))
    #expect(list.choices.told.suffix(2) == ["-[0, 0]", "+[1, 0]"])
    list.clear()
    let header = try #require(
      list.collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
    try await click(header)
    #expect(list.choices.told.isEmpty && list.chosen == [11])
    try await click(list.cell(2))
    #expect(!list.choices.told.contains("+[0, 1]") && !list.chosen.contains(2))
  }

  @Test(
    "keys go from item to item, past headers",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keys() async throws {
    let list = NumberList([1, 2, 11, 12])
    let window = try await show(list)
    defer { window.close() }
    try await click(list.cell(2))
    try await press(.down, in: #require(list.cell(2).parent))
    #expect(list.chosen == [11])
    try await press(.down, in: #require(list.cell(11).parent))
    #expect(list.chosen == [12])
    try await press(.up, in: #require(list.cell(12).parent))
    try await press(.up, in: #require(list.cell(11).parent))
    #expect(list.chosen == [2] && list.choices.told.last == "+[0, 1]")
    try await press(.enter, in: #require(list.cell(2).parent))
    #expect(list.choices.told.last == "![0, 1]")
  }
}
