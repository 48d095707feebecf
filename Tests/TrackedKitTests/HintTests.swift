import GtkTesting
import Testing

@testable import TrackedKit

/// Members that are easily kept without an effect: what each does is seen in a window.
@MainActor @Suite(.serialized) struct HintTests {
  private final class Rows: TableViewDataSource {
    var ownInset: EdgeInsets?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if indexPath.row == 1, let ownInset { cell.separatorInset = ownInset }
      return cell
    }
  }

  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// Where the blue lines of a table are: from and to, by their height.
  private func lines(of table: Widget) throws -> [ClosedRange<Int>] {
    let shown = try picture(of: table)
    return (0..<shown.height).compactMap { y in
      let xs = (0..<shown.width).filter { shown.pixel(x: $0, y: y) == .init(red: 0, green: 0, blue: 255) }
      return xs.isEmpty ? nil : xs.first!...xs.last!
    }
  }

  @Test func linesBeginAndEndWhereTheTableSays() async throws {
    let (table, rows) = (TableView(), Rows())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.separatorColor = Self.blue
    table.separatorInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    rows.ownInset = EdgeInsets(top: 0, left: 200, bottom: 0, right: 0)
    table.dataSource = rows
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    #expect(try lines(of: table) == [30...289, 200...299, 30...289])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.separatorInset.left == 200)
    cell.separatorInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    table.separatorInset = .zero
    try await settle()
    #expect(try lines(of: table) == [0...299, 0...299], "the cell's own line is gone")
    table.separatorInset.left = 16
    table.direction = .rightToLeft
    for row in 0..<3 { table.cellForRow(at: IndexPath(row: row, section: 0))?.parent?.direction = .rightToLeft }
    try await settle()
    #expect(try lines(of: table).first == 0...283, "mirrored")
    table.separatorStyle = .none
    try await settle()
    #expect(try lines(of: table).isEmpty)
  }

  @Test func linesOfAListAreAsItsItemsSay() async throws {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.showsSeparators)
    #expect(!CollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    configuration.separatorConfiguration.color = Self.blue
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 30
    configuration.itemSeparatorHandler = { path, configuration in
      var separator = configuration
      if path.item == 0 {
        separator.bottomSeparatorInsets = DirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 10)
      }
      if path.item == 2 { separator.topSeparatorVisibility = .hidden }
      if path.item == 3 { separator.bottomSeparatorVisibility = .hidden }
      return separator
    }
    let list = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<6))
    source.apply(snapshot, animatingDifferences: false)
    let window = try await TestWindow(list, width: 300, height: 400)
    defer { window.close() }
    // The second's line is hidden by the third, the fourth's by itself.
    #expect(try lines(of: list) == [100...289, 30...299, 30...299, 30...299])
    snapshot.deleteItems([0])
    source.apply(snapshot, animatingDifferences: false)
    try await settle()
    #expect(try lines(of: list) == [100...289, 30...299, 30...299], "the places count, not the items")
    let plain = CollectionLayoutListConfiguration(appearance: .plain)
    list.setCollectionViewLayout(CollectionViewCompositionalLayout.list(using: plain), animated: false)
    try await settle()
    let classes = list.rows.bound.values.flatMap { $0.cell.parent?.cssClasses ?? [] }
    #expect(!classes.contains { $0.hasPrefix("row-separator") }, "a layout that says nothing of lines")
  }

  @Test func linesOfSectionsFollowWhatTheProviderSays() async throws {
    var (inset, asked) = (30.0, 0)
    let layout = CollectionViewCompositionalLayout { section, environment in
      asked += 1
      var configuration = CollectionLayoutListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.color = Self.blue
      configuration.separatorConfiguration.bottomSeparatorInsets.leading = section == 0 ? inset : 100
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let list = CollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([0, 1, 2], toSection: 0)
    snapshot.appendItems(Array(3..<40), toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    let window = try await TestWindow(list, width: 300, height: 200)
    defer { window.close() }
    /// Where lines begin; a scroll bar may stand before their ends.
    func starts() throws -> [Int] { try lines(of: list).map(\.lowerBound) }
    #expect(try starts().starts(with: [30, 30, 30, 100]))
    let before = asked
    list.scrollToItem(at: IndexPath(item: 36, section: 1), at: .bottom, animated: false)
    try await settle()
    let below = try starts()
    #expect(below.count > 3 && below.allSatisfy { $0 == 100 } && asked == before, "rows that come ask nobody")
    inset = 60
    layout.invalidateLayout()
    list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    try await settle()
    let moved = try starts()
    #expect(moved.starts(with: [60, 60, 60, 100]) && asked == before + 2)
  }

  @Test func barsKeepTheRoomOfTheIndicatorInsets() async throws {
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 300, height: 2000)
    let window = try await TestWindow(scroll, width: 300, height: 200)
    defer { window.close() }
    func bar() throws -> Rect {
      let bars = window.findAll(Widget.self, .any).filter {
        $0.cssClasses.contains("vertical") && $0.parent === scroll && $0.typeName == "GtkScrollbar"
      }
      return try #require(bars.first?.frame(in: scroll))
    }
    let before = try bar()
    scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 40, left: 0, bottom: 60, right: 5)
    try await settle()
    let after = try bar()
    #expect(after.minY == before.minY + 40 && after.maxY == before.maxY - 60 && after.maxX == before.maxX - 5)
    #expect(scroll.scrollIndicatorInsets.top == 40)
    scroll.scrollIndicatorInsets = .zero
    try await settle()
    #expect(try bar() == before)
  }

  @Test func nothingIsSeenThroughABarThatIsNotTranslucent() async throws {
    let page = ViewController()
    let navigation = NavigationController(rootViewController: page)
    navigation.view.backgroundColor = Color(red: 1, green: 0, blue: 0)
    navigation.overrideUserInterfaceStyle = .light
    let bar = navigation.navigationBar
    bar.barTintColor = Self.blue.withAlphaComponent(0.5)
    let window = try await TestWindow(navigation, width: 300, height: 200)
    defer { window.close() }
    func ground() throws -> Texture.Pixel { try picture(of: navigation.view).pixel(x: 3, y: 3) }
    #expect(try ground().red > 100 && ground().green == 0, "the page around is seen")
    bar.isTranslucent = false
    try await settle()
    let opaque = try ground()
    #expect(opaque.green > 100 && opaque.blue > 230, "the system's background is")
    bar.isTranslucent = true
    try await settle()
    #expect(try ground().green == 0)
  }

  @Test func tabsStandBesideThePage() async throws {
    func page(_ text: String) -> ViewController {
      let controller = ViewController()
      controller.view.addSubview(Label(text))
      return controller
    }
    let tabs = TabBarController(tabs: [
      Tab(title: "Home", image: Image(systemName: "house"), identifier: "home") { _ in page("At home") },
      Tab(title: "Find", image: Image(systemName: "magnifyingglass"), identifier: "find") { _ in page("Look") },
    ])
    tabs.mode = .tabSidebar
    let window = try await TestWindow(tabs, width: 900, height: 400)
    defer { window.close() }
    func frame(_ text: String) throws -> Rect {
      try #require(window.require(Label.self, .text(text)).frame(in: tabs.view))
    }
    #expect(tabs.traitCollection.horizontalSizeClass == .regular)
    let shown = try frame("At home")
    #expect(try frame("Home").maxX < 180 && shown.minX >= 180)
    #expect(try frame("Find").minY > frame("Home").maxY && frame("Find").minX == frame("Home").minX)
    try await click(window.require(Label.self, .text("Find")))
    try await wait(for: "the page") { window.find(Label.self, .text("Look"))?.isMapped == true }
    #expect(tabs.selectedIndex == 1)
    tabs.mode = .tabBar
    try await settle()
    #expect(try frame("Home").minY > 300 && frame("Look").minX == 0, "below it")
  }
}
