import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISnippets

/// Small screens: texts, models, lists, controls.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test func greeting() async throws {
    let (window, controller) = try await show(Greeting(name: "Ada"))
    #expect(window.texts == ["Hello, Ada!"])
    controller.rootView = Greeting(name: "Ada", isLoud: true)
    try await settle()
    #expect(window.texts == ["HELLO, ADA!"])
    window.close()
  }

  @Test func richText() async throws {
    let (window, _) = try await show(RichText())
    #expect(window.texts.prefix(3) == ["Total: 42", "Bold and italic and code", "**as it is**"])
    let labels = window.findAll(Gtk.Label.self, .any)
    let runs = try #require(labels[0] as? Gtk.Label).baseRuns
    #expect(runs.count == 2 && runs[1].attributes.weight == .bold)
    #expect(labels[3].width <= 120)
    window.close()
  }

  @Test("names that Foundation has as well are Foundation's, as in SwiftUI")
  func foundationNames() async throws {
    let date = Date(timeIntervalSince1970: 200 * 86_400)
    let (window, _) = try await show(YearView(date: date, calendar: Calendar(identifier: .gregorian)))
    #expect(window.texts == ["Year 1970"])
    window.close()
  }

  @Test func likeButton() async throws {
    let (window, _) = try await show(LikeButton())
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Like")))
    #expect(window.texts == ["Liked"] && window.find(Gtk.Button.self, .accessibleLabel("Unlike")) != nil)
    window.close()
  }

  @Test func sharedBinding() async throws {
    let (window, _) = try await show(ParentView())
    try await click(window.require(Gtk.Button.self, .any))
    #expect(window.texts == ["Pause", "Playing"])
    window.close()
  }

  @Test func styledButtons() async throws {
    let (window, _) = try await show(StyledButtons())
    try await click(window.require(Gtk.Label.self, .text("Press me")))
    #expect(window.texts.contains("1 presses"))
    try await window.press("Delete")
    #expect(window.texts.contains("0 presses"))
    window.close()
  }

  @Test func conditionalModifiers() async throws {
    let (window, _) = try await show(ConditionalModifiers())
    let text = try window.require(Gtk.Label.self, .text("Text"))
    try await click(window.require(CheckButton.self, .any))
    #expect(try window.require(Gtk.Label.self, .text("Text")) === text)
    window.close()
  }

  @Test func placeholder() async throws {
    let (window, controller) = try await show(PlaceholderView())
    #expect(window.texts.contains("No Items") && window.texts.contains("Add one to begin."))
    controller.rootView = PlaceholderView(items: ["a", "b"])
    try await settle()
    #expect(window.texts == ["a", "b"])
    window.close()
  }

  @Test func cart() async throws {
    let (window, _) = try await show(CartView())
    for title in ["Add Apple", "Add Pear", "Add Apple"] { try await window.press(title) }
    #expect(window.texts.contains("× 2") && window.texts.contains("× 1") && window.texts.contains("Total 7"))
    window.close()
  }

  @Test func player() async throws {
    let player = Player()
    let (window, _) = try await show(PlayerView(player: player))
    try await window.press("Play")
    #expect(player.isPlaying)
    player.title = "Other"
    player.position = 40
    try await settle()
    let scale = try window.require(Scale.self, .any)
    #expect(window.texts.contains("Other") && scale.value == 40)
    window.close()
  }

  @Test func theme() async throws {
    let (window, _) = try await show(ThemedView())
    #expect(window.texts.contains("classic, light"))
    try await click(window.require(ToggleButton.self, .text("Modern")))
    #expect(window.texts.contains("modern, light"))
    window.close()
  }

  @Test func login() async throws {
    let (window, _) = try await show(RootView())
    let entries = window.findAll(Entry.self, .any)
    #expect(entries.count == 2 && entries[1].isTextVisible == false)
    let logIn = try window.require(Gtk.Button.self, .text("Log In"))
    #expect(!logIn.isSensitive)
    try await type("Ada", into: entries[0])
    try await type("secret", into: entries[1])
    try await window.press("Log In")
    #expect(window.texts.contains("Welcome, Ada"))
    try await window.press("Log Out")
    #expect(window.findAll(Entry.self, .any).map(\.text) == ["", ""], "a new view has new state")
    window.close()
  }

  @Test func sections() async throws {
    let (window, _) = try await show(SectionedContacts(), height: 500)
    #expect(window.texts.count { $0 == "Ann" } == 2 && window.texts.contains("3 contacts"))
    try await click(window.findAll(Gtk.Switch.self, .any)[1])
    #expect(window.texts.count { $0 == "Bob" } == 2, "it is a favourite now")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func selection() async throws {
    let (window, _) = try await show(SelectableList())
    try await click(window.require(Gtk.Label.self, .text("Person 3")))
    #expect(window.texts.contains("Selected 3"))
    window.close()
  }

  @Test func filtering() async throws {
    let (window, _) = try await show(SearchableNames())
    try await type("o", into: window.require(Entry.self, .any))
    try await settle()
    #expect(window.texts == ["Holly", "Josh", "Rhonda"])
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func reordering() async throws {
    let (window, _) = try await show(ReorderableList())
    try await window.press("Reverse")
    #expect(window.texts.contains("Three,Two,One"))
    try await drag(
      window.require(Gtk.Label.self, .text("One")), to: window.require(Gtk.Label.self, .text("Three")))
    try await wait(for: "the row to be moved") { window.texts.last { $0.contains(",") }?.hasSuffix("Two") == true }
    window.close()
  }

  @Test
  func lazyFeed() async throws {
    let (window, _) = try await show(LazyFeed(count: 5000))
    #expect(window.texts.first == "Entry 0" && window.texts.count < 60, "\(window.texts.count)")
    let scroller = try window.require(ScrolledWindow.self, .any)
    #expect(scroller.verticalAdjustment.upper > 5000 * 30)
    scroller.verticalAdjustment.value = 40 * 1000
    try await wait(for: "the entries there") { window.texts.contains("Entry 1003") }
    #expect(!window.texts.contains("Entry 0"))
    window.close()
  }

  @Test
  func photoGrid() async throws {
    let (window, _) = try await show(PhotoGrid(), width: 380)
    let frames = try (1...5).map {
      try #require(window.require(Gtk.Label.self, .text("\($0)")).frame(in: window.window))
    }
    #expect(abs(frames[0].midY - frames[1].midY) < 2 && frames[1].midX > frames[0].midX + 60)
    #expect(frames[4].midY > frames[0].midY + 50, "in the next line")
    window.close()
  }

  @Test
  func scrollingToAnIdentifier() async throws {
    let (window, _) = try await show(ChatView())
    let scroller = try window.require(ScrolledWindow.self, .any)
    try await window.press("Send")
    try await window.press("Bottom")
    try await wait(for: "the end") {
      let adjustment = scroller.verticalAdjustment
      return adjustment.value > 0 && adjustment.value >= adjustment.upper - adjustment.pageSize - 1
    }
    window.close()
  }

  @Test func outline() async throws {
    let (window, _) = try await show(OutlineView())
    #expect(!window.texts.contains("12 kB"))
    try await click(window.require(Gtk.Label.self, .text("Details")))
    #expect(window.texts.contains("12 kB") && window.texts.contains("Everything at a glance"))
    window.close()
  }

  @Test func colors() async throws {
    let (window, _) = try await show(ColorMixer())
    let scales = window.findAll(Scale.self, .any)
    try await press("End", in: scales[0])
    #expect(window.texts.contains("255, 127, 127"))
    window.close()
  }

  @Test func tips() async throws {
    let (window, _) = try await show(TipCalculator(), height: 400)
    #expect(window.texts.contains("60"))
    try await click(window.require(ToggleButton.self, .text("10 %")))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Increment")))
    #expect(window.texts.contains("People: 3") && window.texts.contains("36"))
    window.close()
  }

  @Test func download() async throws {
    let (window, _) = try await show(DownloadView())
    let bar = try window.require(ProgressBar.self, .any)
    #expect(abs(bar.fraction - 0.2) < 0.01)
    for _ in 0..<2 { try await window.press("More") }
    #expect(window.texts.contains("Done"))
    window.close()
  }

  @Test func notes() async throws {
    let (window, _) = try await show(NotesEditor())
    let editor = try window.require(Gtk.TextView.self, .any)
    try await type("!", into: editor)
    #expect(window.texts.contains("11 characters"), "\(window.texts)")
    window.close()
  }

  @Test func focus() async throws {
    let (window, _) = try await show(FocusForm())
    try await window.press("Start")
    let entries = window.findAll(Entry.self, .any)
    try await type("Ada", into: entries[0])
    try await press(.enter, in: entries[0])
    try await wait(for: "the second field") {
      entries[1].hasFocus || entries[1].children.contains { $0.hasFocus }
    }
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func shortcut() async throws {
    let (window, _) = try await show(ShortcutView())
    try await press("s", .control, in: window.window)
    #expect(window.texts.contains("Saved 1 times"))
    #expect(try window.require(Gtk.Button.self, .text("Save")).tooltip == "Saves the document")
    window.close()
  }
}
