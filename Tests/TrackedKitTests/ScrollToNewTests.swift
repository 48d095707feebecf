import GtkTesting
import Testing

@testable import TrackedKit

@Observable private final class Chat {
  var count = 30
}

/// A list of messages that shows the last one whenever one has come.
@MainActor private final class ChatController: ViewController, TableViewDataSource {
  enum Kind: CaseIterable { case applied, reloaded, offset, items, columns }

  let chat: Chat
  let kind: Kind
  private(set) var list: View!
  private var update: (Int) -> Void = { _ in }

  init(_ chat: Chat, _ kind: Kind) {
    (self.chat, self.kind) = (chat, kind)
    super.init()
  }

  /// Each third message has more lines.
  static func text(_ item: Int) -> String { item % 3 == 2 ? "Message \(item)\nwith\nmore" : "Message \(item)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch kind {
    case .applied, .reloaded, .offset:
      let table = TableView()
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      list = table
      if kind == .applied {
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] table, path, item in
          fill(table, path, item)
        }
        update = { count in
          var snapshot = DiffableDataSourceSnapshot<Int, Int>.withOneSection()
          snapshot.appendItems(Array(0..<count))
          source.apply(snapshot)
          table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        }
      } else {
        table.dataSource = self
        update = { [kind] count in
          table.reloadData()
          if kind == .reloaded {
            table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
          } else {
            table.layoutIfNeeded()
            table.contentOffset = Point(x: 0, y: table.contentSize.height - Double(table.height))
          }
        }
      }
    case .items:
      let collection = CollectionView.makeList()
      let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
        var content = ListContentConfiguration.cell()
        content.text = Self.text(item)
        cell.contentConfiguration = content
      }
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      list = collection
      update = { count in
        source.show(Array(0..<count))
        collection.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom)
      }
    case .columns:
      let table = ColumnTableView<Int>(columns: [TableColumn("Name", expands: true) { Self.text($0) }])
      list = table
      update = { [unowned table] count in
        table.items = Array(0..<count)
        table.scrollToItem(count - 1)
      }
    }
    list.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    view.addSubview(list)
  }

  private func fill(_ table: TableView, _ path: IndexPath, _ item: Int) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = ListContentConfiguration.cell()
    content.text = Self.text(item)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { chat.count }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    fill(tableView, path, path.row)
  }

  override func updateProperties() {
    super.updateProperties()
    let count = chat.count
    update(count)
  }
}

/// Scrolling to what has just come.
@MainActor @Suite(.serialized) struct ScrollToNewTests {
  /// How far the last row ends from the end of what is seen; nil while it is not shown.
  private func distance(_ count: Int, in list: View) -> Double? {
    let text = ChatController.text(count - 1)
    guard let label = list.findAll(Gtk.Label.self, .any).first(where: { $0.text == text && $0.isMapped }),
      let cell = label.enclosing(ReusableView.self)
    else { return nil }
    let isColumns = list is ColumnTableView<Int>
    guard let row = isColumns ? cell.parent?.parent : cell.parent, let frame = row.frame(in: list) else { return nil }
    return Double(list.height) - frame.maxY
  }

  @Test(
    "C-262 a list that its hook keeps at its end shows each row that comes whole, in the frame in which it comes",
    arguments: ChatController.Kind.allCases)
  private func follows(kind: ChatController.Kind) async throws {
    let chat = Chat()
    let controller = ChatController(chat, kind)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    try await settle()
    #expect(distance(chat.count, in: controller.list).map { abs($0) <= 1 } == true)
    var wrong: [String] = []
    let connection = window.window.frameClock?.onAfterPaint {
      let distance = distance(chat.count, in: controller.list)
      if distance.map({ abs($0) > 1 }) ?? true { wrong.append("\(chat.count): \(distance ?? .nan)") }
    }
    for _ in 0..<20 {
      chat.count += 1
      try await paintFrames(1, of: window.window)
    }
    connection?.disconnect()
    #expect(wrong == [])
    #expect(await comesToRest())
  }

  @Test("C-262 a scroll view is at the end of content that grew in the same hook")
  func grownContent() async throws {
    let chat = Chat()
    let scroll = ScrollView()
    let block = View()
    block.backgroundColor = .red
    scroll.addSubview(block)
    scroll.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    let controller = ViewController()
    controller.view.addSubview(scroll)
    controller.view.updateProperties { _ in
      let height = Double(chat.count) * 20
      scroll.contentSize = Size(width: 300, height: height)
      block.frame = Rect(x: 0, y: height - 20, width: 300, height: 20)
      scroll.layoutIfNeeded()
      scroll.contentOffset = Point(x: 0, y: height - 200)
    }
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    for _ in 0..<5 {
      try await settle()
      #expect(block.convert(Point.zero, to: scroll) == Point(x: 0, y: 180))
      let seen = try picture(of: scroll)
      #expect(seen.pixel(x: 150, y: 190) != seen.pixel(x: 150, y: 100))
      chat.count += 7
    }
  }

  @Test("C-262 a place that is set in the turn in which rows come above is where the list is")
  func placeAndRowsAbove() async throws {
    let chat = Chat()
    let controller = ChatController(chat, .reloaded)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    let table = try #require(controller.list as? TableView)
    for y in [0.0, 40, 0] {
      table.tableHeaderView = nil
      table.scrollToRow(at: IndexPath(row: chat.count - 1, section: 0), at: .bottom, animated: false)
      try await settle()
      let header = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
      header.backgroundColor = .red
      table.tableHeaderView = header
      table.setContentOffset(Point(x: 0, y: y), animated: false)
      try await settle()
      #expect(table.contentOffset.y == y && header.frame(in: table)?.minY == -y)
      let seen = try picture(of: table)
      #expect(seen.pixel(x: 150, y: 95 - Int(y)) != seen.pixel(x: 290, y: 180))
    }
  }
}
