import GtkTesting
import Testing

@testable import Gtk
@testable import TrackedKit

/// A list of numbers that records what its rows and GTK's list are told.
@MainActor private final class WatchedList {
  final class Cell: CollectionViewCell {
    var onReuse: () -> Void = {}
    override func prepareForReuse() {
      super.prepareForReuse()
      onReuse()
    }
  }

  let collection = CollectionView.makeList()
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  /// What GTK's list must hold by the changes it was told of.
  private(set) var mirror: [Int] = []
  private(set) var touched = 0
  private(set) var steps = 0
  private(set) var handled: [Int] = []
  private(set) var configured: [Int] = []
  private(set) var reused = 0

  /// - Parameter isMirrored: whether every change that GTK is told of is followed; takes long in a long list.
  init(_ items: [Int], isMirrored: Bool = true) {
    var owner: WatchedList?
    let registration = CollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.onReuse = { owner?.reused += 1 }
      owner?.configured.append(item)
      cell.configurationUpdateHandler = { cell, _ in
        owner?.handled.append(item)
        var content = ListContentConfiguration.cell()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    owner = self
    let model = collection.rows.source!.model
    model.onItemsChanged { [unowned self, unowned model] position, removed, added in
      (steps, touched) = (steps + 1, touched + removed + added)
      guard isMirrored else { return }
      let new = (position..<(position + added)).map { model.makeItem(at: $0)?.value.base as? Int ?? -1 }
      mirror.replaceSubrange(position..<(position + removed), with: new)
      #expect(model.count == mirror.count)
      #expect(mirror.indices.allSatisfy { model.makeItem(at: $0)?.value == AnyHashable(mirror[$0]) })
    }
    dataSource.show(items)
    clear()
  }

  func clear() { (touched, steps, handled, configured, reused) = (0, 0, [], [], 0) }

  func edit(_ body: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    body(&snapshot)
    dataSource.apply(snapshot)
  }

  func cell(_ item: Int) -> CollectionViewCell? {
    collection.visibleCells.first { $0.find(Gtk.Label.self, .text("Row \(item)")) != nil }
  }
}

@MainActor @Suite(.serialized) struct SnapshotApplyTests {
  @Test("C-224 an edit among 1,000,000 rows touches a handful of them, wherever it is")
  func million() async throws {
    let list = WatchedList(Array(0..<1_000_000), isMirrored: false)
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.clear()
    list.edit { $0.insertItems([-1], afterItem: 1) }
    try await settle()
    #expect(list.touched == 1 && list.handled == [-1] && list.cell(-1) != nil)
    list.clear()
    list.edit { $0.moveItem(-1, afterItem: 3) }
    try await settle()
    #expect(list.touched <= 6 && list.handled == [])
    list.edit { $0.reconfigureItems([-1, 900_000]) }
    try await settle()
    #expect(list.touched <= 6 && list.handled == [-1])
    list.clear()
    list.edit { $0.deleteItems([-1]) }
    list.edit { $0.appendItems([-2]) }
    list.edit { $0.deleteItems([500_000, 500_001]) }
    list.edit { $0.moveItem(2, afterItem: 700_000) }
    #expect(list.touched == 1 + 1 + 2 + 2 && list.steps == 5)
    try await settle()
    #expect(list.dataSource.snapshot().numberOfItems == 999_999)
    #expect(list.cell(2) == nil && list.cell(3) != nil)
  }

  @Test("C-224 a snapshot made anew touches nothing but what differs")
  func array() async throws {
    let list = WatchedList(Array(0..<100_000), isMirrored: false)
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.clear()
    var items = list.dataSource.snapshot().itemIdentifiers
    items.remove(at: 60_000)
    items.insert(-1, at: 1)
    items.append(-2)
    list.dataSource.show(items)
    try await settle()
    #expect(list.touched == 3 && list.steps == 3 && list.handled == [-1])
    list.dataSource.show(items)
    #expect(list.steps == 3)
  }

  @Test("GTK's list follows every snapshot, edited or made anew, step by step", arguments: 1...8)
  func follows(seed: UInt64) {
    var random = SeededGenerator(seed)
    let list = WatchedList(Array(0..<40))
    var next = 40
    for round in 0..<60 {
      var snapshot = list.dataSource.snapshot()
      for _ in 0..<Int.random(in: 1...(round % 10 == 9 ? 100 : 5), using: &random) {
        let anchor = snapshot.itemIdentifiers.randomElement(using: &random)
        let other = snapshot.itemIdentifiers.randomElement(using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: if let anchor { snapshot.insertItems([next, next + 1], beforeItem: anchor) }
        case 1: snapshot.appendItems([next])
        case 2: if let anchor { snapshot.deleteItems([anchor]) }
        case 3: if let anchor, let other { snapshot.moveItem(anchor, afterItem: other) }
        default: if let anchor { snapshot.reloadItems([anchor]) }
        }
        next += 2
      }
      let items = snapshot.itemIdentifiers
      if round % 3 == 0 { list.dataSource.show(items) } else { list.dataSource.apply(snapshot) }
      #expect(list.mirror == items)
      #expect(list.dataSource.snapshot().itemIdentifiers == items)
    }
  }

