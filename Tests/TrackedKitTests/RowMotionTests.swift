import GtkTesting
import Testing

@testable import TrackedKit

/// A list of letters that the user may sort by hand.
@MainActor private final class LetterList {
  let collection = CollectionView.makeList()
  let dataSource: CollectionViewDiffableDataSource<Int, String>
  private(set) var transactions: [DiffableDataSourceTransaction<Int, String>] = []

  init(_ sections: [String]) {
    let cell = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, letter in
      var content = cell.defaultContentConfiguration()
      content.text = letter
      cell.contentConfiguration = content
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, letter in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: letter)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    for (index, letters) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(letters.map { String($0) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func letMove(_ canMove: @escaping (String) -> Bool = { _ in true }) {
    dataSource.reorderingHandlers.canReorderItem = canMove
    dataSource.reorderingHandlers.didReorder = { [unowned self] in transactions.append($0) }
  }

  var letters: String { dataSource.snapshot().itemIdentifiers.joined() }

  func cell(_ letter: String) throws -> CollectionViewCell {
    try #require(dataSource.indexPath(for: letter).flatMap(collection.cellForItem))
  }
}

@MainActor @Suite(.serialized) struct RowMotionTests {
  @Test(
    "chosen items are moved by Alt and an arrow, from section to section too, and stay chosen",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keys() async throws {
    let list = LetterList(["ab", "cd"])
    list.letMove { $0 != "c" }
    let window = try await TestWindow(list.collection, width: 300, height: 400)
    defer { window.close() }
    try await click(list.cell("a"))
    try await press(.down, .alt, in: #require(list.cell("a").parent))
    #expect(list.letters == "bacd" && list.transactions.count == 1)
    #expect(list.transactions.first?.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(list.transactions.first?.difference.count == 2)
    let sections = list.transactions.first?.sectionTransactions ?? []
    #expect(sections.map(\.finalSnapshot.items) == [["b", "a"]] && sections.first?.difference.count == 2)
    #expect(sections.first?.sectionIdentifier == list.transactions.first?.finalSnapshot.sectionIdentifiers.first)
    try await press(.down, .alt, in: #require(list.cell("a").parent))
    #expect(list.letters == "bacd" && list.dataSource.indexPath(for: "a") == IndexPath(item: 0, section: 1))
    #expect(list.transactions.last?.sectionTransactions.map(\.finalSnapshot.items) == [["b"], ["a", "c", "d"]])
    #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    try await click(list.cell("c"))
    try await press(.up, .alt, in: #require(list.cell("c").parent))
    #expect(list.letters == "bacd" && list.transactions.count == 2)
  }

  @Test("new rows fade in and others move from where they were; completion comes once, when they rest")
  func animated() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let list = LetterList(["abc"])
    let window = try await TestWindow(list.collection, width: 300, height: 400)
    defer { window.close() }
    var completions = 0
    var snapshot = list.dataSource.snapshot()
    snapshot.insertItems(["x"], beforeItem: "a")
    list.dataSource.apply(snapshot, animatingDifferences: true) { completions += 1 }
    let moved = try list.cell("b")
    try await wait(for: "the way down") { moved.layer.presentation.transform.ty < 0 }
    #expect(completions == 0)
    try await wait(for: "the completion") { completions > 0 }
    #expect(moved.layer.presentation.transform == .identity)
    #expect(try list.cell("x").parent?.opacity == 1 && completions == 1)
  }

  @Test("without animation, or where the desktop asks for less motion, changes are shown at once")
  func unanimated() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let list = LetterList(["abc"])
    let window = try await TestWindow(list.collection, width: 300, height: 400)
    defer { window.close() }
    var completions = 0
    func insert(_ letter: String, animated: Bool) async throws {
      var snapshot = list.dataSource.snapshot()
      snapshot.insertItems([letter], beforeItem: "a")
      let expected = completions + 1
      list.dataSource.apply(snapshot, animatingDifferences: animated) { completions += 1 }
      let moved = try list.cell("b")
      var places: Set<Double> = []
      try await wait(for: "the completion") {
        places.insert(moved.layer.presentation.transform.ty)
        return completions == expected
      }
      #expect(places == [0] && moved.parent?.opacity == 1)
    }
    try await insert("x", animated: false)
    View.setAnimationsEnabled(false)
    defer { View.setAnimationsEnabled(true) }
    try await insert("y", animated: true)
    #expect(completions == 2)
  }

  @Test("rows of a table whose animation is none are there at once, and others fade and move")
  func defaultRowAnimation() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, item in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    func placesOfFirst(inserting item: String) async throws -> Set<Double> {
      let moved = try #require(table.cellForRow(at: source.indexPath(for: "a")!))
      snapshot.insertItems([item], beforeItem: "a")
      var isComplete = false
      source.apply(snapshot) { isComplete = true }
      var places: Set<Double> = []
      try await wait(for: "the completion") {
        places.insert(moved.layer.presentation.transform.ty)
        return isComplete
      }
      return places
    }
    source.defaultRowAnimation = .none
    #expect(try await placesOfFirst(inserting: "x") == [0])
    source.defaultRowAnimation = .fade
    #expect(try await placesOfFirst(inserting: "y").contains { $0 < 0 })
  }
}
