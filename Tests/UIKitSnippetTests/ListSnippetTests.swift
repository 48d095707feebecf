import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about lists and their cells.
@MainActor @Suite(.serialized) struct ListSnippetTests {
  @Test func listCells() async throws {
    let controller = FruitListViewController()
    try await show(controller) { window in
      _ = try window.require(.text("Banana"))
      let configured = controller.configured.count
      controller.fruits[1].name = "Blueberry"
      try await settle()
      _ = try window.require(.text("Blueberry"))
      #expect(controller.configured.count == configured + 1)
      #expect(controller.configured.last == 1)
      #expect(controller.dataSource.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 2)
    }
  }

  @Test func cellHandler() async throws {
    let controller = DownloadsViewController()
    try await show(controller) { window in
      let before = controller.runs
      controller.downloads[2].progress = 0.5
      try await settle()
      _ = try window.require(.text("50 %"))
      #expect(controller.runs[2] == before[2]! + 1)
      #expect(controller.runs[1] == before[1])
    }
  }

  @Test func customCell() async throws {
    let controller = ChoresViewController()
    try await show(controller) { window in
      let dust = try window.require(.text("Dust"))
      let cell = try #require(window.findAll(ChoreCell.self).first { $0.chore === controller.chores[1] })
      #expect(cell.mark.alpha == 0)
      try await click(dust)
      #expect(controller.chores[1].isDone)
      #expect(cell.mark.alpha == 1)
    }
  }

  @Test func plainTable() async throws {
    let controller = PlanetsViewController()
    try await show(controller, height: 600) { window in
      _ = try window.require(.text("Inner"))
      _ = try window.require(.text("Outer"))
      try await click(try window.require(.text("Jupiter")))
      #expect(controller.chosen == "Jupiter")
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test func tableEdits() async throws {
    let controller = LogViewController()
    try await show(controller) { window in
      _ = try window.require(.text("started"))
      controller.append("working")
      try await settle()
      _ = try window.require(.text("working"))
      controller.removeFirst()
      try await settle()
      #expect(window.find(.text("started")) == nil)
      controller.shout()
      try await settle()
      _ = try window.require(.text("WORKING"))
    }
  }

  @Test func sectionedTable() async throws {
    let controller = NumbersViewController()
    try await show(controller, height: 600) { window in
      _ = try window.require(.text("Odd"))
      #expect(controller.dataSource.indexPath(for: 4) == IndexPath(row: 1, section: 1))
      controller.show(1...3)
      try await settle()
      #expect(window.find(.text("6")) == nil)
      #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    }
  }

  @Test func sectionHeaders() async throws {
    let controller = BoardViewController()
    try await show(controller, height: 500) { window in
      _ = try window.require(.text("Open: 2"))
      controller.board.openCount = 1
      try await settle()
      _ = try window.require(.text("Open: 1"))
      _ = try window.require(.text("Done: 1"))
    }
  }

  @Test func multipleSelection() async throws {
    let controller = ToppingsViewController()
    try await show(controller) { window in
      try await click(try window.require(.text("Olives")))
      #expect(controller.chosen == ["Olives"])
      #expect(controller.changes == 1)
      controller.choose("Peppers")
      #expect(controller.chosen == ["Olives", "Peppers"])
      #expect(controller.changes == 1, "a selection by the program tells nobody")
    }
  }

  @Test func reconfiguring() async throws {
    let controller = StockViewController()
    try await show(controller) { window in
      let configured = controller.configured.count
      controller.setPrice(25, of: "BBB")
      try await settle()
      _ = try window.require(.text("25"))
      #expect(controller.configured.dropFirst(configured) == ["BBB"])
      var completions = 0
      controller.delist("AAA") { completions += 1 }
      try await wait(for: "the row to be gone") { completions == 1 }
      try await settle()
      #expect(window.find(.text("AAA")) == nil)
      #expect(completions == 1)
    }
  }

  @Test func contentConfigurations() async throws {
    var configuration = MeterConfiguration()
    configuration.title = "Fuel"
    configuration.level = 0.25
    let view = try #require(configuration.makeContentView() as? MeterContentView)
    try await show(view) { window in
      _ = try window.require(.text("Fuel"))
      configuration.level = 0.75
      view.configuration = configuration
      #expect(view.bar.progress == 0.75)
    }
  }

  @Test func gridCells() async throws {
    let controller = ColorGridViewController()
    try await show(controller) { window in
      let cells = window.findAll(ColorCell.self)
      #expect(cells.count == 6)
      #expect(cells.allSatisfy { $0.swatch.backgroundColor != nil })
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func dragBoards() async throws {
    let controller = DragBoardViewController()
    try await show(controller) { window in
      let words = controller.shownWords
      let pear = try #require(words.cellForItem(at: IndexPath(item: 1, section: 0)))
      try await drag(pear, to: words.cellForItem(at: IndexPath(item: 0, section: 0)))
      try await wait(for: "the move") { controller.words == ["Pear", "Apple", "Plum", "Fig"] }
      try await settle()
      let fig = try #require(words.cellForItem(at: IndexPath(item: 3, section: 0)))
      let bread = try #require(controller.shownChoices.visibleCells.first)
      try await drag(fig, to: bread, at: Place(x: 40, y: 2))
      try await wait(for: "the copy") { controller.chosen == ["Fig", "Bread"] }
      try await settle()
      try await drag(controller.shownChoices.visibleCells[0], to: controller.shownChoices.visibleCells[1])
      try await wait(for: "the row") { controller.chosen == ["Bread", "Fig"] }
      let back = try #require(words.cellForItem(at: IndexPath(item: 0, section: 0)))
      try await settle()
      try await drag(controller.shownChoices.visibleCells[0], to: back, at: Place(x: 3, y: 20))
      try await wait(for: "the word") { controller.words == ["Bread", "Pear", "Apple", "Plum", "Fig"] }
    }
  }
}
