import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISnippets

/// Navigation, presentation, effects, drawing, layout, and widgets among views.
@MainActor @Suite(.serialized) struct JourneyTests {
  @Test func router() async throws {
    let (window, _) = try await show(RouterView())
    try await window.press("Profile")
    #expect(window.texts.contains("Profile of Ada"))
    try await window.press("Home")
    try await click(window.require(Gtk.Label.self, .text("Settings")))
    try await settle()
    #expect(window.texts.contains("All settings"))
    window.close()
  }

  @Test
  func mixedPath() async throws {
    let (window, _) = try await show(MixedPathView())
    try await window.press("Go")
    #expect(window.texts.contains("Word seven"))
    try await click(window.require(TrackedKit.Button.self, .accessibleLabel("Back")))
    try await settle()
    #expect(window.texts.contains("Number 7"))
    window.close()
  }

  @Test
  func destinationWhileTrue() async throws {
    let (window, _) = try await show(DetailToggle())
    for _ in 0..<2 {
      try await window.press("Show detail")
      #expect(window.texts.contains("The detail"))
      try await click(window.require(TrackedKit.Button.self, .accessibleLabel("Back")))
      try await settle()
      #expect(!window.texts.contains("The detail"))
    }
    window.close()
  }

  @Test
  func sheet() async throws {
    let (window, controller) = try await show(SheetView())
    try await window.press("Choose")
    #expect(controller.presentedViewController?.sheetPresentationController?.detents.count == 2)
    try await window.press("Tea")
    #expect(window.texts.contains("Chose tea") && controller.presentedViewController == nil)
    window.close()
  }

  @Test
  func sheetOfAnItem() async throws {
    let (window, controller) = try await show(ItemSheet())
    try await window.press("Open")
    #expect(window.texts.contains("About Grace"))
    try await press("Escape", in: window.window)
    try await settle()
    #expect(controller.presentedViewController == nil)
    try await window.press("Open")
    #expect(window.texts.contains("About Grace"), "the item was set to nil")
    window.close()
  }

  @Test
  func question() async throws {
    let (window, controller) = try await show(DeleteQuestion())
    try await window.press("Delete…")
    let alert = try #require(controller.presentedViewController as? AlertController)
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"] && alert.title == "Delete it?")
    try await click(window.require(TrackedKit.Button.self, .text("Delete")))
    try await settle()
    #expect(window.texts.contains("Gone"))
    window.close()
  }

  @Test
  func alertWithField() async throws {
    let (window, controller) = try await show(RenameAlert())
    try await window.press("Untitled")
    let alert = try #require(controller.presentedViewController as? AlertController)
    #expect(alert.message == "Choose another name." && alert.textFields?.first?.text == "Untitled")
    let field = try #require(alert.textFields?.first)
    field.text = ""
    try await type("Draft", into: field)
    try await click(window.require(TrackedKit.Button.self, .text("OK")))
    try await settle()
    #expect(window.texts.contains("Draft"))
    window.close()
  }

  @Test func tabs() async throws {
    let (window, _) = try await show(TabsView())
    #expect(window.texts.contains("Home page"))
    try await click(window.require(ToggleButton.self, .text("Search")))
    try await settle()
    try await window.press("Back home")
    #expect(window.texts.contains("Home page"))
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func menu() async throws {
    let (window, _) = try await show(SortMenu())
    for (entry, shown) in [("Date", "date"), ("Reversed", "date, reversed"), ("Reset", "name")] {
      try await window.press("Sort")
      try await click(window.require(Gtk.Label.self, .text(entry)))
      try await wait(for: shown) { window.texts.contains(shown) }
    }
    window.close()
  }

  @Test func eagerLinks() async throws {
    EagerLinks.made = 0
    let (window, _) = try await show(EagerLinks())
    #expect(EagerLinks.made >= 3 && !window.texts.contains("Destination 1"))
    try await click(window.require(Gtk.Label.self, .text("Link 1")))
    try await settle()
    #expect(window.texts.contains("Destination 1"))
    window.close()
  }

  @Test func changes() async throws {
    let (window, _) = try await show(CounterWithLog())
    try await window.press("Add")
    try await window.press("Add")
    #expect(window.texts == ["Add", "appeared", "0 → 1", "1 → 2"])
    window.close()
  }

  @Test func taskOfAValue() async throws {
    let (window, _) = try await show(SearchTask { ["Result for \($0)"] })
    try await type("x", into: window.require(Entry.self, .any))
    try await wait(for: "the result") { window.texts == ["Result for x"] }
    window.close()
  }

  @Test func ticks() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let (window, _) = try await show(TickerView(ticks: stream))
    continuation.yield(5)
    try await wait(for: "the tick") { window.texts == ["Tick 5"] }
    window.close()
  }

