import GtkTesting
import Testing

@testable import TrackedDemo

/// The pages about hooks, levels and windows, driven as a person would, with the counts that they show.
@MainActor @Suite(.serialized) struct HookPageTests {
  private func show(_ controller: ViewController, width: Int = 700, height: Int = 1100) async throws -> TestWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    return try await TestWindow(controller, width: width, height: height)
  }

  /// The number that a row shows.
  private func count(_ title: String, in window: TestWindow) throws -> String {
    let title = try window.require(Label.self, .text(title), in: .everything)
    let row = try #require(title.parent?.parent)
    return try row.require(Label.self, .cssClass("run-count"), in: .everything).text
  }

  @Test func aChangeOfTheRotationRunsTheCardsHookAlone() async throws {
    let model = DrawingModel()
    let window = try await show(DrawingViewController(model))
    defer { window.close() }
    model.rotation = 20
    try await settle()
    #expect(try count("Card: updateProperties()", in: window) == "2")
    #expect(try count("Ring: draw(_:)", in: window) == "1")
    model.borderWidth = 9
    try await settle()
    #expect(try count("Border: updateLayer()", in: window) == "2")
    try await click(window.require(Button.self, .text("Next Colour")))
    #expect(model.color == DrawingModel.colors[1].color)
    #expect(try count("Ring: draw(_:)", in: window) == "2")
    #expect(try count("Card: updateProperties()", in: window) == "3")
    #expect(try count("Border: updateLayer()", in: window) == "3")
    #expect(try count("All three: layoutSubviews()", in: window) == "3", "the first ones")
    let slider = try window.require(Scale.self, .accessibleLabel("Progress"))
    #expect(slider.value == 0.65)
  }

  @Test func validationAnimatesBothWaysAndNotUnflushed() async throws {
    let validation = ValidationModel()
    let window = try await show(AnimationViewController(validation), height: 1400)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    let confirmation = try window.require(ConfirmationView.self)
    #expect(confirmation.find(Label.self, .text("Not valid")) != nil)
    for (name, isAnimated) in [("Validate", true), ("Validate the Old Way", true), ("Validate Unflushed", false)] {
      let before = confirmation.shownBackgroundColor
      var between = 0
      let connection = window.window.frameClock?.onAfterPaint {
        let shown = confirmation.shownBackgroundColor
        if shown != before, shown != confirmation.backgroundColor?.resolvedColor(with: confirmation.traitCollection) {
          between += 1
        }
      }
      try await click(window.require(Button.self, .accessibleLabel(name)))
      try await settle()
      connection?.disconnect()
      #expect((between > 0) == isAnimated, "\(name): \(between) frames on the way")
      #expect(confirmation.shownBackgroundColor != before)
    }
    #expect(validation.isValid)
    #expect(try count("Confirmation: updateProperties()", in: window) == "4")
  }

  @Test func theBallTurnsOnTheWay() async throws {
    let validation = ValidationModel()
    let controller = AnimationViewController(validation)
    let window = try await show(controller, height: 1400)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    let move = try window.require(Button.self, .accessibleLabel("Move the ball"))
    move.activate()
    try await wait(for: "the click") { validation.position == 1 }
    move.activate()
    try await wait(for: "the second click") { validation.position == 0 }
    try await settle()
    #expect(window.find(Label.self, .text("1 finished, 1 interrupted")) != nil)
    try await click(window.require(Button.self, .accessibleLabel("Expand the panel")))
    try await settle()
    #expect(validation.isExpanded)
    #expect(try count("Panel: layoutSubviews()", in: window) == "2")
  }

  @Test func sheetAlertQuestionAndPopoverChangeThePageBeneath() async throws {
    let model = PresentationModel()
    let controller = PresentationViewController(model)
    let window = try await show(controller, height: 800)
    defer { window.close() }
    try await click(window.require(Button.self, .accessibleLabel("Show sheet")))
    let content = try #require(controller.presentedViewController)
    #expect(abs(content.view.height - 280 + 24) < 2, "the model's height, without the grabber")
    model.sheetHeight = 400
    model.name = "Grace"
    try await settle()
    #expect(abs(content.view.height - 400 + 24) < 2)
    #expect(window.find(Label.self, .text("Grace"), in: .everything) != nil)
    try await click(window.require(Button.self, .accessibleLabel("More")))
    #expect(window.find(Label.self, .textContaining("with the same model: Grace")) != nil)
    try await press("Escape", in: window.window)
    #expect(controller.presentedViewController == nil)
    try await click(window.require(Button.self, .accessibleLabel("Show card")))
    let card: TrackedKit.View = try #require(controller.presentedViewController).view
    #expect(card.height == 400 && window.find(Label.self, .text("420 × 400 px, for Grace")) != nil)
    let titles = ["Card: containerViewWillLayoutSubviews()", "Card: containerViewDidLayoutSubviews()"]
    func counts() throws -> [Int] { try titles.map { try #require(Int(count($0, in: window))) } }
    var before = try counts()
    model.name = "Mary"
    try await settle()
    #expect(window.find(Label.self, .text("420 × 400 px, for Mary")) != nil)
    #expect(try counts() == before.map { $0 + 1 }, "one layout, with what precedes and follows it")
    before = try counts()
    model.sheetHeight = 300
    try await settle()
    #expect(card.height == 300 && window.find(Label.self, .text("420 × 300 px, for Mary")) != nil)
    #expect(try counts() == before.map { $0 + 1 })
    try await press("Escape", in: window.window)
    #expect(controller.presentedViewController == nil)
    try await click(window.require(Button.self, .accessibleLabel("Show alert")))
    try await click(window.require(Button.self, .text("Delete")))
    #expect(model.lastChoice == "Delete")
    try await click(window.require(Button.self, .accessibleLabel("Show question")))
    let alert = try #require(controller.presentedViewController as? AlertController)
    try await type("Ada", into: try #require(alert.textFields?.first))
    try await press("Return", in: try #require(alert.textFields?.first))
    #expect(model.name == "Ada" && window.find(Label.self, .text("Ada")) != nil)
    try await click(window.require(Button.self, .accessibleLabel("Show popover")))
    #expect(window.find(Label.self, .text("Hello, Ada!")) != nil)
    controller.dismiss(animated: false)
    try await settle()
    try await click(window.require(Button.self, .accessibleLabel("Show tabs")))
    try await click(window.require(Button.self, .text("Read one")))
    #expect(model.unreadCount == 1)
    #expect(window.findAll(BadgeView.self).map(\.text).contains("1"))
  }

  @Test("C-191 the page applies its adaptive model once a change at every level that is tracked")
  func levels() async throws {
    let model = CompatibilityModel()
    let controller = CompatibilityViewController(model)
    let window = try await show(controller, height: 1400)
    defer { window.close() }
    let change = try window.require(Button.self, .text("Change"))
    func applied() throws -> [Int] {
      try ["From one hook", "From both hooks"].map { try #require(Int(try count($0, in: window))) }
    }
    #expect(try applied() == [1, 2])
    let optedIn = TrackingPolicy(level: .v18, keys: ObservationTrackingKeys(ui: true))
    #expect(
      CompatibilityModel(optedIn).rules == .optedIn && CompatibilityModel(TrackingPolicy(level: .v18)).rules == .old)
    #expect(model.rules == .current, "those of the process")
    try await click(change)
    #expect(try applied()[0] == 2)
    #expect(try count("updateProperties", in: window) == "2")
    model.rules = .optedIn
    try await settle()
    let before = try applied()[0]
    let properties = try count("updateProperties", in: window)
    try await click(change)
    #expect(try applied()[0] == before + 1)
    #expect(try count("updateProperties", in: window) == properties, "the hook does not exist there")
    #expect(window.findAll(Label.self, .text("The model's value is 2")).count == 2)
    model.rules = .old
    try await settle()
    try await click(change)
    #expect(window.findAll(Label.self, .text("The model's value is 2")).count == 2, "nothing is tracked")
    try await click(window.require(Button.self, .text("Lay Out")))
    #expect(window.findAll(Label.self, .text("The model's value is 3")).count == 2, "run when asked")
  }

  @Test func theTableOfLevelsTellsWhatRanAndWhy() async throws {
    let model = CompatibilityModel()
    let window = try await show(CompatibilityViewController(model), height: 1400)
    defer { window.close() }
    /// What the row of a hook says below its name.
    func outcome(_ hook: String) throws -> String {
      let texts = try #require(window.require(Label.self, .text(hook), in: .everything).parent)
      return try #require(texts.findAll(Label.self, in: .everything).last).text
    }
    func press(_ button: String) async throws { try await click(window.require(Button.self, .text(button))) }
    let hooks = [
      "updateProperties", "updateConstraints", "layoutSubviews", "draw", "configurationUpdateHandler",
      "viewWillLayoutSubviews",
    ]
    #expect(try hooks.allSatisfy { try outcome($0) == "Press a button above" })
    try await press("Change")
    let change = "Change: ran once, property value"
    #expect(try hooks.map(outcome) == Array(repeating: change, count: hooks.count))
    try await press("Lay Out")
    #expect(try outcome("layoutSubviews") == "Lay Out: ran once, manual")
    #expect(try outcome("updateProperties") == "Lay Out: did not run")
    model.rules = .optedIn
    try await settle()
    try await press("Change")
    #expect(try hooks.map(outcome) == ["Change: did not run"] + Array(repeating: change, count: hooks.count - 1))
    model.rules = .old
    try await settle()
    try await press("Change")
    #expect(try hooks.map(outcome) == Array(repeating: "Change: did not run", count: hooks.count))
    #expect(window.find(Label.self, .text("Not tried yet")) != nil)
    model.rules = .current
    try await settle()
    try await press("Animate")
    #expect(window.find(Label.self, .text("Applied in the block")) != nil)
    model.rules = .old
    try await settle()
    try await press("Animate")
    #expect(window.find(Label.self, .text("Not applied in the block")) != nil)
  }

  @Test("C-208 panes stand side by side or stacked, and what loading sets is seen in one frame")
  func splitPage() async throws {
    let model = SplitPageModel()
    let controller = SplitPageViewController(model)
    let window = try await show(controller, width: 800, height: 900)
    defer { window.close() }
    let editor = try window.require(Entry.self)
    let viewer = try window.require(Label.self, .text("0"))
    #expect(try #require(editor.frame(in: window.window)).x < #require(viewer.frame(in: window.window)).x - 100)
    try await click(window.require(Button.self, .text("Increment")))
    #expect(viewer.text == "1")
    #expect(try count("This page: updateProperties()", in: window) == "1")
    let load = try window.require(Button.self, .text("Load Data"))
    try await click(load)
    #expect(!load.isSensitive && window.find(Label.self, .text("Loading…")) != nil)
    model.finishLoading()
    try await settle()
    #expect(load.isSensitive && viewer.text == "11" && window.find(Label.self, .text("Loaded")) != nil)
    window.window.setDefaultSize(width: 420, height: 900)
    try await wait(for: "the narrow window") { window.window.width <= 420 }
    try await settle()
    #expect(window.find(Label.self, .text("compact: stacked")) != nil)
    let content = try #require(window.window.child)
    #expect(window.find(Label.self, .text("\(content.width) × \(content.height)")) != nil)
    #expect(try #require(viewer.frame(in: window.window)).y > #require(editor.frame(in: window.window)).y + 100)
  }

  @Test("C-203 C-204 two windows show one model; typing keeps its cursor, a reset runs each hook once")
  func twins() async throws {
    let model = SharingModel()
    let first = try await show(SharingViewController(model))
    defer { first.close() }
    try await click(first.require(Button.self, .text("Open")))
    let twin = try #require(Window.shown.first { $0.title?.contains("Other Window") == true })
    defer { twin.destroyWindow() }
    let entry = try first.require(Entry.self)
    entry.text = ""
    try await type("Hi there", into: entry)
    #expect(try twin.require(Entry.self).text == "Hi there")
    try await click(first.require(Button.self, .accessibleLabel("Add one")))
    #expect(twin.find(Gtk.Label.self, .text("1")) != nil)
    let before = try #require(Int(try count("This window: updateProperties()", in: first)))
    try await click(first.require(Button.self, .text("Reset")))
    #expect(try count("This window: updateProperties()", in: first) == "\(before + 1)")
    #expect(try twin.require(Entry.self).text == "Hello")
    model.sliderValue = 150
    try await settle()
    #expect(model.sliderValue == 150, "a model keeps what it is given")
    #expect(try twin.require(Scale.self).value == 100)
    try await click(first.require(Button.self, .text("Open")))
    #expect(Window.shown.count { $0.title?.contains("Other Window") == true } == 1)
    try await press("r", .control, in: first.window)
    #expect(model.sliderValue == 50)
    try await click(twin.require(Gtk.Button.self, .accessibleLabel("Add one")))
    #expect(model.counter == 1 && first.find(Label.self, .text("1")) != nil)
  }
}
