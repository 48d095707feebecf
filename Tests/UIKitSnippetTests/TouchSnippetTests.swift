import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets that follow fingers, and lists whose rows the person moves.
@MainActor @Suite(.serialized) struct TouchSnippetTests {
  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func paint() async throws {
    let controller = PaintViewController()
    try await show(controller, width: 400, height: 400) { window in
      let canvas = controller.canvas
      try await drag(canvas, from: Place(x: 20, y: 20), to: canvas, at: Place(x: 120, y: 80))
      try await wait(for: "a stroke") { canvas.paths.count == 1 }
      let bounds = try #require(canvas.paths.first?.bounds)
      #expect(abs(bounds.minX - 20) < 2 && abs(bounds.maxX - 120) < 2 && abs(bounds.maxY - 80) < 2)
      // The canvas takes what is begun on it; what begins beside it comes to the controller.
      #expect(controller.touchedOutside == 1)
      try await click(controller.view, at: Place(x: 200, y: 20))
      try await wait(for: "a touch beside it") { controller.touchedOutside == 2 }
      #expect(canvas.paths.count == 1)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func starRating() async throws {
    let controller = StarRatingViewController()
    try await show(controller) { window in
      let rating = controller.rating
      var taken = 0
      rating.addAction(Action { _ in taken += 1 }, for: .primaryActionTriggered)
      try await click(rating, at: Place(x: rating.bounds.width * 0.5, y: 20))
      try await wait(for: "three stars") { rating.rating == 3 }
      #expect(controller.resultLabel.text == "3 of 5" && !rating.isTracking)
      try await drag(
        rating, from: Place(x: 10, y: 20), to: rating, at: Place(x: rating.bounds.width - 10, y: 20))
      try await wait(for: "five stars") { rating.rating == 5 }
      #expect(taken == 2)
    }
  }

  @Test func errandList() async throws {
    let controller = ErrandListViewController()
    try await show(NavigationController(rootViewController: controller), width: 360, height: 420) { window in
      let header = try window.require(Label.self, .text("Before noon"))
      #expect(header.superview?.bounds.height == 60 && controller.displayedRows == [0, 1, 2, 3])
      try await click(window.require(.text("Bread")))
      try await wait(for: "it to be done") { controller.errands[1].isDone }
      #expect(controller.tableView.indexPathForSelectedRow == nil)
      let milk = try #require(controller.tableView.cellForRow(at: [0, 0]))
      #expect(milk.parent?.hasCSSClass("unseen-selection") == true)
      #expect(window.find(.accessibleLabel("Move")) == nil)
      controller.tableView(controller.tableView, accessoryButtonTappedForRowWith: [0, 0])
      try await click(window.require(.text("Edit")))
      try await wait(for: "the grips") { window.findAll(.accessibleLabel("Move")).count == 3 }
      guard Delivery.method == .events else { return }
      let grips = window.findAll(.accessibleLabel("Move"))
      let last = try #require(controller.tableView.cellForRow(at: [0, 3]))
      try await drag(grips[0], to: last)
      try await wait(for: "the row to move") { controller.errands.map(\.title) == ["Milk", "Eggs", "Stamps", "Bread"] }
      let first = try #require(controller.tableView.cellForRow(at: [0, 0]))
      try await drag(grips[2], to: first)
      // The first place is taken.
      try await wait(for: "another move") { controller.errands.map(\.title) == ["Milk", "Stamps", "Eggs", "Bread"] }
      #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Milk", "Stamps", "Eggs", "Bread"])
    }
  }

  @Test func folderBadge() async throws {
    let model = BadgedFolder()
    let controller = FolderBadgeViewController(model: model)
    try await show(NavigationController(rootViewController: controller)) { window in
      #expect(window.find(Label.self, .text("Syncing")) != nil)
      #expect(controller.folderButton.badge == nil)
      model.badgeCount = 12
      model.status = "Up to date"
      try await settle()
      #expect(controller.folderButton.badge == .count(12) && controller.folderButton.badge?.stringValue == "12")
      #expect(window.find(Label.self, .text("Up to date")) != nil)
      let next = ViewController()
      controller.navigationController?.pushViewController(next, animated: false)
      try await settle()
      #expect(window.find(Label.self, .text("Folders")) == nil)
    }
  }

  @Test func tipCalculator() async throws {
    let controller = TipCalculatorViewController()
    try await show(controller) { window in
      #expect(controller.totalLabel.text == "Total 0")
      try await type("12x0", into: controller.billField)
      try await settle()
      #expect(controller.billField.text == "120" && controller.totalLabel.text == "Total 138")
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aPlaygroundOfCardsCodesAndScribbles() async throws {
    let controller = PlaygroundViewController()
    try await show(controller, width: 420, height: 640) { window in
      let fields = controller.code.fields
      fields[0].becomeFirstResponder()
      try await type("1", into: fields[0])
      try await type("2", into: fields[1])
      #expect(fields.map(\.text) == ["1", "2", "", ""] && fields[2].isFirstResponder)
      try await press(.backspace, in: fields[2])
      #expect(fields.map(\.text) == ["1", "", "", ""] && fields[1].isFirstResponder)
      for (digit, field) in zip(["9", "8", "7"], fields[1...]) { try await type(digit, into: field) }
      #expect(controller.status.text == "Code 1987")
      let stack = controller.stack
      try await drag(stack, from: Place(x: 150, y: 60), at: Place(x: 320, y: 80))
      try await wait(for: "the card to leave") { controller.status.text == "Apple liked" }
      try await drag(stack, from: Place(x: 150, y: 60), at: Place(x: 110, y: 60))
      try await wait(for: "the card to come back") { stack.subviews.allSatisfy { $0.transform == .identity } }
      #expect(stack.subviews.count == 2)
      try await drag(controller.pad, from: Place(x: 20, y: 20), at: Place(x: 200, y: 90))
      #expect(controller.status.text == "1 lines", "what lies over it lets the pointer through")
      try await click(#require(window.window.findAll(Button.self).first { $0.configuration?.image != nil }))
      #expect(controller.status.text == "FAB")
      try await click(window.window.require(Button.self, .text("Clear")))
      #expect(controller.status.text == "0 lines")
    }
  }
}