  @Test func banner() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let (window, _) = try await show(FadingBanner())
    try await window.press("Toggle")
    let banner = try window.require(Gtk.Label.self, .text("Saved"))
    try await wait(for: "its place") { (banner.frame(in: window.window)?.y ?? -1) > 20 }
    try await window.press("Toggle")
    try await wait(for: "its end") { !window.texts.contains("Saved") }
    window.close()
  }

  @Test func heart() async throws {
    let (window, _) = try await show(ScalingHeart())
    let image = try window.require(ImageView.self, .any)
    #expect(image.image?.iconName == "emote-love-symbolic" && image.width > 16)
    try await click(image)
    window.close()
  }

  @Test func clock() async throws {
    let (window, _) = try await show(ClockView(start: .now.addingTimeInterval(0.05)))
    try await wait(for: "the first tick") { window.texts == ["running"] }
    window.close()
  }

  @Test func drawings() async throws {
    let (window, controller) = try await show(
      VStack {
        ProgressRing(progress: 0.4)
        GradientCard()
        BarChart(values: [10, 40, 25])
      })
    #expect(window.texts == ["40%", "Gradient"])
    #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 300)).height > 200)
    let texture = try #require(window.window.renderTexture())
    #expect(Set(texture.premultipliedBGRA()).count > 20, "something of many colours is seen")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func rating() async throws {
    let (window, _) = try await show(RatingDemo())
    #expect(window.texts == ["2 of 5"])
    let text = try #require(window.require(Gtk.Label.self, .any).frame(in: window.window))
    try await click(window.window, at: Place(x: text.midX + 64, y: text.y - 20))
    #expect(window.texts == ["5 of 5"], "\(window.texts)")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func dragging() async throws {
    let (window, _) = try await show(DraggableCircle())
    let text = try #require(window.require(Gtk.Label.self, .any).frame(in: window.window))
    let start = Place(x: text.midX, y: text.y - 30)
    try await drag(window.window, from: start, at: Place(x: start.x + 50, y: start.y))
    try await wait(for: "the new place") { (Int(window.texts[0]) ?? 0) >= 40 }
    window.close()
  }

  @Test func layouts() async throws {
    let (window, controller) = try await show(AdaptiveStack(isWide: false))
    let labels = window.findAll(Gtk.Label.self, .any)
    func places() throws -> [Rect] { try labels.map { try #require($0.frame(in: window.window)) } }
    let before = try places()
    #expect(before[1].y > before[0].y + 10)
    controller.rootView = AdaptiveStack(isWide: true)
    try await settle()
    #expect(window.findAll(Gtk.Label.self, .any).elementsEqual(labels, by: ===))
    let now = try places()
    #expect(now[1].x > now[0].x + 20 && abs(now[1].y - now[0].y) < 2)
    window.close()
  }

  @Test func fitting() async throws {
    let (wide, _) = try await show(FittingTitle(), width: 600)
    #expect(wide.texts == ["A very long title that needs a lot of room"])
    wide.close()
    let (narrow, _) = try await show(FittingTitle(), width: 150)
    #expect(narrow.texts == ["Short"])
    narrow.close()
  }

  @Test func ownLayout() async throws {
    let (window, _) = try await show(EqualButtons())
    let frames = try window.findAll(Gtk.Label.self, .any).map { try #require($0.frame(in: window.window)) }
    #expect(frames[1].midX - frames[0].midX >= frames[1].width - 1)
    window.close()
  }

  @Test func grids() async throws {
    let (window, _) = try await show(FormGrid())
    let name = try #require(window.require(Gtk.Label.self, .text("Name")).frame(in: window.window))
    let greeting = try #require(window.require(Gtk.Label.self, .text("Greeting")).frame(in: window.window))
    #expect(abs(name.x - greeting.x) < 1 && window.texts.contains("Hello, Ada"))
    window.close()
  }

  @Test func halves() async throws {
    let (window, _) = try await show(VStack { HalfWidth() }, width: 400)
    try await settle()
    #expect(window.texts == ["Half"])
    window.close()
  }

  @Test func headers() async throws {
    let (window, _) = try await show(ProfileHeader())
    let button = try #require(window.require(Gtk.Button.self, .any).frame(in: window.window))
    #expect(button.x + button.width > 360 && window.texts.contains("Mathematician"))
    window.close()
  }

  @Test func representable() async throws {
    let (window, _) = try await show(RatingScreen())
    let scale = try window.require(Scale.self, .any)
    #expect(scale.value == 3)
    try await window.press("Best")
    #expect(scale.value == 5 && window.texts.contains("Rated 5"))
    try await press(.left, in: scale)
    #expect(window.texts.contains("Rated 4"))
    window.close()
  }

  @Test func controllers() async throws {
    let (window, controller) = try await show(Pager())
    #expect(controller.children.count == 1)
    try await window.press("Next")
    #expect(window.find(TrackedKit.Label.self, .text("Page 2")) != nil)
    window.close()
  }

  @Test
  func notesScreen() async throws {
    let (window, _) = try await show(NotesScreen(), width: 600)
    try await window.press("Add")
    #expect(window.texts.contains("Note 3"))
    try await window.press("Info")
    #expect(window.texts.contains("3 notes"))
    try await type("Ma", into: window.require(Gtk.SearchEntry.self, .any))
    try await wait(for: "what fits") { !window.texts.contains("Milk") && window.texts.contains("Mail") }
    window.close()
  }
}
