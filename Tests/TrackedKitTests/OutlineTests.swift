import GtkTesting
import Testing

@testable import TrackedKit

/// Sections that are trees.
@MainActor @Suite(.serialized) struct OutlineTests {
  private typealias Tree = DiffableDataSourceSectionSnapshot<String>

  private var food: Tree {
    var tree = Tree()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    return tree
  }

  @Test("a tree knows what is in what, and shows what is in expanded items")
  func trees() {
    var tree = food
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"] && tree.rootItems == ["fruit", "bread"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    tree.expand(["apple", "nothing"])
    #expect(tree.visibleItems == ["fruit", "bread"] && tree.isExpanded("apple") && !tree.isVisible("red"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == tree.items && tree.isVisible("red"))
    #expect(tree.level(of: "green") == 2 && tree.parent(of: "green") == "apple" && tree.parent(of: "bread") == nil)
    tree.insert(["plum"], after: "apple")
    tree.insert(["roll"], before: "bread")
    #expect(tree.items == ["fruit", "apple", "red", "green", "plum", "pear", "roll", "bread"])
    #expect(tree.index(of: "pear") == 5)
    let part = tree.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "plum", "pear"] && part.visibleItems.count == 5)
    #expect(tree.snapshot(of: "apple", includingParent: true).items == ["apple", "red", "green"])
    tree.collapse(["fruit"])
    tree.delete(["apple", "nothing"])
    #expect(tree.items == ["fruit", "plum", "pear", "roll", "bread"] && !tree.contains("red"))
    var other = Tree()
    other.append(["kiwi"])
    tree.replace(childrenOf: "fruit", using: other)
    #expect(tree.items == ["fruit", "kiwi", "roll", "bread"])
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree.visibleItems.isEmpty)
  }

  private final class Page {
    let collection = CollectionView.makeList()
    let dataSource: CollectionViewDiffableDataSource<Int, String>
    var style = CellAccessory.OutlineDisclosureOptions.Style.automatic
    var parents: Set<String> = ["fruit", "apple"]
    private(set) var filled: [String] = []

    init() {
      weak var owner: Page?
      let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
        owner?.filled.append(item)
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        guard let owner else { return }
        cell.accessories =
          owner.parents.contains(item) ? [.outlineDisclosure(options: .init(style: owner.style))] : []
      }
      dataSource = CollectionViewDiffableDataSource(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      owner = self
    }

    func cell(_ item: String) throws -> CollectionViewListCell {
      let path = try #require(dataSource.indexPath(for: item))
      return try #require(collection.cellForItem(at: path) as? CollectionViewListCell)
    }

    func arrow(_ item: String) throws -> OutlineButton {
      func find(_ widget: Widget) -> OutlineButton? {
        (widget as? OutlineButton) ?? widget.children.lazy.compactMap(find).first
      }
      return try #require(find(cell(item)))
    }

    func clear() { filled = [] }
  }

  @Test("arrows expand and collapse; cells are moved in, those that stay are left alone, and handlers are asked")
  func arrows() async throws {
    let page = Page()
    page.dataSource.apply(food, to: 0, animatingDifferences: false)
    let window = try await TestWindow(page.collection, width: 300, height: 400)
    defer { window.close() }
    #expect(page.dataSource.snapshot().itemIdentifiers == ["fruit", "bread"])
    var asked: [String] = []
    page.dataSource.sectionSnapshotHandlers.willExpandItem = { asked.append("+\($0)") }
    page.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "apple" }
    page.dataSource.sectionSnapshotHandlers.willCollapseItem = { asked.append("-\($0)") }
    page.clear()
    try await click(page.arrow("fruit"))
    #expect(page.dataSource.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"])
    #expect(page.filled == ["apple", "pear"])
    #expect(
      try page.arrow("fruit").iconName == "pan-down-symbolic" && page.arrow("apple").iconName == "pan-end-symbolic")
    #expect(try page.cell("apple").margins.leading == 18 && page.cell("fruit").margins.leading == 0)
    try await click(page.arrow("apple"))
    try await click(page.arrow("apple"))
    #expect(page.dataSource.snapshot(for: 0).visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(try page.cell("red").margins.leading == 36)
    try await click(page.arrow("fruit"))
    #expect(page.dataSource.snapshot().itemIdentifiers == ["fruit", "bread"])
    #expect(page.dataSource.snapshot(for: 0).isExpanded("apple"))
    #expect(asked == ["+fruit", "+apple", "-fruit"])
  }

  @Test("the cell of a header expands by a click anywhere, what is in an item may come when it is expanded")
  func headers() async throws {
    let page = Page()
    page.style = .header
    let choices = RecordedChoices()
    page.collection.delegate = choices
    var tree = Tree()
    tree.append(["fruit"])
    page.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      var new = current
      if new.items.isEmpty { new.append(["late \(parent)"]) }
      return new
    }
    page.dataSource.apply(tree, to: 7)
    let window = try await TestWindow(page.collection, width: 300, height: 400)
    defer { window.close() }
    try await click(page.cell("fruit"))
    #expect(page.dataSource.snapshot().itemIdentifiers(inSection: 7) == ["fruit", "late fruit"])
    #expect(page.collection.indexPathsForSelectedItems == nil && choices.told.isEmpty)
    try await click(page.cell("late fruit"))
    #expect(choices.told == ["+[0, 1]"])
  }

  @Test("a button that deletes without a handler does what swiping the row does")
  func delete() async throws {
    var deleted: [IndexPath] = []
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    let collection = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.delete()]
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource.show([1, 2])
    let window = try await TestWindow(collection, width: 300, height: 300)
    defer { window.close() }
    collection.setEditing(true, animated: false)
    try await settle()
    func find(_ widget: Widget) -> Gtk.Button? {
      (widget as? Gtk.Button) ?? widget.children.lazy.compactMap(find).first
    }
    let button = try #require(collection.cellForItem(at: [0, 1]).flatMap { find($0) })
    try await click(button)
    #expect(deleted == [[0, 1]])
  }
}
