import GtkTesting
import Testing

@testable import TrackedKit

/// A long list of texts, and how many of its rows have been filled.
@MainActor private final class LongList {
  let collection: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  private(set) var filled = 0

  init(_ items: [Int], layout: CollectionViewLayout? = nil) {
    collection = CollectionView(
      collectionViewLayout: layout ?? CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    var count: () -> Void = {}
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, item in
      count()
      var content = ListContentConfiguration.cell()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    count = { [unowned self] in filled += 1 }
    dataSource.show(items)
  }

  var isOpening: Bool { collection.rows.isOpening }
  var texts: [String] { collection.visibleCells.compactMap { $0.find(Gtk.Label.self)?.text } }

  /// Shows the list in a window, with how many rows were filled and what was seen in its first frame.
  func openFirstFrame(height: Int) async throws -> (window: TestWindow, filled: Int, texts: [String]) {
    let test = try TestWindow(width: 300, height: height)
    test.window.child = collection
    var first: (filled: Int, texts: [String])?
    test.window.present()
    let connection = test.window.frameClock?.onAfterPaint { [unowned self] in
      if first == nil, test.window.isMapped, collection.height > 0 { first = (filled, texts) }
    }
    defer { connection?.disconnect() }
    test.window.queueDraw()
    try await wait(for: "the first frame") { first != nil }
    return (test, first?.filled ?? 0, first?.texts ?? [])
  }

  func waitUntilOpen() async throws { try await wait(for: "all rows to be told of") { !self.isOpening } }
}

@MainActor @Suite(.serialized) struct ListOpeningTests {
  @Test("The first frame of a long list makes the rows that are seen, the next ones those around them")
  func firstFrame() async throws {
    let list = LongList(Array(0..<100_000))
    #expect(list.isOpening)
    #expect(list.collection.numberOfItems(inSection: 0) == 100_000)
    let (window, filled, texts) = try await list.openFirstFrame(height: 300)
    defer { window.close() }
    #expect(filled == 16 && texts.first == "Row 0" && texts.count > 4)
    try await list.waitUntilOpen()
    try await settle()
    #expect(list.filled >= 200 && list.filled < 300 && list.texts == texts)
    #expect(list.collection.contentSize.height > 1_000_000)
  }

  @Test("What is seen is full of rows in the first frame, however many that takes")
  func full() async throws {
    let list = LongList(Array(0..<100_000))
    let (window, filled, texts) = try await list.openFirstFrame(height: 1400)
    defer { window.close() }
    let last = try #require(list.collection.visibleCells.last)
    let frame = try #require((last.parent ?? last).frame(in: list.collection))
    #expect(frame.y + frame.height >= 1400 - 1 || list.collection.height < 1400)
    #expect(filled < 150 && texts.count > 20)
    try await list.waitUntilOpen()
    try await settle()
    #expect(list.texts == texts)
  }

  @Test("A grid opens with what is seen, too")
  func grid() async throws {
    let list = LongList(Array(0..<10_000), layout: CollectionViewGridLayout(columns: 4...4))
    let (window, filled, texts) = try await list.openFirstFrame(height: 300)
    defer { window.close() }
    #expect(filled < 60 && texts.count > 15)
    try await list.waitUntilOpen()
  }

  @Test("A flush leaves no rows to frames to come")
  func flushed() async throws {
    let list = LongList([])
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.dataSource.show(Array(0..<10_000))
    #expect(list.isOpening)
    UpdatePass.flush()
    #expect(!list.isOpening && list.filled >= 200 && list.texts.count > 4)
    #expect(list.collection.contentSize.height > 100_000)
  }

  @Test("A place that was scrolled to before the first frame is shown, and so is one that was set")
  func places() async throws {
    let list = LongList(Array(0..<10_000))
    list.collection.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .top)
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    #expect(list.collection.cellForItem(at: IndexPath(item: 5_000, section: 0)) != nil)
    window.close()
    let other = LongList(Array(0..<10_000))
    other.collection.contentOffset = Point(x: 0, y: 20_000)
    let second = try await TestWindow(other.collection, width: 300, height: 300)
    defer { second.close() }
    #expect(other.collection.contentOffset.y == 20_000 && !other.texts.contains("Row 0"))
    other.dataSource.show([])
    try await settle()
    other.dataSource.show(Array(0..<10_000))
    #expect(other.isOpening)
    other.collection.contentOffset = Point(x: 0, y: 10_000)
    try await settle()
    #expect(other.collection.contentOffset.y == 10_000 && !other.texts.contains("Row 0"))
  }

