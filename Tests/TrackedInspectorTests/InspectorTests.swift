import GtkTesting
import Testing
import TrackedKit

@testable import TrackedInspector

@Observable private final class Counter {
  struct User { var name = "Ada", points = 0 }
  var hits = 0
  var user = User()
}

private final class CounterViewController: ViewController {
  let counter: Counter
  let label = Label()
  let button = Button(configuration: .filled())

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
    button.configuration?.title = "Add"
    button.addAction(Action { [counter] _ in counter.hits += 1 }, for: .primaryActionTriggered)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical, spacing: 6)
    column.append(label)
    column.append(button)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.user.name) \(counter.hits)"
  }
}

/// The inspector's window, as a person uses it.
@MainActor @Suite(.serialized) struct InspectorTests {
  private let counter = Counter()

  private func inspectorWindow() throws -> Gtk.Window {
    try #require(Inspector.window)
  }

  private func texts(_ window: Gtk.Window) -> [String] { window.findAll(Gtk.Label.self, .any).map(\.text) }

  @Test("a click in the program comes as a chain, twice, and the window's own runs do not")
  func chains() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    try await settle()
    for hits in 1...2 {
      try await click(controller.button)
      let inspector = try inspectorWindow()
      try await wait(for: "the chain") {
        texts(inspector).filter {
          $0.hasPrefix("click on Button “Add” → Counter.hits → CounterViewController.updateProperties → Label.label")
        }.count == hits
      }
      #expect(!texts(inspector).contains { $0.contains("Inspector") || $0.contains("ChainsView") })
    }
  }

  @Test("a click that picks shows the hooks of what it hits, and presses nothing, twice")
  func picking() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    try await settle()
    for count in 1...2 {
      let inspector = try inspectorWindow()
      try await click(try inspector.require(Gtk.ToggleButton.self, .text("Pick")))
      try await settle()
      try await click(controller.label)
      try await wait(for: "the controller's hook") {
        texts(inspector).contains { $0.hasPrefix("CounterViewController.updateProperties") }
      }
      // The next click does what it always does.
      try await click(controller.button)
      #expect(counter.hits == count)
      try await click(try inspector.require(Gtk.ToggleButton.self, .text("Chains")))
      try await settle()
    }
  }

  @Test("it opens and closes again and again, and nothing is recorded while it is closed")
  func opening() async throws {
    let window = try await TestWindow(CounterViewController(counter))
    defer { window.close() }
    for _ in 1...2 {
      Inspector.show()
      try await settle()
      #expect(Inspector.isShown && UpdateRecorder.isOn)
      Inspector.hide()
      try await settle()
      #expect(!Inspector.isShown && !UpdateRecorder.isOn)
    }
  }
}
