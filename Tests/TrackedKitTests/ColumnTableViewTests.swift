import GtkTesting
import Testing

@testable import TrackedKit

@Observable private final class Row {
  let id: Int
  var name: String
  var size: Int

  init(_ id: Int, _ name: String, _ size: Int) { (self.id, self.name, self.size) = (id, name, size) }
}

@MainActor @Suite(.serialized) struct ColumnTableViewTests {
  private let rows = [Row(0, "c", 30), Row(1, "a", 20), Row(2, "b", 10)]

  private func makeTable() -> ColumnTableView<Int> {
    let table = ColumnTableView<Int>(columns: [
      TableColumn("Name", expands: true, sortedBy: { [rows] in rows[$0].name }) { [rows] in rows[$0].name },
      TableColumn("Size", sortedBy: { [rows] in rows[$0].size }) { [rows] in "\(rows[$0].size)" },
      TableColumn("Fixed", width: 90) { cell, state, item in
        var content = ListContentConfiguration.cell()
        content.text = state.isSelected ? "chosen" : "-"
        cell.contentConfiguration = content
      },
    ])
    table.items = [0, 1, 2]
    return table
  }

  private func text(_ item: Int, _ column: String, in table: ColumnTableView<Int>) -> String? {
    table.cell(for: item, inColumn: column)?.find(Gtk.Label.self)?.text
  }

  @Test("a table shows a cell for each item and column, and a changed value runs its own cell alone")
  func cells() async throws {
    let table = makeTable()
    let window = try await TestWindow(table, width: 500, height: 300)
    defer { window.close() }
    #expect([0, 1, 2].map { text($0, "Name", in: table) } == ["c", "a", "b"])
    #expect([0, 1, 2].map { text($0, "Size", in: table) } == ["30", "20", "10"])
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    rows[1].size = 25
    try await settle()
    observation.end()
    #expect(text(1, "Size", in: table) == "25")
    #expect(runs.map(\.hook).filter { $0.phase == .properties } == [.configurationUpdateHandler])
  }

  @Test("rows stand in the order of a column, and move when the values that it is made from change")
  func order() async throws {
    let table = makeTable()
    let window = try await TestWindow(table, width: 500, height: 300)
    defer { window.close() }
    table.sortOrder = TableSortOrder(column: "Name")
    try await settle()
    #expect(table.arrangedItems == [1, 2, 0])
    let cell = table.cell(for: 0, inColumn: "Name")
    rows[0].name = "aa"
    try await settle()
    #expect(table.arrangedItems == [1, 0, 2] && table.cell(for: 0, inColumn: "Name") === cell)
    table.sortOrder = TableSortOrder(column: "Size", direction: .descending)
    try await settle()
    #expect(table.arrangedItems == [0, 1, 2])
    table.items = [2, 0]
    try await settle()
    #expect(table.arrangedItems == [0, 2])
    table.sortOrder = nil
    try await settle()
    #expect(table.arrangedItems == [2, 0])
  }

  @Test(
    "a click on a title sorts and is told; an order set by the program is not",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func titles() async throws {
    let table = makeTable()
    var told: [TableSortOrder?] = []
    table.onSortOrderChange = { told.append($0) }
    let window = try await TestWindow(table, width: 500, height: 300)
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("Size")))
    #expect(table.sortOrder == TableSortOrder(column: "Size") && table.arrangedItems == [2, 1, 0])
    try await click(window.require(Gtk.Label.self, .text("Fixed")))
    try await click(window.require(Gtk.Label.self, .text("Size")))
    #expect(table.arrangedItems == [0, 1, 2], "the other way round")
    try await click(window.require(Gtk.Label.self, .text("Name")))
    #expect(table.arrangedItems == [1, 2, 0])
    let size = TableSortOrder(column: "Size", direction: .descending)
    #expect(told == [TableSortOrder(column: "Size"), size, TableSortOrder(column: "Name")])
    table.sortOrder = TableSortOrder(column: "Name", direction: .descending)
    try await settle()
    #expect(told.count == 3 && table.arrangedItems == [0, 2, 1])
  }

  @Test("a column that is hidden has neither title nor cells, and comes back where it was")
  func hiddenColumns() async throws {
    let table = makeTable()
    table.hiddenColumns = ["Size", "no column's title"]
    let window = try await TestWindow(table, width: 500, height: 300)
    defer { window.close() }
    #expect(window.find(Gtk.Label.self, .text("Size")) == nil && text(0, "Size", in: table) == nil)
    #expect(text(0, "Name", in: table) == "c")
    table.hiddenColumns = []
    try await settle()
    let (name, size) = try (
      window.require(Gtk.Label.self, .text("Name")), window.require(Gtk.Label.self, .text("Size"))
    )
    #expect(text(0, "Size", in: table) == "30")
    #expect(try #require(name.frame(in: window.window)).x < #require(size.frame(in: window.window)).x)
  }

  @Test(
    "C-234 chosen items of a table stay chosen when it is sorted and filtered; the user's choice is told",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func selection() async throws {
    let table = makeTable()
    table.allowsMultipleSelection = true
    var told: [[Int]] = []
    table.onSelectionChange = { told.append($0) }
    let window = try await TestWindow(table, width: 500, height: 300)
    defer { window.close() }
    table.selectedItems = [0, 1]
    table.sortOrder = TableSortOrder(column: "Name")
    try await settle()
    #expect(table.selectedItems == [1, 0] && told.isEmpty)
    #expect([0, 1, 2].map { text($0, "Fixed", in: table) } == ["chosen", "chosen", "-"])
    table.items = [0, 2]
    try await settle()
    #expect(table.selectedItems == [0])
    try await click(#require(table.cell(for: 2, inColumn: "Size")))
    #expect(told == [[2]] && table.selectedItems == [2])
  }

  @Test("of 100,000 rows only those in sight exist")
  func manyRows() async throws {
    var runs = 0
    let table = ColumnTableView<Int>(columns: [
      TableColumn("Number", sortedBy: { $0 }) {
        runs += 1; return "\($0)"
      },
      TableColumn("Double") { "\($0 * 2)" },
    ])
    table.items = Array(0..<100_000)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    #expect(runs > 0 && runs < 500)
    table.scrollToItem(99_999)
    try await wait(for: "the last row") { table.cell(for: 99_999, inColumn: "Double") != nil }
    #expect(runs < 1000)
  }
}
