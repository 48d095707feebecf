import GtkTesting
import Testing

@testable import TrackedKit

/// A list whose items have a menu.
private final class MenuList: CollectionViewDelegate {
  let collection = CollectionView.makeList()
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  private(set) var asked: [[IndexPath]] = []
  private(set) var chosen: [Int] = []

  init(_ items: [Int]) {
    let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    collection.delegate = self
    dataSource.show(items)
  }

  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? {
    asked.append(indexPaths)
    let items = indexPaths.compactMap(dataSource.itemIdentifier)
    guard !items.contains(9) else { return nil }
    return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      Menu(children: [Action(title: "Take") { _ in self?.chosen += items }])
    }
  }

  func cell(_ item: Int) throws -> CollectionViewCell {
    try #require(dataSource.indexPath(for: item).flatMap(collection.cellForItem))
  }
}

@MainActor @Suite(.serialized) struct ContextMenuTests {
  private func take(in list: MenuList) async throws {
    try await wait(for: "the menu") { list.collection.find(Gtk.Button.self, .accessibleLabel("Take")) != nil }
    try await press("Return", in: list.collection.require(Gtk.Button.self, .accessibleLabel("Take")))
    try await settle()
  }

  @Test(
    "C-236 a context menu acts on the item under the pointer, also after the rows have moved",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func underThePointer() async throws {
    let list = MenuList([1, 2, 3])
    let window = try await TestWindow(list.collection, width: 300, height: 400)
    defer { window.close() }
    list.dataSource.show([3, 5, 6, 2])
    try await settle()
    try await click(list.cell(2), button: .secondary)
    list.dataSource.show([2, 5, 3])
    try await take(in: list)
    #expect(list.chosen == [2] && list.asked.last == [IndexPath(item: 3, section: 0)])
  }

  @Test(
    "C-236 the menu of a chosen item is about all chosen ones, that of another about it alone; nil opens none",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func chosenItems() async throws {
    let list = MenuList([1, 2, 3, 9])
    list.collection.allowsMultipleSelection = true
    for item in [1, 3] { list.collection.selectItem(at: list.dataSource.indexPath(for: item)) }
    let window = try await TestWindow(list.collection, width: 300, height: 400)
    defer { window.close() }
    try await click(list.cell(3), button: .secondary)
    try await take(in: list)
    #expect(list.chosen == [1, 3])
    try await click(list.cell(2), button: .secondary)
    try await take(in: list)
    #expect(list.chosen == [1, 3, 2])
    try await click(list.cell(9), button: .secondary)
    #expect(list.asked.count == 3 && list.collection.find(Gtk.Button.self, .accessibleLabel("Take")) == nil)
  }
}
