import Gtk
import GtkTesting
import Testing

@testable import TrackedKit

/// Rows that are told of before they are asked for.
@MainActor @Suite(.serialized) struct PrefetchingTests {
  final class Feed: TableViewController, TableViewDataSourcePrefetching {
    var asked: Set<Int> = []
    var told: [Int] = []
    var cancelled: [Int] = []
    /// Rows that had a cell before they were told of.
    var late: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "post")
      tableView.prefetchDataSource = self
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5000 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      asked.insert(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      cell.textLabel?.text = "Post \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      told += indexPaths.map(\.row)
      late += indexPaths.map(\.row).filter(asked.contains)
    }

    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  @Test("rows behind those with cells are told of, and given up when the list goes elsewhere")
  func rows() async throws {
    let feed = Feed()
    let test = try await TestWindow(feed, width: 300, height: 200)
    try await wait(for: "the rows") { !feed.told.isEmpty }
    try await settle()
    let last = try #require(feed.asked.max())
    #expect(feed.late.isEmpty && feed.cancelled.isEmpty)
    #expect(Set(feed.told).count == feed.told.count, "each is told of once")
    #expect(feed.told.contains(last + 1) && !feed.told.contains(last + 100))
    let first = feed.told
    feed.tableView.scrollToRow(at: IndexPath(row: 3000, section: 0), at: .top, animated: false)
    try await wait(for: "the rows around 3000") { feed.told.contains { $0 > 2900 } }
    try await wait(for: "the end of the others") { !feed.cancelled.isEmpty }
    #expect(Set(feed.cancelled).isSubset(of: first))
    withExtendedLifetime(test) {}
  }

  final class Wall: CollectionViewController, CollectionViewDataSourcePrefetching {
    var told: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.prefetchDataSource = self
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 400 }

    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      told += indexPaths
    }
  }

  @Test("items of a flow are told of while it scrolls, and not while that is off")
  func items() async throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 60, height: 60)
    let wall = Wall(collectionViewLayout: layout)
    let test = try await TestWindow(wall, width: 300, height: 200)
    try await wait(for: "the items") { !wall.told.isEmpty }
    let count = wall.told.count
    #expect(wall.told.allSatisfy { wall.collectionView.cellForItem(at: $0) == nil })
    wall.collectionView.isPrefetchingEnabled = false
    wall.collectionView.contentOffset = Point(x: 0, y: 2000)
    try await settle()
    #expect(wall.told.count == count)
    wall.collectionView.isPrefetchingEnabled = true
    try await wait(for: "the items further down") { wall.told.contains { $0.item > 100 } }
    withExtendedLifetime(test) {}
  }
}
