import GtkTesting
import Testing

@testable import TrackedDemo
@testable import WidgetTesting

/// What shows in the app's window what runs: outlines, and what a widget's hooks read.
@MainActor @Suite("Outlines and reads", .serialized) struct OutlineTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Outlines", instances: .many)
    return application.register() ? application : nil
  }()

  private func withWindow(_ body: (MainWindow, AppModel) async throws -> Void) async throws {
    try TestDisplay.prepare()
    let model = AppModel()
    model.settings.windowSize = (960, 680)
    let main = MainWindow(try #require(Self.application), model, page: .counter)
    defer {
      model.settings.outlinesRuns = false
      main.window.destroyWindow()
    }
    main.present()
    try await settle()
    try await body(main, model)
  }

  private func clickHoldingKeys(_ widget: Widget) async throws {
    try await hover(widget)
    // The window keeps the press for itself: `click` would wait for the widget's.
    let input = try VirtualInput.shared.input()
    let keys = ["Control_L", "Shift_L"].compactMap { Key(name: $0)?.rawValue }
    for key in keys { _ = input.key(key, .down) }
    defer { for key in keys { _ = input.key(key, .up) } }
    input.button(1, .down)
    input.button(1, .up)
  }

  @Test("what ran is outlined for a moment where one likes, and not otherwise, twice")
  func outlines() async throws {
    try await withWindow { main, model in
      let outlines = try main.window.require(RunOutlines.self)
      let button = try main.window.require(Button.self, .text("Click me!"))
      for _ in 1...2 {
        model.settings.outlinesRuns = true
        button.activate()
        try await wait(for: "an outline") { !outlines.shownFrames.isEmpty }
        let page = try #require(main.controller.shownPage?.view.frame(in: outlines))
        #expect(outlines.shownFrames.contains(page), "\(outlines.shownFrames)")
        try await wait(for: "its end") { outlines.shownFrames.isEmpty }
        model.settings.outlinesRuns = false
        let hits = model.counter.hits
        button.activate()
        try await wait(for: "the click") { model.counter.hits > hits }
        try await settle()
        #expect(outlines.shownFrames.isEmpty)
      }
    }
  }

  @Test(
    "a click with Control and Shift held says what the hooks read, changes nothing, and a property can be changed there",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func reads() async throws {
    try await withWindow { main, model in
      for round in 1...2 {
        let hits = model.counter.hits
        let label = try main.window.require(Label.self, .text("\(hits)"))
        try await clickHoldingKeys(label)
        try await wait(for: "the bubble") { main.controller.presentedViewController is ReadsViewController }
        let bubble = try #require(main.controller.presentedViewController?.view)
        #expect(model.counter.hits == hits, "press \(round)")
        #expect(bubble.find(Label.self, .text("CounterViewController.updateProperties")) != nil)
        #expect(bubble.find(Label.self, .text("CounterModel.hits")) != nil)
        let number = try bubble.require(SpinButton.self)
        number.grabFocus()
        try await press("Up", in: number)
        try await wait(for: "the model") { model.counter.hits == hits + 1 }
        try await settle()
        #expect(label.text == "\(hits + 1)")
        main.controller.dismiss(animated: false)
        try await settle()
      }
    }
  }
}
