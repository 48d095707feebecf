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

  @Test("with Values on, the chosen run says what the write changed, where it was made, and what was read anew; twice")
  func values() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    let inspector = try inspectorWindow()
    try await settle()
    try await click(controller.button)
    try await wait(for: "the chain") {
      texts(inspector).contains { $0.hasPrefix("click on Button “Add” → Counter.hits →") }
    }
    #expect(!texts(inspector).contains { $0.contains("(0 → 1)") })
    try await click(try inspector.require(Gtk.CheckButton.self, .accessibleLabel("Values")))
    controller.view.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    try await settle()
    for hits in 1...2 {
      try await click(controller.button)
      try await wait(for: "the values") {
        texts(inspector).contains { $0.hasPrefix("click on Button “Add” → Counter.hits (\(hits) → \(hits + 1)) →") }
      }
    }
    let model = try #require(Inspector.model)
    model.select(try #require(model.record.runs(of: controller, .updateProperties).last))
    try await wait(for: "the details") {
      texts(inspector).contains { $0.hasPrefix("Written in closure #1 in CounterViewController.init") }
    }
    let shown = texts(inspector)
    #expect(shown.contains("The write: 2 → 3") && shown.contains("It changed Label.label"), "\(shown)")
    #expect(shown.contains { $0.hasPrefix("On the screen ") }, "\(shown)")
  }

  @Test(
    "the timeline lights a chain from the click to the screen, goes from run to run, and zooms around the chosen one")
  func timeline() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    let inspector = try inspectorWindow()
    try await settle()
    for _ in 1...2 {
      try await click(controller.button)
      try await settle()
    }
    try await click(try inspector.require(Gtk.ToggleButton.self, .text("Timeline")))
    try await settle()
    let model = try #require(Inspector.model)
    try await wait(for: "the runs") { model.record.runs(of: controller, .updateProperties).count == 2 }
    let runs = model.record.runs(of: controller, .updateProperties)
    model.select(runs[0])
    try await settle()
    #expect(texts(inspector).contains { $0.hasPrefix("click on Button “Add” → Counter.hits → CounterViewController") })
    let lit = model.lit
    #expect(lit.runs.contains(runs[0].id) && !lit.runs.contains(runs[1].id))
    #expect(lit.events.count == 1 && lit.frame != nil)
    let before = model.strip
    // From the event to the run, and from the last run to the end of the frame.
    #expect(before.links.count >= 2, "\(before.links)")
    let event = try #require(before.slices.first { $0.isLit && $0.color == TimelineStrip.Lane.events.color })
    let run = try #require(before.slices.first { $0.kind == .run(runs[0].id) })
    #expect(event.rect.minX <= run.rect.minX && event.rect.maxY < run.rect.minY)
    #expect(before.run(at: CGPoint(x: run.rect.midX, y: run.rect.midY), in: model.record)?.id == runs[0].id)
    for _ in 1...2 {
      let (scale, width) = (model.scale, model.strip.width)
      try await click(try inspector.require(Gtk.Button.self, .accessibleLabel("Zoom In")))
      try await settle()
      #expect(model.scale > scale && model.strip.width > width)
    }
    try await click(try inspector.require(Gtk.Button.self, .accessibleLabel("Zoom Out")))
    try await click(try inspector.require(Gtk.Button.self, .accessibleLabel("Next Run")))
    try await settle()
    #expect(model.selectedRun.map { $0 > runs[0].id } == true)
    try await click(try inspector.require(Gtk.Button.self, .accessibleLabel("Previous Run")))
    try await settle()
    #expect(model.selectedRun == runs[0].id)
  }

  @Test("what runs is tinted in the tree and outlined in the program for a moment, twice, and runs nothing itself")
  func flashing() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    Inspector.show()
    defer { Inspector.hide() }
    let inspector = try inspectorWindow()
    try await settle()
    try await click(try inspector.require(Gtk.CheckButton.self, .accessibleLabel("Outlines")))
    try await click(try inspector.require(Gtk.ToggleButton.self, .text("Tree")))
    try await settle()
    let model = try #require(Inspector.model)
    for hits in 1...2 {
      try await wait(for: "everything to be at rest") { model.recent.isEmpty }
      // As long as it takes to look at it.
      model.moment = 60_000_000
      try await click(controller.button)
      try await wait(for: "the outline") { controller.view.cssClasses.contains("ran-properties") }
      #expect(model.recent[ObjectIdentifier(controller)] == .properties)
      try await settle()
      let edge = try picture(of: controller.view).pixel(x: 1, y: controller.view.height / 2)
      #expect(edge.green > 130 && edge.red < 100 && edge.blue < 110, "\(edge)")
      try await wait(for: "the count in the tree") {
        texts(inspector).contains { $0.contains("updateProperties \(hits + 1)") }
      }
      model.moment = 600_000
      try await wait(for: "its end") { !controller.view.cssClasses.contains("ran-properties") }
    }
    try await wait(for: "everything to be at rest") { model.recent.isEmpty }
    let count = model.record.runs.count { if case .system = $0.cause { false } else { true } }
    try await settle()
    #expect(model.record.runs.count { if case .system = $0.cause { false } else { true } } == count)
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
