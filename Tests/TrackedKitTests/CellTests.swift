import GtkTesting
import Testing

@Observable private final class Item {
  let id: Int
  var title: String
  var isCompleted = false

  init(_ id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

/// A list of recorded cells: which item's handler ran, and how often a cell was given an item.
@MainActor private final class RecordedList {
  final class Cell: CollectionViewCell {
    var onUpdate: (CellConfigurationState) -> Void = { _ in }
    private(set) var states: [CellConfigurationState] = []
    var handlerRuns = 0
    private(set) var handlerRunsAtFirstDraw: Int?
    private(set) var textAtFirstDraw: String?
    /// The texts shown whenever the cell was told that it will show another item.
    private(set) var preparedWith: [String?] = []

    private var text: String? { find(Gtk.Label.self)?.text }

    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      onUpdate(state)
    }
    override func draw(_ canvas: Snapshot) {
      super.draw(canvas)
      guard handlerRunsAtFirstDraw == nil else { return }
      (handlerRunsAtFirstDraw, textAtFirstDraw) = (handlerRuns, text)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      preparedWith.append(text)
    }
  }

  let items: [Item]
  let collection = CollectionView.makeList()
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  private(set) var handled: [Int] = []
  private(set) var bound = 0
  /// How often a cell that was used before got an item.
  private(set) var rebound = 0
  private var used: [Cell] = []
  /// How often a cell was prepared for another item.
  var prepared: Int { used.reduce(0) { $0 + $1.preparedWith.count } }
  var onHandle: (Item, CollectionViewCell, CellConfigurationState) -> Void = { _, _, _ in }

  init(_ count: Int) {
    let items = (0..<count).map(Item.init)
    self.items = items
    var owner: RecordedList?
    let registration = CollectionView.CellRegistration<Cell, Int> { cell, _, id in
      owner?.noteBound(cell)
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.cell()
        content.text = items[id].title
        content.textProperties.strikethroughStyle = items[id].isCompleted ? .single : .none
        cell.contentConfiguration = content
        cell.accessories = [.checkmark(options: .init(isHidden: !items[id].isCompleted))]
        (cell as? Cell)?.handlerRuns += 1
        owner?.handled.append(id)
        owner?.onHandle(items[id], cell, state)
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    owner = self
  }

  private func noteBound(_ cell: Cell) {
    bound += 1
    if used.contains(cell) { rebound += 1 } else { used.append(cell) }
  }

  func show(_ ids: [Int]? = nil) { dataSource.show(ids ?? items.map(\.id)) }
  func clear() { (handled, bound) = ([], 0) }
  func cell(_ title: String) -> CollectionViewCell? {
    collection.visibleCells.first { $0.find(Gtk.Label.self, .text(title)) != nil }
  }
}

@MainActor @Suite(.serialized) struct CellTests {
  private func show(_ list: RecordedList, height: Int = 300) async throws -> TestWindow {
    list.show()
    return try await TestWindow(list.collection, width: 300, height: height)
  }

  @Test("C-136 a handler runs once, before its cell's first frame, which shows what it set")
  func firstRun() async throws {
    let list = RecordedList(3)
    let window = try await show(list)
    defer { window.close() }
    #expect(list.handled.sorted() == [0, 1, 2])
    let cells = list.collection.visibleCells.compactMap { $0 as? RecordedList.Cell }
    #expect(cells.map(\.handlerRunsAtFirstDraw) == [1, 1, 1])
    #expect(cells.map(\.textAtFirstDraw) == ["Item 0", "Item 1", "Item 2"])
  }

  @Test("visible cells are those in sight, in order, not all that GTK keeps")
  func visibleCells() async throws {
    let list = RecordedList(500)
    let window = try await show(list, height: 200)
    defer { window.close() }
    func visible() -> [String] { list.collection.visibleCells.compactMap { $0.find(Gtk.Label.self)?.text } }
    let first = visible()
    #expect((3...8).contains(first.count))
    #expect(first == (0..<first.count).map { "Item \($0)" })
    let scroll = list.collection.scrollAdjustment
    scroll.value = scroll.upper
    try await settle()
    try await wait(for: "the last row") { visible().last == "Item 499" }
    #expect((3...8).contains(visible().count))
  }

  @Test("C-226 a cell is prepared once before it shows another item, and not for the same one")
  func prepareForReuse() async throws {
    let list = RecordedList(2000)
    let window = try await show(list)
    defer { window.close() }
    let cells = list.collection.visibleCells.compactMap { $0 as? RecordedList.Cell }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.preparedWith.isEmpty })
    list.show([2000 - 1] + Array(0..<1999))
    try await settle()
    #expect(cells.allSatisfy { $0.preparedWith.isEmpty })
    list.clear()
    let scroll = list.collection.scrollAdjustment
    scroll.value = scroll.upper
    try await settle()
    try await wait(for: "the first rows to be gone") { list.cell("Item 5") == nil }
    let reused = list.collection.visibleCells.compactMap { $0 as? RecordedList.Cell }.filter { cells.contains($0) }
    for cell in reused {
      #expect(cell.preparedWith.count == 1)
      #expect(cell.preparedWith.first != cell.find(Gtk.Label.self)?.text)
    }
    #expect(list.prepared == list.rebound)
  }

