import GtkTesting
import Testing

@testable import TrackedKit

/// What the configurations of rows say of their look, in real windows.
@MainActor @Suite(.serialized) struct RowLookTests {
  private final class Page: TableViewController {
    var fill: (TableViewCell, Int) -> Void = { _, _ in }
    var rows = 1

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      fill(cell, indexPath.row)
      return cell
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    }
  }

  @Test("texts have the looks of their parts, pictures a room of one width, and the content its own margins")
  func content() async throws {
    let page = Page()
    page.rows = 2
    page.fill = { cell, row in
      var content = cell.defaultContentConfiguration()
      var text = AttributedString("Row \(row)")
      text.foregroundColor = .red
      if row == 0 { content.attributedText = text } else { content.text = "Row 1" }
      content.textProperties.lineBreakMode = .byTruncatingHead
      content.image = Image(systemName: "star")
      content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: row == 0 ? 30 : 12)
      content.imageProperties.reservedLayoutSize = Size(width: 48, height: 0)
      content.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 5)
      cell.contentConfiguration = content
    }
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    let first = try window.window.require(Label.self, .text("Row 0"))
    let second = try window.window.require(Label.self, .text("Row 1"))
    #expect(first.attributedText?.foregroundColor == .red && first.lineBreakMode == .byTruncatingHead)
    let cells = try [0, 1].map { try #require(page.tableView.cellForRow(at: IndexPath(row: $0, section: 0))) }
    let places = try zip([first, second], cells).map { try #require($0.frame(in: $1)) }
    #expect(places[0].x == places[1].x && places[0].x == 30 + 48 + 12)
    #expect(places[1].y >= 20 && cells[1].height >= 40 + second.height)
    let icons = window.window.findAll(Gtk.Image.self).compactMap(\.pixelSize)
    #expect(icons.contains(30) && icons.contains(12))
    page.fill = { cell, _ in cell.contentConfiguration = cell.defaultContentConfiguration() }
    page.tableView.reloadData()
    try await settle()
    #expect(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!.height < 40)
  }

  @Test("a background keeps away from the edges, with a view of its own, and goes again")
  func background() async throws {
    let page = Page()
    let custom = View()
    custom.backgroundColor = .blue
    page.fill = { cell, _ in
      cell.textLabel?.text = "Row"
      var background = BackgroundConfiguration.listPlainCell()
      background.backgroundColor = .red
      background.backgroundInsets = DirectionalEdgeInsets(top: 5, leading: 40, bottom: 5, trailing: 10)
      cell.backgroundConfiguration = background
    }
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    func pixel(_ x: Int, _ y: Int) throws -> Texture.Pixel { try picture(of: cell).pixel(x: x, y: y) }
    func isRed(_ x: Int, _ y: Int) throws -> Bool {
      try pixel(x, y).red > 200 && pixel(x, y).blue < 90 && pixel(x, y).alpha > 200
    }
    #expect(
      try !isRed(20, 8) && isRed(45, 8) && !isRed(45, 2) && isRed(cell.width - 14, 8) && !isRed(cell.width - 6, 8))
    cell.backgroundConfiguration?.customView = custom
    try await settle()
    #expect(try pixel(45, 8).blue > 200 && pixel(20, 8).alpha < 50)
    #expect(custom.frame == Rect(x: 0, y: 0, width: Double(cell.width) - 50, height: Double(cell.height) - 10))
    cell.backgroundConfiguration = .clear()
    try await settle()
    #expect(try pixel(45, 8).alpha < 50 && custom.window == nil)
    #expect(window.window.find(Label.self, .text("Row")) != nil)
  }

  @Test("while a table is edited its rows show what belongs to that, and rows are moved in by steps")
  func editing() async throws {
    let page = Page()
    page.fill = { cell, _ in
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .checkmark
      cell.indentationLevel = 2
      cell.indentationWidth = 15
    }
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    func shows(_ icon: String) -> Bool {
      window.window.findAll(Gtk.Image.self).contains { $0.iconName == icon && $0.isMapped }
    }
    #expect(shows("go-next-symbolic") && !shows("object-select-symbolic"))
    // A table that is edited may show a row by another cell.
    func current() throws -> TableViewCell {
      try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
    let cell = try current()
    let label = try window.window.require(Label.self, .text("Row"))
    let before = try #require(label.frame(in: cell)).x
    cell.indentationLevel = 0
    try await settle()
    #expect(try #require(label.frame(in: cell)).x == before - 30)
    page.tableView.setEditing(true, animated: false)
    try await settle()
    #expect(!shows("go-next-symbolic") && shows("object-select-symbolic"))
    try current().editingAccessoryType = .disclosureIndicator
    try await settle()
    #expect(shows("go-next-symbolic") && !shows("object-select-symbolic"))
    page.tableView.setEditing(false, animated: false)
    try await settle()
    #expect(shows("go-next-symbolic"))
    #expect(
      page.tableView.indexPathsForRows(in: Rect(x: 0, y: 0, width: 300, height: 10)) == [IndexPath(row: 0, section: 0)])
    #expect(try page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == Double(current().height))
  }
}
