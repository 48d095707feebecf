import GtkTesting
import Testing
import TrackedKit

@testable import TrackedInspector

/// Programs with a fault each, and whether the inspector's window alone says what to change.
@MainActor @Suite(.serialized) struct FaultTests {
  /// A scene that shows something, with a button that a person presses.
  private final class Screen: ViewController {
    let labels: [Label]
    let button = Button(configuration: .filled())

    init(_ title: String, labels: [Label], _ action: @escaping () -> Void) {
      self.labels = labels
      super.init()
      button.configuration?.title = title
      button.addAction(Action { _ in action() }, for: .primaryActionTriggered)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let column = Box(.vertical, spacing: 6)
      (labels + [button]).forEach(column.append)
      view.addSubview(column)
    }
  }

  private func texts(_ window: Gtk.Window) -> [String] { window.findAll(Gtk.Label.self, .any).map(\.text) }

  /// The line of this file that has a text, as the inspector names it.
  private func line(_ text: String) throws -> String {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    return "FaultTests.swift:\(try #require(lines.firstIndex { $0.contains(text) }) + 1)"
  }

  /// Opens the inspector beside a program, has it note values, and gives what its window says of problems once it says all of `words`.
  private func problems(
    _ screen: ViewController, until words: [String], _ use: () async throws -> Void
  ) async throws -> String {
    let window = try await TestWindow(screen)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    let inspector = try #require(Inspector.window)
    try await settle()
    try await click(try inspector.require(Gtk.CheckButton.self, .accessibleLabel("Values")))
    try await settle()
    try await use()
    try await click(try inspector.require(Gtk.ToggleButton.self, .text("Problems")))
    // The window looks at the record four times a second, and the symbolizer reads all of the debug information of these tests.
    try await wait(for: "the problem and the line", deadline: 60, findings: { texts(inspector) }) {
      words.allSatisfy(texts(inspector).joined(separator: "\n").contains)
    }
    return texts(inspector).joined(separator: "\n")
  }

  // MARK: A struct read too widely

  @Observable final class Game {
    struct Player { var name = "Ada", points = 0 }
    var player = Player()
    func score() { player.points += 1 }
  }

  final class NameLabel: Label {
    let game: Game
    init(_ game: Game) {
      self.game = game
      super.init()
    }
    override func updateProperties() {
      super.updateProperties()
      text = game.player.name
    }
  }

  @Test(
    "a label that reads a whole struct: the window names the property, its fields, who writes it and where, and what to change"
  )
  func wholeStruct() async throws {
    let game = Game()
    let screen = Screen("Score", labels: [NameLabel(game)]) { game.score() }
    let place = try line("func score()")
    let told = try await problems(screen, until: ["Does it read a whole struct", "(\(place)) wrote it 4 times"]) {
      for _ in 1...4 {
        try await click(screen.button)
        try await settle()
      }
    }
    #expect(told.contains("NameLabel.updateProperties"), "\(told)")
    #expect(told.contains("It reads Game.player, which has name, points."), "\(told)")
    #expect(told.contains("click on Button “Score” in FaultTests.Game.score (\(place)) wrote it 4 times"), "\(told)")
    // The values that are written differ, and nothing is kept twice.
    #expect(!told.contains("Is an equal value set") && !told.contains("Is there a copy"), "\(told)")
    #expect(told.contains("Make Player an @Observable class, or move the field out of it."), "\(told)")
  }

  // MARK: An equal value, ten times a second

  struct Reading { var celsius = 20 }

  @Observable final class Sensor {
    var reading = Reading()
    @ObservationIgnored private var timer: MainLoopSource?
    func start() {
      timer = MainLoop.every(milliseconds: 100) { [weak self] in
        self?.poll()
        return .again
      }
    }
    func stop() { timer?.cancel() }
    private func poll() { reading = Reading() }
  }

  final class ReadingLabel: Label {
    let sensor: Sensor
    init(_ sensor: Sensor) {
      self.sensor = sensor
      super.init()
    }
    override func updateProperties() {
      super.updateProperties()
      text = "\(sensor.reading.celsius) °C"
    }
  }

  @Test("an equal value ten times a second: the window names the property, the rate and the function that writes it")
  func equalValue() async throws {
    let sensor = Sensor()
    let screen = Screen("Start", labels: [ReadingLabel(sensor)]) { sensor.start() }
    defer { sensor.stop() }
    let place = try line("func poll()")
    let told = try await problems(screen, until: ["Is an equal value set again and again?", place]) {
      try await click(screen.button)
    }
    #expect(told.contains("Sensor.reading was written"), "\(told)")
    #expect(told.contains("times a second, by timer in FaultTests.Sensor.poll (\(place))"), "\(told)")
    #expect(told.contains("still Reading(celsius: 20)"), "\(told)")
    #expect(told.contains("Reading is not Equatable"), "\(told)")
  }

  // MARK: A hook that feeds another

  @Observable final class Cart {
    var items = 1
    var total = 10
  }

  final class ItemsLabel: Label {
    let cart: Cart
    init(_ cart: Cart) {
      self.cart = cart
      super.init()
    }
    override func updateProperties() {
      super.updateProperties()
      text = "\(cart.items) items"
      cart.total = cart.items * 10
    }
  }

  final class TotalLabel: Label {
    let cart: Cart
    init(_ cart: Cart) {
      self.cart = cart
      super.init()
    }
    override func updateProperties() {
      super.updateProperties()
      text = "\(cart.total) €"
    }
  }

  @Test("a hook that feeds another: the window names both, the property between them, and where it belongs")
  func feeding() async throws {
    let cart = Cart()
    // In this order the total is shown before it is known.
    let screen = Screen("Add", labels: [TotalLabel(cart), ItemsLabel(cart)]) { cart.items += 1 }
    let place = try line("cart.total = cart.items * 10")
    let told = try await problems(screen, until: ["It wrote Cart.total 3 times in", place]) {
      for _ in 1...3 {
        try await click(screen.button)
        try await settle()
      }
    }
    #expect(told.contains("ItemsLabel.updateProperties makes TotalLabel.updateProperties run again"), "\(told)")
    #expect(
      told.contains("It wrote Cart.total 3 times in FaultTests.ItemsLabel.updateProperties (\(place))"), "\(told)")
    #expect(told.contains("Compute Cart.total where its inputs are written"), "\(told)")
  }
}
