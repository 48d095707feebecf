import FoundationEssentials
import GtkTesting
import Testing

@testable import TrackedDemo

/// The pages of hooks and traits, and what every page offers, driven as a person would.
@MainActor @Suite(.serialized) struct FrameworkPageTests {
  private func show(_ view: Widget) async throws -> TestWindow {
    try TestDisplay.prepare()
    return try await TestWindow(view, width: 500, height: 300)
  }

  private func show(_ controller: ViewController, width: Int = 700, height: Int = 900) async throws -> TestWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    return try await TestWindow(controller, width: width, height: height)
  }

  /// Clicks a widget that may have to be scrolled to first.
  private func press(_ widget: Widget) async throws {
    widget.grabFocus()
    try await settle()
    try await click(widget)
    try await settle()
  }

  private func counts(in window: TestWindow) -> [Int] {
    window.findAll(Label.self, .cssClass("run-count"), in: .everything).compactMap { Int($0.text) }
  }

  @Test("C-001 C-094 on the page of hooks a change runs one hook once, and so does a request")
  func everyHook() async throws {
    let window = try await show(HooksViewController(HookModel()))
    defer { window.close() }
    let changes = window.findAll(Button.self, .text("Change"), in: .everything)
    let requests = window.findAll(Button.self, .text("Ask"), in: .everything)
    #expect(changes.count == 22 && requests.count == 22 && counts(in: window).count == 22)
    for (index, buttons) in zip(changes, requests).enumerated() {
      for button in [buttons.0, buttons.1] {
        let before = counts(in: window)
        try await press(button)
        let runs = zip(counts(in: window), before).map { $0 - $1 }
        #expect(runs == changes.indices.map { $0 == index ? 1 : 0 })
      }
    }
  }

  @Test("C-153 the page presents what has the two hooks of a container, each tracked")
  func containerHooks() async throws {
    let controller = HooksViewController(HookModel())
    let window = try await show(controller)
    defer { window.close() }
    try await press(window.require(Button.self, .text("Present")))
    let samples = try #require(controller.presentedViewController?.view)
    func counts() -> [Int] { samples.findAll(Label.self, .cssClass("run-count")).compactMap { Int($0.text) } }
    func caption() -> String? { samples.find(Label.self, .textContaining("★"))?.text }
    let container = try #require(samples.superview)
    #expect(caption() == "★★☆☆☆ \(samples.width) px" && samples.width == container.width * 85 / 100)
    let changes = samples.findAll(Button.self, .text("Change"))
    try #require(changes.count == 2)
    var before = counts()
    try await click(changes[0])
    #expect(samples.width == container.width * 90 / 100)
    #expect(counts() == before.map { $0 + 1 }, "the layout of the container, with what precedes and follows it")
    before = counts()
    try await click(changes[1])
    #expect(caption() == "★★★☆☆ \(samples.width) px")
    #expect(counts() == before.map { $0 + 1 })
    before = counts()
    try await click(samples.findAll(Button.self, .text("Ask"))[0])
    #expect(counts() == before.map { $0 + 1 }, "one request for the layout of the container")
    try await click(samples.require(Button.self, .text("Done")))
    #expect(controller.presentedViewController == nil)
  }

  @Test("C-081 C-093 what asks by hand: a plain variable, a view's own state, a write that is seen at once")
  func byHand() async throws {
    let window = try await show(HooksViewController(HookModel()))
    defer { window.close() }
    let switches = window.findAll(Switch.self, in: .everything)
    try #require(switches.count == 2)
    try await press(switches[0])
    #expect(window.find(Label.self, .text("Festive"), in: .everything) != nil)
    let lamp = try window.require(LampView.self, in: .everything)
    let dark = try picture(of: lamp).pixel(x: 12, y: 12)
    try await press(switches[1])
    let lit = try picture(of: lamp).pixel(x: 12, y: 12)
    #expect(lamp.isLit && lit != dark && lit.green > lit.red)
    try await press(window.require(Button.self, .text("Write"), in: .everything))
    #expect(window.find(Label.self, .text("★★☆☆☆ before, ★★★☆☆ after"), in: .everything) != nil)
    let picture = try #require(window.findAll(Picture.self, in: .everything).last)
    #expect(picture.texture != nil)
  }

  @Test("C-097 C-098 C-102 overrides hold for their part until they are removed, from the next pass on")
  func traits() async throws {
    let model = TraitsModel()
    let window = try await show(TraitsViewController(model))
    defer { window.close() }
    let previews = window.findAll(TraitPreview.self)
    try #require(previews.count == 2)
    #expect(counts(in: window) == [1, 1, 1, 0])
    let switches = window.findAll(Switch.self, in: .everything)
    try #require(switches.count == TraitOverride.all.count)
    try await press(switches[0])
    #expect(previews[1].traitCollection.userInterfaceStyle == .dark)
    #expect(previews[0].traitCollection.userInterfaceStyle == .light)
    #expect(model.readAtOnce == "The style read at once: light")
    #expect(previews[1].shownBackgroundColor != previews[0].shownBackgroundColor)
    #expect(counts(in: window) == [1, 2, 1, 1])
    try await press(switches[2])
    #expect(counts(in: window) == [1, 3, 2, 2], "both hooks read the direction")
    try await press(switches[4])
    #expect(counts(in: window) == [1, 3, 2, 3], "no hook reads the tint; the colour follows all the same")
    let tint = try #require(previews[1].subviews.first)
    #expect(tint.shownBackgroundColor == Color(red: 0.75, green: 0.11, blue: 0.16))
    #expect(window.find(Label.self, .text("Dark, Right to left, Red"), in: .everything) != nil)
    try await press(window.require(Button.self, .text("Remove"), in: .everything))
    #expect(previews[1].traitCollection.userInterfaceStyle == .light && !switches.contains(where: \.isOn))
    #expect(tint.shownBackgroundColor == TintTrait.defaultValue)
    #expect(window.find(Label.self, .text("light"), in: .everything) != nil, "the system's own")
  }

  @Test func anAnimatorStopsOnTheWayAndAPartOfABlockDoesNotMove() async throws {
    let validation = ValidationModel()
    let window = try await show(AnimationViewController(validation), height: 1600)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    let panel = try window.require(ExpandingPanel.self)
    try await click(window.require(Button.self, .accessibleLabel("Expand the panel at once")))
    #expect(validation.isExpanded)
    #expect(abs(Double(panel.subviews[0].width) - 0.75 * panel.bounds.width) <= 1, "at its end in the first frame")
    let filling = try window.require(FillingBar.self)
    let bar = try #require(filling.subviews.first)
    let start = bar.width
    try window.require(Button.self, .text("Start")).activate()
    try await wait(for: "the way") { bar.width > start + 10 }
    try window.require(Button.self, .text("Stop")).activate()
    try await settle()
    let stopped = bar.width
    #expect(stopped < filling.width, "stopped before the end")
    try window.require(Button.self, .text("Start")).activate()
    try await wait(for: "the way back") { bar.width < stopped }
    try window.require(Button.self, .text("Finish")).activate()
    try await settle()
    #expect(bar.width == start, "at its end at once")
  }

  @Test func codeOpensOnASheetAndEscapeLeadsBack() async throws {
    for (controller, line) in [
      (GalleryViewController(GalleryModel(), notices: Notices()) as ViewController, "updateViewConstraints()"),
      (TodoListViewController(TodoList(), notices: Notices()), "configurationUpdateHandler"),
    ] {
      let window = try await show(controller)
      defer { window.close() }
      try await click(window.require(Button.self, .text("Code")))
      #expect(window.find(Gtk.Label.self, .textContaining(line)) != nil)
      try await GtkTesting.press("Escape", in: window.window)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func aPictureOfTheWindowShowsTheLastWriteAndReplacesNone() async throws {
    let counter = CounterModel()
    let window = try await show(CounterViewController(counter), height: 400)
    defer { window.close() }
    let folder = FileManager.default.temporaryDirectory.path + "/window-picture-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try await WindowPicture.save(window.window, name: "Counter", to: folder)
    counter.hits = 7
    let after = try await WindowPicture.save(window.window, name: "Counter", to: folder)
    #expect(before.hasSuffix("/Counter.png") && after.hasSuffix("/Counter 2.png"))
    let pictures = try [before, after].map { try Texture.load(path: $0).pixels() }
    #expect(pictures[0] != pictures[1], "the write is in the picture")
    await #expect(throws: (any Error).self) {
      try await WindowPicture.save(window.window, name: "Counter", to: "/proc/nowhere")
    }
  }

  @Test func theDisplayModeStacksThePanesAndPreferencesChangeTheViewer() async throws {
    let times = [TimeOfDay(hour: 9, minute: 5, second: 0), TimeOfDay(hour: 23, minute: 59, second: 7)]
    var looksAtTheClock = 0
    let model = SplitPageModel {
      looksAtTheClock += 1
      return times[min(looksAtTheClock, times.count) - 1]
    }
    let window = try await show(SplitPageViewController(model), width: 800)
    defer { window.close() }
    #expect(window.find(Label.self, .text("regular: side by side"), in: .everything) != nil)
    model.preferredDisplayMode = .stacked
    try await settle()
    #expect(window.find(Label.self, .text("regular: stacked"), in: .everything) != nil)
    model.preferredDisplayMode = .sideBySide
    window.window.traitOverrides.horizontalSizeClass = .compact
    try await settle()
    #expect(window.find(Label.self, .text("compact: side by side"), in: .everything) != nil)
    let time = try window.require(Label.self, .text("Not changed yet"))
    try await press(window.require(Button.self, .text("Increment")))
    #expect(time.text == "Changed at 09:05:00")
    model.text = "Other"
    try await settle()
    #expect(time.text == "Changed at 23:59:07")
    model.text = "Other"
    #expect(looksAtTheClock == 2, "the same text is no change")
    let switches = window.findAll(Switch.self, in: .everything)
    try #require(switches.count == 3)
    try await press(switches[0])
    #expect(!time.isVisible && !model.preferences.showsTimestamps)
    let counter = try window.require(Label.self, .text("1"))
    let height = counter.height
    try await press(switches[1])
    #expect(model.preferences.usesCompactLayout && counter.height < height)
  }

  @Test func whatHoldsForTheProcessFollowsTheModelAndNoPageSetsIt() async throws {
    let (settings, split) = (SettingsModel(nil), SplitPageModel())
    let window = try await show(SplitPageViewController(split), width: 800)
    defer {
      View.setAnimationsEnabled(true)
      DesktopAppearance.colorSchemeOverride = nil
      window.close()
    }
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await press(window.findAll(Switch.self, in: .everything)[2])
    #expect(!split.preferences.enablesAnimations && View.areAnimationsEnabled, "a page's hook switches nothing off")
    let look = ProcessLook(AppTheme(settings)) { split.preferences }
    look.follow()
    #expect(!View.areAnimationsEnabled)
    split.reset()
    try await wait(for: "animations") { View.areAnimationsEnabled }
    settings.colorScheme = .dark
    try await wait(for: "the dark style") { DesktopAppearance.colorSchemeOverride == .dark }
  }

  @Test func aMessageLeavesByItselfAndAProblemStays() async throws {
    let notices = Notices(displayTime: 30)
    let window = try await show(ToastView(notices))
    defer { window.close() }
    let toast = try window.require(Revealer.self, in: .everything)
    notices.offer("Saved")
    try await settle()
    notices.show("Not saved")
    var isOver = false
    MainLoop.after(milliseconds: 60) { isOver = true }
    try await wait(for: "the time of the first message") { isOver }
    #expect(toast.revealsChild && notices.current?.text == "Not saved", "the first message's end is not the second's")
    notices.offer("Saved at last")
    try await wait(for: "the end of the message") { !toast.revealsChild }
    #expect(notices.current == nil)
  }
}