  @Test("While it opens, a list says how high it will be")
  func height() async throws {
    let list = LongList([])
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.dataSource.show(Array(0..<10_000))
    var heights: [Double] = []
    let connection = window.window.frameClock?.onAfterPaint { heights.append(list.collection.contentSize.height) }
    defer { connection?.disconnect() }
    try await wait(for: "frames") { heights.count > 2 }
    try await list.waitUntilOpen()
    try await settle()
    let last = list.collection.contentSize.height
    #expect(heights.allSatisfy { abs($0 - last) < last / 2 })
  }

  @Test("A row that GTK does not know yet can be chosen, and stays so")
  func chosen() async throws {
    let list = LongList(Array(0..<10_000))
    let path = IndexPath(item: 9_000, section: 0)
    list.collection.selectItem(at: path)
    #expect(list.collection.indexPathsForSelectedItems == [path])
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    #expect(list.collection.indexPathsForSelectedItems == [path])
    let other = LongList(Array(0..<10_000))
    other.collection.selectItem(at: IndexPath(item: 2, section: 0))
    var snapshot = other.dataSource.snapshot()
    snapshot.moveItem(2, afterItem: 8_000)
    other.dataSource.apply(snapshot)
    #expect(other.collection.indexPathsForSelectedItems == [IndexPath(item: 8_000, section: 0)])
  }

  @Test("What changes while a list opens is shown as if it had been there before", arguments: 1...12)
  func edited(seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    let list = LongList([])
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    var next = 2_000
    list.dataSource.show(Array(0..<next))
    for _ in 0..<20 {
      var snapshot = list.dataSource.snapshot()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let count = snapshot.numberOfItems
        guard count > 0 else { break }
        func place() -> Int {
          Int.random(in: 0..<(Bool.random(using: &random) ? min(count, 40) : count), using: &random)
        }
        let item = snapshot.itemIdentifiers[place()]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: snapshot.insertItems(Array(next..<(next + 30)), beforeItem: item)
        case 1:
          let start = place()
          snapshot.deleteItems(Array(snapshot.itemIdentifiers[start..<min(count, start + 25)]))
        case 2: snapshot.moveItem(item, beforeItem: snapshot.itemIdentifiers.first { $0 != item } ?? item)
        case 3: snapshot.appendItems([next])
        default: snapshot.reloadItems([item])
        }
        next += 30
      }
      if Int.random(in: 0..<8, using: &random) == 0 { snapshot.deleteItems(snapshot.itemIdentifiers) }
      if snapshot.numberOfItems == 0 {
        snapshot.appendItems(Array(next..<(next + 500)))
        next += 500
      }
      list.dataSource.apply(snapshot, animatingDifferences: false)
      if Bool.random(using: &random) { try await paintFrames(1, of: window.window) }
      let known = list.collection.rows.source?.model
      #expect((known?.count ?? 0) <= snapshot.numberOfItems && (known?.count ?? 0) >= min(16, snapshot.numberOfItems))
    }
    try await list.waitUntilOpen()
    try await settle()
    let items = list.dataSource.snapshot().itemIdentifiers
    #expect(list.collection.rows.source?.model.count == items.count)
    // GTK keeps a row where it is seen: what comes before it stays out of sight.
    let start = try #require(items.firstIndex { list.texts.first == "Row \($0)" })
    #expect(list.texts == items[start...].prefix(list.texts.count).map { "Row \($0)" } && list.texts.count > 4)
  }

  @Test("A table asked by index paths opens bit by bit, and reloading does not begin anew")
  func reloaded() async throws {
    final class Numbers: TableViewDataSource {
      var count = 5_000
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = "Row \(indexPath.row) of \(count)"
        cell.contentConfiguration = content
        return cell
      }
    }
    let (table, numbers) = (TableView(), Numbers())
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = numbers
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    try await wait(for: "all rows") { !table.rows.isOpening }
    #expect(table.numberOfRows(inSection: 0) == 5_000)
    table.scrollToRow(at: IndexPath(row: 3_000, section: 0), at: .top, animated: false)
    try await settle()
    numbers.count = 6_000
    table.reloadData()
    #expect(!table.rows.isOpening)
    try await settle()
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 3_000, section: 0)) == true)
    #expect(table.visibleCells.first?.find(Gtk.Label.self)?.text.hasSuffix("of 6000") == true)
  }
}
