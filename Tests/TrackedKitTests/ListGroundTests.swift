import Gtk
import GtkTesting
import Testing

@testable import TrackedKit

/// What is seen around the rows of a list, and behind them.
@MainActor @Suite(.serialized) struct ListGroundTests {
  final class Rows: TableViewController {
    var clearRow: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.separatorStyle = .none
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.backgroundColor = indexPath.row == clearRow ? .clear : nil
      cell.margins.top = 3
      return cell
    }
  }

  private let blue = Texture.Pixel(red: 0, green: 0, blue: 255)

  /// The colour in the middle of a row, and that below all rows.
  private func colours(of page: Rows, row: Int) throws -> (row: Texture.Pixel, below: Texture.Pixel) {
    let shown = try picture(of: page.tableView)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    let frame = cell.convert(cell.bounds, to: page.tableView)
    return (
      shown.pixel(x: Int(frame.midX), y: Int(frame.midY)), shown.pixel(x: 150, y: Int(shown.height) - 5)
    )
  }

  @Test(
    "a table has its colour around the rows, and behind those whose cells are clear",
    arguments: [
      TableView.Style.plain, .insetGrouped,
    ])
  func table(_ style: TableView.Style) async throws {
    let page = Rows(style: style)
    page.clearRow = 1
    let test = try await TestWindow(page, width: 300, height: 300)
    let before = try colours(of: page, row: 0)
    #expect(before.below != blue)
    page.tableView.backgroundColor = Color(red: 0, green: 0, blue: 1)
    try await settle()
    #expect(try colours(of: page, row: 0) == (before.row, blue))
    #expect(try colours(of: page, row: 1) == (blue, blue))
    page.tableView.backgroundColor = nil
    try await settle()
    #expect(try colours(of: page, row: 0) == before)
    withExtendedLifetime(test) {}
  }

  @Test("the colour of a list's configuration is the collection view's")
  func configuration() async throws {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = Color(red: 0, green: 0, blue: 1)
    let list = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
      cell.contentConfiguration = ListContentConfiguration.cell()
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.show([1, 2])
    let page = ViewController()
    page.view.addSubview(list)
    let test = try await TestWindow(page, width: 300, height: 300)
    #expect(try picture(of: list).pixel(x: 150, y: 290) == blue)
    #expect(list.backgroundColor == configuration.backgroundColor)
    withExtendedLifetime((test, source)) {}
  }

  @Test("space above a header moves it down")
  func headerPadding() async throws {
    let page = Rows(style: .plain)
    let test = try await TestWindow(page, width: 300, height: 300)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let before = cell.convert(Point.zero, to: page.tableView).y
    page.tableView.sectionHeaderTopPadding = 20
    try await settle()
    let moved = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(moved.convert(Point.zero, to: page.tableView).y == before + 20)
    #expect(moved.margins.top == 3, "a row's own space is the program's")
    withExtendedLifetime(test) {}
  }
}
