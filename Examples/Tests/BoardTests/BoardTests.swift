import GtkTesting
import Testing
import TrackedKit

@testable import Board

/// Cards moved by pointer and keyboard, in a window with 2,000 of them.
@MainActor @Suite(.serialized) struct BoardTests {
  let board = Board.sample()

  private func open(width: Int = 800) async throws -> (TestWindow, BoardViewController) {
    try TestDisplay.prepare()
    let controller = BoardViewController(board)
    return (try await TestWindow(controller, width: width, height: 600), controller)
  }

  private func view(of card: Card, in window: TestWindow) throws -> CardView {
    try #require(window.findAll(CardView.self, in: .everything).first { $0.card === card })
  }

  private func titles(_ column: Int) -> [String] { board.columns[column].cards.prefix(4).map(\.title) }

  @Test("the pointer drags a card into the next column, twice, and every card stands where the board says")
  func pointer() async throws {
    let (window, _) = try await open()
    defer { window.close() }
    for round in 1...2 {
      let card = board.columns[0].cards[0]
      let goal = try view(of: board.columns[1].cards[1], in: window)
      try await drag(view(of: card, in: window), to: goal, at: Place(x: 60, y: 4))
      #expect(board.place(of: card) == Board.Spot(column: 1, row: 1))
      #expect(board.columns.map(\.cards.count) == [500 - round, 500 + round, 500, 500])
      let frame = try #require(view(of: card, in: window).frame(in: goal))
      #expect(frame.x == 0 && frame.y < 0 && frame.y > -80, "above the card that it was dropped on: \(frame)")
      #expect(try view(of: card, in: window).opacity == 1)
    }
  }

  @Test("a card that is dropped where it was stays")
  func nowhere() async throws {
    let (window, _) = try await open()
    defer { window.close() }
    let before = board.columns.map { $0.cards.map(\.id) }
    let card = try view(of: board.columns[2].cards[1], in: window)
    for _ in 1...2 {
      try await drag(card, from: Place(x: 60, y: 20), to: card, at: Place(x: 90, y: 22))
      #expect(board.columns.map { $0.cards.map(\.id) } == before && board.dragged == nil && board.target == nil)
    }
  }

  @Test("Alt with an arrow key moves the card that has the keyboard, and the keyboard stays with it")
  func keyboard() async throws {
    let (window, _) = try await open()
    defer { window.close() }
    let card = board.columns[0].cards[1]
    let view = try view(of: card, in: window)
    for (key, spot) in [
      ("Right", Board.Spot(column: 1, row: 1)), ("Down", Board.Spot(column: 1, row: 2)),
      ("Right", Board.Spot(column: 2, row: 2)), ("Up", Board.Spot(column: 2, row: 1)),
      ("Left", Board.Spot(column: 1, row: 1)), ("Left", Board.Spot(column: 0, row: 1)),
      ("Left", Board.Spot(column: 0, row: 1)),
    ] {
      try await press(Key(name: key)!, .alt, in: view)
      #expect(board.place(of: card) == spot, "\(key)")
      #expect(window.window.focus === view)
    }
  }

  @Test("a drag runs the update of its own card, and of no other that is there")
  func runs() async throws {
    let (window, _) = try await open()
    defer { window.close() }
    let card = try view(of: board.columns[0].cards[0], in: window)
    let goal = try view(of: board.columns[1].cards[0], in: window)
    let record = try await recording { try await drag(card, to: goal) }
    let others = record.runs.filter { run in
      // The column has moved up: a card came into sight.
      if case .firstRun = run.cause { return false }
      return run.object == "CardView" && run.owner != ObjectIdentifier(card) && run.hook == .updateProperties
    }
    #expect(others.isEmpty, "\(others.count) other cards")
    #expect(!record.runs(of: card, .updateProperties).isEmpty)
  }

  @Test("the line tells what the frames of the drag took")
  func frameTimes() async throws {
    let (window, _) = try await open()
    defer { window.close() }
    #expect(window.find(Label.self, .textContaining("Drag a card")) != nil)
    for _ in 1...2 {
      let card = try view(of: board.columns[0].cards[0], in: window)
      try await drag(card, to: view(of: board.columns[1].cards[0], in: window))
      try await wait(for: "the figures") {
        window.find(Label.self, .textContaining(" frames: half of them in ")) != nil
      }
    }
  }

  @Test("a window that ends in the middle of a drag leaves the card where it was, and nothing behind")
  func end() async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      weak var gone: Window?
      let card = board.columns[0].cards[0]
      do {
        let window = Window(title: "Board")
        window.setDefaultSize(width: 800, height: 600)
        window.rootViewController = BoardViewController(board)
        window.present()
        try await settle()
        board.lift(card)
        board.drag(by: Point(x: 200, y: 40), over: Board.Spot(column: 1, row: 0))
        try await settle()
        gone = window
      }
      gone?.close()
      try await wait(for: "the window to be freed") { gone == nil }
      #expect(board.place(of: card) == Board.Spot(column: 0, row: 0))
      #expect(board.dragged == nil && card.lift == nil, "another window shows it in its place")
    }
  }
}
