import GtkTesting
import Testing

@testable import TrackedKit

/// Rows that are swiped aside, headers that are plain views, and the size of tables that are not shown yet, as people see them.
@MainActor @Suite(.serialized) struct SwipeTests {
  private final class FruitController: TableViewController {
    var fruits = ["Apples", "Bananas", "Cherries"]
    private(set) var told: [String] = []
    var header: View?
    var heights: Double?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = fruits[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      heights ?? TableView.automaticDimension
    }
    override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
      header == nil ? TableView.automaticDimension : 30
    }
    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      told.append(fruits[indexPath.row])
    }
    override func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      let delete = ContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        fruits.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      delete.backgroundColor = Color(red: 1, green: 0, blue: 0)
      let swipes = SwipeActionsConfiguration(actions: [delete])
      swipes.performsFirstActionWithFullSwipe = false
      return swipes
    }

    func cell(_ row: Int) throws -> TableViewCell {
      try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }
  }

  @Test("the buttons of a swiped row fill it up to its round corners; a click beside them only puts it back")
  func swipes() async throws {
    let fruits = FruitController(style: .insetGrouped)
    let window = try await TestWindow(fruits, width: 300, height: 300)
    defer { window.close() }
    let least = window.window.measured(.horizontal).minimum
    func isRed(_ x: Double, _ y: Double) throws -> Bool {
      let pixel = try picture(of: fruits.tableView).pixel(x: Int(x), y: Int(y))
      return pixel.red > 200 && pixel.green < 60
    }
    for _ in 1...2 {
      for row in [0, 2] {
        let cell = try fruits.cell(row)
        let place = try #require(cell.parent?.frame(in: fruits.tableView))
        try await drag(cell, from: Place(x: 200, y: 15), to: cell, at: Place(x: 110, y: 15))
        #expect(try isRed(place.maxX - 2, place.midY) && isRed(place.maxX - 40, place.minY + 1))
        #expect(try !isRed(place.maxX - 90, place.midY), "they are as wide as they ask")
        // The first row is round at the top, the last at the bottom.
        #expect(try isRed(place.maxX - 1.5, place.minY + 1.5) == (row == 2))
        #expect(try isRed(place.maxX - 1.5, place.maxY - 2.5) == (row == 0))
        #expect(window.window.measured(.horizontal).minimum == least, "the window can be as narrow as before")
        try await click(cell, at: Place(x: 40, y: 15))
        #expect(try !isRed(place.maxX - 4, place.midY) && fruits.told.isEmpty)
        #expect(cell.parent?.clipsContent == false && cell.children.allSatisfy { $0.transform.isIdentity })

        try await drag(cell, from: Place(x: 200, y: 15), to: cell, at: Place(x: 110, y: 15))
        try await click(try fruits.cell(1), at: Place(x: 40, y: 15))
        #expect(try !isRed(place.maxX - 4, place.midY) && fruits.told.isEmpty, "so does one on another row")
      }
    }
    try await click(try fruits.cell(1), at: Place(x: 40, y: 15))
    #expect(fruits.told == ["Bananas"])
    for name in ["Apples", "Bananas"] {
      #expect(fruits.fruits.first == name)
      let cell = try fruits.cell(0)
      try await drag(cell, from: Place(x: 200, y: 15), to: cell, at: Place(x: 110, y: 15))
      try await click(try #require(fruits.tableView.find(TrackedKit.Button.self)))
    }
    #expect(fruits.fruits == ["Cherries"] && fruits.tableView.find(TrackedKit.Button.self) == nil)
    #expect(try fruits.cell(0).parent?.clipsContent == false)
  }

  @Test("a swiped row opens and closes on a way, and what was shown transformed stays so") func animation() async throws
  {
    let fruits = FruitController(style: .plain)
    let window = try await TestWindow(fruits, width: 300, height: 300)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    let cell = try fruits.cell(0)
    let content = try #require(cell.children.first)
    content.transform = AffineTransform(translationX: 5, y: 0)
    for _ in 1...2 {
      try await drag(cell, from: Place(x: 200, y: 15), to: cell, at: Place(x: 110, y: 15))
      let button = try #require(fruits.tableView.find(TrackedKit.Button.self))
      try await wait(for: "the button") {
        button.frame(in: fruits.tableView)?.maxX == 300 && button.parent?.isMapped == true
          && content.layer.presentation.transform.tx == content.transform.tx
      }
      let start = try #require(button.frame(in: fruits.tableView)?.minX)
      #expect(content.transform.tx == 5 + start - 300, "the row ends where the button begins")
      try await press("Escape", in: cell.parent ?? cell)
      try await wait(for: "the end") { fruits.tableView.find(TrackedKit.Button.self) == nil }
      #expect(content.transform.tx == 5 && cell.layer.sublayers?.isEmpty != false)
    }
  }

  @Test(
    "a header that is a plain view fills its row, and is as high as the delegate says",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func headers(style: TableView.Style) async throws {
    let fruits = FruitController(style: style)
    let header = View()
    header.backgroundColor = Color(red: 1, green: 0, blue: 0)
    fruits.header = header
    let window = try await TestWindow(fruits, width: 300, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      let row = try #require(try fruits.cell(0).parent?.frame(in: fruits.tableView))
      let place = try #require(header.frame(in: fruits.tableView))
      #expect(place.minX == row.minX && place.width == row.width && place.height == 30 && place.maxY == row.minY)
      let pixel = try picture(of: fruits.tableView).pixel(x: Int(place.maxX) - 1, y: Int(place.maxY) - 1)
      #expect(pixel.red == 255 && pixel.green == 0)
      fruits.tableView.reloadData()
      try await settle()
    }
  }

  @Test("a table that was not laid out yet is about as large as its rows") func estimates() async throws {
    let fruits = FruitController(style: .plain)
    let table = fruits.tableView!
    table.frame = Rect(x: 0, y: 0, width: 200, height: 400)
    #expect(table.contentSize == Size(width: 200, height: 132))
    table.layoutIfNeeded()
    #expect(table.contentSize == Size(width: 200, height: 132))
    fruits.fruits.append("Dates")
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 0, height: 20))
    #expect(table.contentSize.height == 196)
    table.estimatedRowHeight = 10
    #expect(table.contentSize.height == 60)
    fruits.heights = 50
    #expect(table.contentSize.height == 220)
    fruits.fruits = []
    table.reloadData()
    #expect(table.contentSize.height == 20)
    fruits.fruits = ["Elder", "Figs"]
    table.reloadData()
    let window = try await TestWindow(fruits, width: 300, height: 300)
    defer { window.close() }
    let rows = try (0...1).map { try #require(try fruits.cell($0).parent).bounds.height }
    #expect(table.contentSize.width == 300 && table.contentSize.height >= 20 + rows.reduce(0, +))
  }

  @Test(
    "a list among sections of other kinds is on a card, follows what comes and goes, and can be swiped",
    arguments: [false, true])
  func listAmongOthers(isDark: Bool) async throws {
    let layout = CollectionViewCompositionalLayout { section, environment in
      if section == 1 {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { _ in
          SwipeActionsConfiguration(actions: [ContextualAction(style: .destructive, title: "Delete") { $2(true) }])
        }
        return .list(using: list, layoutEnvironment: environment)
      }
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          subitems: [CollectionLayoutItem(layoutSize: size)]))
    }
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, number in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    func show(_ rows: [Int]) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([100, 101], toSection: 0)
      snapshot.appendItems(rows, toSection: 1)
      source.apply(snapshot)
    }
    show([1, 2, 3])
    let root = View(collection)
    root.overrideUserInterfaceStyle = isDark ? .dark : .light
    let window = try await TestWindow(root, width: 300, height: 300)
    defer { window.close() }
    for rows in [[1, 2, 3], [1, 2], [4, 1, 2, 5]] {
      show(rows)
      try await settle()
      let pixels = try picture(of: collection)
      let places = try rows.indices.map {
        let cell = try #require(collection.cellForItem(at: IndexPath(item: $0, section: 1)))
        return try #require(cell.parent?.frame(in: collection))
      }
      let card = pixels.pixel(x: Int(places[0].midX), y: Int(places[0].midY))
      #expect(card != pixels.pixel(x: 5, y: 150) && card.alpha == 255)
      for (index, place) in places.enumerated() {
        func isCard(_ y: Double) -> Bool { pixels.pixel(x: Int(place.maxX) - 2, y: Int(y)) == card }
        let (isFirst, isLast) = (index == 0, index == rows.count - 1)
        #expect(isCard(place.midY) && isCard(place.minY + 1) != isFirst && isCard(place.maxY - 3) != isLast)
        let line = pixels.pixel(x: Int(place.midX), y: Int(place.maxY) - 1)
        #expect((line == card) == isLast, "a line below all rows but the last: \(line)")
        #expect(place.minX == 18 && place.maxX == 282)
      }
      let last = try #require(collection.cellForItem(at: IndexPath(item: rows.count - 1, section: 1)))
      try await drag(last, from: Place(x: 200, y: 10), to: last, at: Place(x: 110, y: 10))
      let button = try #require(collection.find(TrackedKit.Button.self)?.frame(in: collection))
      #expect(button.maxX == 282 && button.minY == places[rows.count - 1].minY)
      let tile = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
      try await drag(tile, from: Place(x: 100, y: 10), to: tile, at: Place(x: 20, y: 10))
      #expect(collection.find(TrackedKit.Button.self) == nil && collection.indexPathsForSelectedItems ?? [] == [])
    }
  }
}
