import GtkTesting
import Testing

@testable import TrackedKit

/// Tables as people use and see them: quick clicks, colours up to the edges, heights that the program says.
@MainActor @Suite(.serialized) struct EverydayRowTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var count = 3
    var colored: Set<Int> = []
    private(set) var primary = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.backgroundColor = colored.contains(indexPath.row) ? Color(red: 0, green: 0, blue: 1) : nil
      return cell
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) { primary += 1 }
  }

  private final class Heard {
    private var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    subscript(name: String) -> Int { counts[name, default: 0] }
  }

  private final class Table: TableView {
    var told: [Double] = []
    override var contentSize: Size {
      get { super.contentSize }
      set {
        super.contentSize = newValue
        told.append(newValue.height)
      }
    }
  }

  private func makeTable(_ rows: Rows, _ table: TableView = TableView()) -> TableView {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = 40
    return table
  }

  private func cell(_ row: Int, of table: TableView) throws -> TableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test(
    "quick clicks on a row are heard by the gestures in it and around it, and activate a row that has none",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func quickClicks() async throws {
    let (rows, log) = (Rows(), Heard())
    rows.count = 4
    let table = makeTable(rows)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    func tap(_ name: String, _ count: Int, on view: View) {
      let tap = TapGestureRecognizer(target: nil) { log.note(name) }
      tap.numberOfTapsRequired = count
      view.addGestureRecognizer(tap)
    }
    try tap("pair", 2, on: cell(0, of: table))
    try tap("each", 1, on: cell(1, of: table).contentView)
    try tap("pair", 2, on: cell(1, of: table))
    for round in 1...2 {
      try await click(cell(0, of: table), count: 2)
      try await wait { log["pair"] == 2 * round - 1 }
      #expect(table.indexPathForSelectedRow?.row == 0)
      try await click(cell(1, of: table), count: 2)
      try await wait { log["pair"] == 2 * round }
      #expect(log["each"] == 2 * round && table.indexPathForSelectedRow?.row == 1)
      #expect(rows.primary == round - 1)
      // Another row: GTK goes on counting clicks on one that come this fast.
      try await click(cell(round + 1, of: table), count: 2)
      try await wait { rows.primary == round }
    }
    tap("around", 2, on: table)
    for round in 1...2 {
      try await click(cell(2, of: table), count: 2)
      try await wait { log["around"] == round }
      #expect(rows.primary == 2)
    }
  }

  enum Ending: CaseIterable { case close, removeRow, emptyTable, removeTable }

  @Test(
    "C-240 a double tap in a row ends the row, the table or the window, which GTK alone holds, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Ending.allCases)
  func doubleTapEnds(_ ending: Ending) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let rows = Rows()
      weak var shown: TrackedKit.Window?
      weak var table: TableView?
      var taps = 0
      do {
        let (window, controller, made) = (TrackedKit.Window(title: "Ending"), ViewController(), makeTable(rows))
        window.setDefaultSize(width: 300, height: 200)
        controller.view = made
        window.rootViewController = controller
        window.present()
        (shown, table) = (window, made)
      }
      try await settle()
      let tap = TapGestureRecognizer(target: nil) {
        taps += 1
        switch ending {
        case .close: shown?.close()
        case .removeRow, .emptyTable:
          rows.count = ending == .removeRow ? 2 : 0
          table?.reloadData()
        case .removeTable: shown?.rootViewController = nil
        }
      }
      tap.numberOfTapsRequired = 2
      try cell(1, of: #require(table)).addGestureRecognizer(tap)
      // The row may be gone at the second click.
      if let table { _ = try? await click(try cell(1, of: table), count: 2) }
      try await wait(for: "the tap") { taps == 1 }
      switch ending {
      case .close: try await wait(for: "the window to end") { shown == nil }
      case .removeTable: try await wait(for: "the table to end") { table == nil }
      case .removeRow, .emptyTable: try await wait(for: "the rows") { table?.visibleCells.count == rows.count }
      }
      shown?.close()
      try await wait(for: "the window to end") { shown == nil }
    }
  }

  @Test("a cell's colour reaches to the edges of its row, and text stands where it does in other rows")
  func coloredCells() async throws {
    let rows = Rows()
    rows.colored = [1]
    let table = makeTable(rows)
    table.separatorStyle = .none
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    for row in [1, 2] {
      rows.colored = [row]
      table.reloadData()
      try await settle()
      let (cell, other) = try (cell(row, of: table), self.cell(0, of: table))
      let (frame, shown) = (try #require(cell.parent?.frame(in: table)), try picture(of: table))
      let edges = [
        (Int(frame.minX), Int(frame.minY)), (Int(frame.maxX) - 1, Int(frame.minY)),
        (Int(frame.minX), Int(frame.maxY) - 2),
      ]
      for (x, y) in edges { #expect(shown.pixel(x: x, y: y) == .init(red: 0, green: 0, blue: 255)) }
      #expect(cell.height == other.height && cell.parent?.frame(in: table)?.minX == 0)
    }
  }

  @Test("a table is as low as its constraints say") func low() async throws {
    let (rows, page) = (Rows(), View())
    let table = makeTable(rows)
    table.rowHeight = 20
    table.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(table)
    let height = table.heightAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: page.topAnchor), table.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 200), height,
    ])
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    for wanted in [30.0, 100, 22] {
      height.constant = wanted
      try await settle()
      #expect(table.frame.height == wanted)
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
      try await settle()
      let last = try #require(cell(2, of: table).frame(in: table))
      #expect(last.maxY <= wanted, "the last row can be scrolled to")
    }
  }

  @Test("an observer of the content size is told of each one, also where there is room for all rows")
  func contentSize() async throws {
    let (rows, table) = (Rows(), Table())
    _ = makeTable(rows, table)
    table.separatorStyle = .none
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    try await wait { table.told.last == 120 }
    for count in [4, 2, 5] {
      rows.count = count
      table.reloadData()
      try await wait { table.told.last == Double(count) * 40 }
      #expect(table.contentSize.height == Double(count) * 40)
    }
    rows.count = 6
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    try await wait { table.told.last == 240 }
    table.rowHeight = 50
    try await wait { table.told.last == 300 }
  }
}