  @Test("C-137 C-142 fifty changes of one item run its cell's handler once, no other, and bind nothing")
  func oneCell() async throws {
    let list = RecordedList(5)
    let window = try await show(list)
    defer { window.close() }
    list.clear()
    for change in 0..<51 { list.items[3].isCompleted = change % 2 == 0 }
    try await settle()
    #expect(list.handled == [3])
    #expect(list.bound == 0)
  }

  @Test(
    "C-137 what a registration reads fills its own cell again, in place, and no other; out of sight it counts no more")
  func registrationIsTracked() async throws {
    let items = (0..<500).map(Item.init)
    var filled: [Int] = []
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, id in
      filled.append(id)
      var content = cell.defaultContentConfiguration()
      content.text = items[id].title
      cell.contentConfiguration = content
    }
    let collection = CollectionView.makeList()
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    source.show(Array(items.indices))
    let window = try await TestWindow(collection, width: 300, height: 300)
    defer { window.close() }
    let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
    filled = []
    for change in 0..<9 { items[2].title = "Changed \(change)" }
    try await settle()
    #expect(filled == [2] && collection.find(.text("Changed 8")) != nil)
    #expect(cell != nil && collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    collection.scrollToItem(at: IndexPath(item: 499, section: 0))
    try await wait(for: "the last row") { collection.cellForItem(at: IndexPath(item: 499, section: 0)) != nil }
    try await wait(for: "the rows to be gone") { collection.cellForItem(at: IndexPath(item: 5, section: 0)) == nil }
    try await settle()
    filled = []
    items[5].title = "Unseen"
    try await settle()
    #expect(filled == [])
  }

  @Test("C-138 C-139 an item out of sight runs nothing; back in sight it shows what it is by then")
  func outOfSight() async throws {
    let list = RecordedList(2000)
    let window = try await show(list)
    defer { window.close() }
    let scroll = list.collection.scrollAdjustment
    scroll.value = scroll.upper
    try await settle()
    try await wait(for: "the first rows to be gone") { list.cell("Item 5") == nil }
    list.clear()
    // Not the first item: GTK keeps the row of the item that has the keyboard.
    list.items[5].title = "Changed"
    try await settle()
    #expect(list.handled.isEmpty)
    scroll.value = 0
    try await settle()
    #expect(list.handled.contains(5))
    #expect(list.cell("Changed") != nil)
    #expect(list.cell("Item 5") == nil)
  }

  @Test("C-140 updateConfiguration runs before the handler, and both are tracked")
  func methodFirst() async throws {
    let list = RecordedList(1)
    let model = Model()
    var order: [String] = []
    let window = try await show(list)
    defer { window.close() }
    let cell = try #require(list.collection.visibleCells.first as? RecordedList.Cell)
    cell.onUpdate = { _ in
      _ = model.a
      order.append("method")
    }
    list.onHandle = { _, _, _ in order.append("handler") }
    cell.setNeedsUpdateConfiguration()
    try await settle()
    #expect(order == ["method", "handler"])
    order = []
    model.a = 1
    try await settle()
    #expect(order == ["method"])
    list.items[0].title = "Changed"
    try await settle()
    #expect(order == ["method", "handler"])
  }

  @Test("C-141 a change of the state runs method and handler with the new state: chosen, and taking no input")
  func state() async throws {
    let list = RecordedList(3)
    let window = try await show(list)
    defer { window.close() }
    var states: [CellConfigurationState] = []
    list.onHandle = { _, _, state in states.append(state) }
    let cell = try #require(list.cell("Item 1") as? RecordedList.Cell)
    func check(_ isSelected: Bool, _ isDisabled: Bool) {
      #expect(states.map(\.isSelected) == [isSelected] && states.map(\.isDisabled) == [isDisabled])
      #expect(cell.states.last == states.last)
      states = []
    }
    list.collection.selectItem(at: IndexPath(item: 1, section: 0))
    try await settle()
    check(true, false)
    cell.isSensitive = false
    try await settle()
    check(true, true)
    cell.isSensitive = true
    list.collection.selectItem(at: nil)
    try await settle()
    check(false, false)
    list.collection.isSensitive = false
    try await settle()
    #expect(states.map(\.isDisabled) == [true, true, true])
  }

  @Test("C-143 a trait that handlers read runs each visible cell once")
  func trait() async throws {
    let list = RecordedList(3)
    list.onHandle = { _, cell, _ in _ = cell.traitCollection.level }
    let window = try await show(list)
    defer { window.close() }
    list.clear()
    list.collection.traitOverrides.level = 1
    try await settle()
    #expect(list.handled.sorted() == [0, 1, 2])
  }

  @Test("C-144 what depends on completion is as at the start after two changes")
  func twoChanges() async throws {
    let list = RecordedList(1)
    let window = try await show(list)
    defer { window.close() }
    let label = try list.collection.require(Gtk.Label.self, .text("Item 0"))
    let tick = try list.collection.require(Gtk.Image.self, .cssClass("accent"), in: .everything)
    list.items[0].isCompleted = true
    try await settle()
    #expect(label.attributes.isStruckThrough)
    #expect(tick.opacity == 1)
    list.items[0].isCompleted = false
    try await settle()
    #expect(label.attributes == TextAttributes())
    #expect(tick.opacity == 0)
  }

  @Test("C-145 a header that counts completed items runs once when one is ticked")
  func header() async throws {
    final class Header: CollectionViewCell {
      var items: [Item] = []
      var runs = 0
      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        runs += 1
        var content = ListContentConfiguration.cell()
        content.text = "\(items.filter(\.isCompleted).count) of \(items.count) done"
        contentConfiguration = content
      }
    }
    let list = RecordedList(3)
    let header = Header()
    header.items = list.items
    list.collection.headerView = header
    let window = try await show(list)
    defer { window.close() }
    #expect(header.runs == 1)
    list.items[1].isCompleted = true
    try await settle()
    #expect(header.runs == 2)
    #expect(header.find(Gtk.Label.self, .text("1 of 3 done")) != nil)
  }

  @Test("C-146 items that stay run nothing when others come and go")
  func differences() async throws {
    let list = RecordedList(6)
    let window = try await show(list)
    defer { window.close() }
    list.show([0, 1, 2, 3])
    try await settle()
    list.clear()
    list.show([0, 5, 2, 3])
    try await settle()
    #expect(list.handled == [5])
    #expect(list.bound == 1)
  }

  @Test("a row is called by its text, or by its cell's own name")
  func accessibleNames() async throws {
    let list = RecordedList(3)
    let window = try await show(list)
    defer { window.close() }
    let title = list.items[0].title
    func rows(_ name: String) -> Int {
      window.findAll(Widget.self, .accessibleLabel(name)).count { $0.children.contains { $0 is CollectionViewCell } }
    }
    let cell = try #require(list.cell(title))
    #expect(rows(title) == 1)
    cell.accessibilityLabel = "The first"
    #expect(rows("The first") == 1 && rows(title) == 0)
    cell.accessibilityLabel = nil
    #expect(rows(title) == 1)
    list.items[0].title = "Renamed"
    try await settle()
    #expect(rows("Renamed") == 1 && rows(title) == 0)
  }

  @Test(
    "every kind of identifier may stand once, in any order; one that stands twice is told, and what was shown stays")
  func identifiers() {
    struct Key: Hashable { let value: Int }
    func problem<Item: Hashable>(_ items: [Item]) -> String? {
      let collection = CollectionView.makeList()
      let source = CollectionViewDiffableDataSource<Int, Item>(collectionView: collection) { _, _, _ in nil }
      var messages: [String] = []
      let observation = UpdateRecorder.observeMessages { messages.append($0) }
      defer { observation.end() }
      source.show(items)
      return source.snapshot().itemIdentifiers == (messages.isEmpty ? items : []) ? messages.first : "others are shown"
    }
    #expect(problem([Int]()) == nil && problem([1, 5, 9]) == nil && problem([3, 1, 2]) == nil)
    #expect(problem([3, 1, 3])?.contains("number 0 and 2") == true)
    #expect(problem([1, 1])?.contains("number 0 and 1") == true)
    #expect(problem(["b", "a"]) == nil && problem(["a", "b", "a"])?.contains("the item a") == true)
    #expect(problem([Key(value: 2), Key(value: 1)]) == nil)
    #expect(problem([Key(value: 1), Key(value: 2), Key(value: 2)])?.contains("number 1 and 2") == true)
  }

  @Test("a change of one model among 1,000,000 runs one handler; only rows in sight exist")
  func million() async throws {
    let (count, model) = (1_000_000, Model())
    var handled = 0
    let collection = CollectionView.makeList()
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, id in
      cell.configurationUpdateHandler = { cell, _ in
        handled += 1
        var content = ListContentConfiguration.cell()
        content.text = id == 2 ? "\(model.a)" : "Row \(id)"
        cell.contentConfiguration = content
      }
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    dataSource.show(Array(0..<count))
    let window = try await TestWindow(collection, width: 300, height: 300)
    defer { window.close() }
    #expect(handled < 400)
    handled = 0
    model.a = 1
    try await settle()
    #expect(handled == 1)
  }

  @Test("an empty second text takes no room: the first one stands in the middle, also after a second one was there")
  func emptySecondText() async throws {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Song"
    let list = ListContentView(configuration: content)
    let window = try await TestWindow(list, width: 200, height: 100)
    defer { window.close() }
    let text = try window.window.require(Gtk.Label.self, .text("Song"))
    let middle = try #require(text.frame(in: window.window)).midY
    for second in ["", "Singer", ""] {
      content.secondaryText = second
      list.configuration = content
      try await settle()
      #expect((try #require(text.frame(in: window.window)).midY == middle) == second.isEmpty)
    }
  }
}