  @Test("C-146 cells stay with the items that stay, whatever a snapshot moves around them")
  func cellsStay() async throws {
    let list = WatchedList(Array(0..<8))
    let window = try await TestWindow(list.collection, width: 300, height: 600)
    defer { window.close() }
    let cell = list.cell(5)
    list.clear()
    list.edit { snapshot in
      snapshot.insertItems([20], beforeItem: 0)
      snapshot.deleteItems([3])
      snapshot.moveItem(7, beforeItem: 5)
    }
    try await settle()
    #expect(cell != nil && list.cell(5) === cell)
    #expect(list.handled == [20])
    list.clear()
    list.dataSource.show([21, 0, 1, 2, 4, 5, 6])
    try await settle()
    #expect(list.cell(5) === cell)
    #expect(list.handled == [21])
  }

  @Test("an item configured again keeps its cell and is not prepared for another one; others run nothing")
  func reconfigure() async throws {
    let list = WatchedList(Array(0..<5))
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    let cell = list.cell(3)
    list.clear()
    list.edit { $0.reconfigureItems([3]) }
    try await settle()
    #expect(cell != nil && list.cell(3) === cell)
    #expect(list.configured == [3] && list.handled == [3] && list.reused == 0 && list.steps == 0)
  }

  @Test("an item loaded again is shown as if it had just come; others run nothing")
  func reload() async throws {
    let list = WatchedList(Array(0..<5))
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.clear()
    list.edit { $0.reloadItems([3]) }
    try await settle()
    #expect(list.configured == [3] && list.handled == [3] && list.reused == 1 && list.touched == 0)
    #expect(list.mirror == [0, 1, 2, 3, 4])
  }

  @Test("a snapshot that knows of an earlier state, or of none, is shown as it is")
  func otherSnapshots() {
    let list = WatchedList([1, 2, 3])
    let before = list.dataSource.snapshot()
    list.edit { $0.deleteItems([1, 3]) }
    #expect(list.mirror == [2])
    list.dataSource.apply(before)
    #expect(list.mirror == [1, 2, 3])
    var made = DiffableDataSourceSnapshot<Int, Int>()
    made.appendSections([0])
    made.appendItems([3, 4])
    list.dataSource.apply(made)
    #expect(list.mirror == [3, 4] && list.dataSource.snapshot().itemIdentifiers == [3, 4])
  }

  @Test("an edit that cannot be made is told, and what was shown stays")
  func errors() {
    let list = WatchedList([1, 2])
    func error(_ body: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) -> String? {
      var messages: [String] = []
      let observation = UpdateRecorder.observeMessages { messages.append($0) }
      defer { observation.end() }
      list.edit(body)
      return messages.first
    }
    #expect(error { $0.appendItems([3, 1]) }?.contains("the item 1 is inserted although it is there") == true)
    #expect(error { $0.appendItems([3, 3]) }?.contains("the item 3 is inserted twice") == true)
    #expect(error { $0.insertItems([3], beforeItem: 9) }?.contains("there is no item 9") == true)
    #expect(error { $0.moveItem(9, afterItem: 1) }?.contains("there is no item 9") == true)
    #expect(error { $0.reconfigureItems([9]) }?.contains("there is no item 9") == true)
    #expect(error { $0.deleteItems([9]) } == nil)
    #expect(list.mirror == [1, 2] && list.steps == 0)
  }

  @Test("the chosen item stays chosen when much of a long list is exchanged around it")
  func selection() async throws {
    let list = WatchedList(Array(0..<5000), isMirrored: false)
    let window = try await TestWindow(list.collection, width: 300, height: 300)
    defer { window.close() }
    list.collection.selectItem(at: IndexPath(item: 2, section: 0))
    let delegate = RecordedChoices()
    list.collection.delegate = delegate
    list.dataSource.show(Array((0..<5000).filter { $0 % 3 != 1 }))
    #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    list.edit { $0.insertItems([-1], beforeItem: 0) }
    #expect(list.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    try await settle()
    #expect(delegate.told.isEmpty)
  }
}
