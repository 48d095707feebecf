import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISnippets

/// Small programs: several screens, models and styles together.
@MainActor @Suite(.serialized) struct ProgramTests {
  private func entry(_ window: TestWindow, _ name: String) throws -> Entry {
    try window.require(Entry.self, .accessibleLabel(name))
  }

  @Test func todos() async throws {
    let (window, _) = try await show(TodoScreen(), width: 500, height: 600)
    #expect(window.texts.contains("Nothing to do"))
    let field = try entry(window, "New todo")
    try await type("Milk", into: field)
    try await press("Return", in: field)
    try await settle()
    #expect(window.texts.contains("Milk") && field.text.isEmpty)
    try await type("Bread", into: field)
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Add")))
    try await settle()
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Mark done"))[0])
    try await settle()
    #expect(window.findAll(Gtk.Button.self, .accessibleLabel("Mark open")).count == 1)
    try await click(window.require(ToggleButton.self, .text("Open")))
    try await settle()
    #expect(window.texts.contains("Bread") && !window.texts.contains("Milk"))
    try await click(window.require(Gtk.Label.self, .text("Bread")))
    try await settle()
    try await type("!", into: entry(window, "Title"))
    try await settle()
    #expect(
      window.texts.contains { $0.contains("Bread") && $0.contains("!") }, "the title of the page follows the binding")
    try await window.press("Delete")
    try await settle()
    #expect(window.texts.contains("Nothing to do"))
    window.close()
  }

  @Test func storedSettings() async throws {
    // What a run before has stored.
    for key in ["userName", "fontSize", "showsPreview", "launches", "appearance"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    let (window, _) = try await show(SettingsPair(), width: 500, height: 700)
    #expect(window.texts.contains("other: Guest") && window.texts.contains("14 pt"))
    let name = try entry(window, "Name")
    name.text = ""
    try await type("Ada", into: name)
    try await settle()
    #expect(window.texts.contains { $0.hasSuffix("Ada") && $0.hasPrefix("other") })
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Increment")))
    try await settle()
    #expect(window.texts.contains("Launches: 1") && window.texts.contains("1"))
    window.close()
    let (again, _) = try await show(SettingsPair(), width: 500, height: 700)
    #expect(again.texts.contains("Launches: 1"), "what is stored outlives the window")
    try await click(again.require(Gtk.Button.self, .accessibleLabel("Decrement")))
    again.close()
  }

  @Test func formattedFields() async throws {
    let (window, _) = try await show(MoneyForm(), width: 500, height: 500)
    #expect(window.texts.contains("$25.00") && window.texts.contains("Share: 25%"))
    #expect(window.texts.contains("Rounded: 25.0") && window.texts.contains("1,234,567"))
    let count = try entry(window, "Count")
    #expect(count.text == "2" && count.inputPurpose == .digits)
    count.text = ""
    try await type("10", into: count)
    try await settle()
    #expect(window.texts.contains("$125.00"))
    try await type("x", into: count)
    try await press("Return", in: count)
    #expect(count.text == "10" && window.texts.contains("$125.00"), "what is no number leaves the value as it was")
    let mail = try entry(window, "E-mail")
    #expect(mail.inputPurpose == .email && mail.inputHints.contains(.lowercase))
    window.close()
  }

  @Test func phases() async throws {
    let (window, _) = try await show(PhaseDemo())
    let label = try window.require(Gtk.Label.self, .text("Bounce"))
    let before = label.frame(in: window.window)?.y ?? 0
    try await window.press("Tap 0")
    var places: Set<Double> = []
    try await wait {
      places.insert(label.frame(in: window.window)?.y ?? 0)
      return places.count > 1 && label.frame(in: window.window)?.y == before
    }
    #expect(places.contains { $0 != before })
    window.close()
  }

  @Test func pulsing() async throws {
    let (window, _) = try await show(PulsingDot())
    window.close()
  }

  @Test func waves() async throws {
    let (window, _) = try await show(WaveView())
    try await window.press("Calm")
    window.close()
  }

  @Test func toasts() async throws {
    let (window, _) = try await show(ToastHost())
    try await window.press("Save")
    #expect(window.texts.contains("Saved"))
    try await wait { !window.texts.contains("Saved") }
    window.close()
  }

  @Test func flipping() async throws {
    let (window, _) = try await show(FlipCard())
    try await click(window.require(Gtk.Label.self, .text("Front")))
    try await wait { window.texts.contains("Back") && !window.texts.contains("Front") }
    try await window.press("Wrong")
    window.close()
  }

  @Test func gallery() async throws {
    let (window, _) = try await show(GalleryView(), width: 600, height: 500)
    #expect(window.texts.contains("Photo 1") && !window.texts.contains("Photo 60"))
    try await type("60", into: window.require(SearchEntry.self, .any))
    try await settle()
    #expect(window.texts.contains("Photo 60") && !window.texts.contains("Photo 1"))
    try await click(window.require(Gtk.Label.self, .text("Photo 60")))
    try await wait { window.texts.contains("Done") }
    try await window.press("Done")
    try await wait { !window.texts.contains("Done") }
    try await type("x", into: window.require(SearchEntry.self, .any))
    try await settle()
    #expect(window.texts.contains { $0.hasPrefix("No Results for") })
    window.close()
  }

  @Test func readSizes() async throws {
    let (window, _) = try await show(SizeReader())
    #expect(window.texts.contains("80 × 30, 80"))
    try await window.press("Longer")
    #expect(window.texts.contains("160 × 30, 160"))
    window.close()
  }

  @Test func tags() async throws {
    let (window, _) = try await show(TagsView(), width: 260)
    try await click(window.require(ToggleButton.self, .text("gtk")))
    try await settle()
    #expect(window.texts.contains("gtk, swift"))
    let buttons = window.findAll(ToggleButton.self, .any)
    let rows = Set(buttons.compactMap { $0.frame(in: window.window)?.y })
    #expect(rows.count > 1, "the layout breaks lines")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func bookshelf() async throws {
    let (window, _) = try await show(LibrarySplit(), width: 1000, height: 500)
    #expect(["Dune", "Emma", "Ulysses", "Select a book", "Shelves"].allSatisfy(window.texts.contains))
    #expect(window.texts.filter { $0 == "3" || $0 == "2" || $0 == "1" }.count == 3, "badges")
    try await click(window.require(Gtk.Label.self, .text("Unread")))
    try await settle()
    #expect(!window.texts.contains("Ulysses"))
    try await click(window.require(Gtk.Label.self, .text("Emma")))
    try await settle()
    #expect(window.texts.contains("474") && window.texts.contains("Not finished yet"))
    try await window.press("Mark read")
    try await settle()
    #expect(!window.texts.contains("Austen"), "the book goes from the shelf")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func rowsOfferTheirActions()
    async throws
  {
    let (window, _) = try await show(LibrarySplit(), width: 1000, height: 500)
    func isOffered() async throws -> Bool {
      try await accessibleElements().contains { $0.name == "Read" && $0.role.isControl }
    }
    #expect(try await !isOffered())
    try await hover(window.require(Gtk.Label.self, .text("Dune")))
    try await settle()
    #expect(try await isOffered())
    try await window.press("Read")
    try await click(window.require(Gtk.Label.self, .text("Read")))
    try await settle()
    #expect(window.texts.contains("Dune"))
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func bookTable() async throws {
    let (window, _) = try await show(BookTable(), width: 700, height: 400)
    #expect(window.texts.contains("0 selected of 3"))
    try await click(window.require(Gtk.Label.self, .text("Emma")))
    try await settle()
    #expect(window.texts.contains("1 selected of 3"))
    try await click(window.require(Gtk.Label.self, .text("Joyce")), button: .secondary)
    try await wait { window.texts.contains("Remove 1") }
    try await click(window.require(Gtk.Label.self, .text("Remove 1")))
    try await wait { window.texts.contains { $0.hasSuffix("of 2") } }
    try await click(window.require(Gtk.Label.self, .text("Pages")))
    try await settle()
    let pages = window.texts.filter { Int($0) != nil }
    #expect(pages == ["474", "612"])
    window.close()
  }

  @Test func scrollPositions() async throws {
    let (window, _) = try await show(LogView(), height: 300)
    try await window.press("Middle")
    try await settle()
    #expect(window.texts.contains("line 100") && window.texts.contains("at line 100"))
    let scroller = try window.require(ScrolledWindow.self, .any)
    scroller.verticalAdjustment.value = 0
    try await settle()
    #expect(window.texts.contains("at line 1"))
    window.close()
  }

  @Test func customStyles() async throws {
    let (window, _) = try await show(StyleShowcase(), width: 500, height: 600)
    #expect(window.texts.contains("Ready") && window.texts.contains("25%") && window.texts.contains("Inside"))
    try await click(window.require(Gtk.Label.self, .text("Ready")))
    try await window.press("More")
    try await settle()
    #expect(window.texts.contains("50%"))
    let title = try window.require(Gtk.Label.self, .text("Starred"))
    let icon = try #require(title.parent?.children.first { $0 !== title })
    #expect((icon.frame(in: window.window)?.y ?? 0) < (title.frame(in: window.window)?.y ?? 0), "the symbol is above")
    window.close()
  }

  @Test func genericScreens() async throws {
    let (window, _) = try await show(GenericScreen())
    #expect(window.texts.contains("No pets"))
    for _ in 0..<2 { try await click(window.require(Gtk.Button.self, .accessibleLabel("Add pet"))) }
    try await settle()
    #expect(window.texts.contains("Pet 1") && window.texts.contains("Pet 2"))
    let row = try window.require(Gtk.Label.self, .text("Pet 1"))
    let list = try window.require(ListView.self, .any)
    #expect(row.frame(in: list).map { $0.x >= 20 } == true, "the row has its insets")
    window.close()
  }

  @Test func stopwatch() async throws {
    let (window, _) = try await show(StopwatchView())
    #expect(window.texts.contains("0:00") && window.texts.contains("ticks none"))
    // While it runs, it may never come to rest: a display's frames can be as far apart as its ticks.
    for title in ["Start", "Stop"] {
      try await wait { window.find(Gtk.Button.self, .text(title)) != nil }
      #expect(window.find(Gtk.Button.self, .text(title))?.activate() == true)
      try await wait { window.texts.contains("ticks some") }
    }
    try await wait { window.find(Gtk.Button.self, .text("Start")) != nil }
    window.close()
  }

  @Test func loading() async throws {
    let (window, _) = try await show(LoaderView())
    try await wait { window.texts.contains("The server is away.") }
    try await window.press("Retry")
    try await wait { window.texts.contains("Ada") }
    window.close()
  }

  @Test func wizard() async throws {
    let (window, _) = try await show(Wizard())
    let next = try window.require(Gtk.Button.self, .text("Next"))
    #expect(!next.isSensitive && window.texts.contains("0>0"))
    let name = try entry(window, "Name")
    #expect(name.hasFocus)
    try await type("Ada", into: name)
    try await click(next)
    try await settle()
    #expect(window.texts.contains("Age: 30") && window.texts.contains("0>0 0>1"))
    try await click(next)
    try await settle()
    #expect(window.texts.contains("Ada is 30") && !next.isSensitive)
    try await window.press("Back")
    #expect(window.texts.contains("Age: 30"))
    window.close()
  }

  @Test func keys() async throws {
    let (window, _) = try await show(KeyBoard())
    let board = try window.require(.accessibleLabel("Keys"))
    #expect(board.hasFocus)
    for key in ["Right", "Right", "Left"] { try await GtkTesting.press(key, in: board) }
    try await GtkTesting.press("a", in: board)
    try await settle()
    #expect(window.texts.contains("column 1") && window.texts.contains("typed: a"))
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func editableList() async throws {
    let (window, _) = try await show(EditableList(), width: 500, height: 500)
    #expect(window.texts.contains("Numbers") && window.texts.contains("3 in all"))
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Remove"))[1])
    try await wait { window.texts.contains("two will be gone.") }
    try await click(window.require(TrackedKit.Button.self, .text("Remove two")))
    try await wait { window.texts.contains("2 in all") }
    try await window.press("Info")
    try await wait { window.texts.contains("A popover") }
    try await press("Escape", in: window.window)
    try await wait { !window.texts.contains("A popover") }
    window.close()
  }

  @Test func charts() async throws {
    let (window, _) = try await show(ChartView(values: [1, 3, 2]), width: 300)
    let chart = try window.require(.accessibleLabel("Chart of 3 values"))
    try await hover(chart, at: Place(x: 60, y: 60))
    try await settle()
    #expect(window.texts.contains("bar 1"))
    let pixels = try picture(of: chart).pixels()
    #expect(
      pixels.contains { $0.red > 190 && 80..<110 ~= $0.green && $0.blue < 20 }, "the bar under the pointer is orange")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func dragging() async throws {
    let (window, _) = try await show(DragBoard(), width: 500, height: 400)
    let square = try window.require(
      CustomWidget.self, .matching("the square") { $0.width == 60 && $0.children.isEmpty })
    try await drag(
      square, from: Place(x: 20, y: 20), to: window.window, at: middle(of: square, in: window, movedBy: 40))
    try await settle()
    let offset = window.texts.first { $0.hasPrefix("offset") }.flatMap { Int($0.dropFirst(7)) }
    #expect(offset.map { $0 >= 30 } == true)
    window.close()
  }

  private func middle(of widget: Widget, in window: TestWindow, movedBy way: Double) -> Place {
    let frame = widget.frame(in: window.window) ?? .zero
    return Place(x: frame.x + 20 + way, y: frame.y + 20)
  }

  @Test("values of the environment that a macro makes, and previews that are nothing")
  func entries() async throws {
    let (window, _) = try await show(
      VStack {
        EntryCard(); EntryCard().environment(\.cardTitle, "named")
      })
    #expect(window.texts == ["untitled", "named"])
    window.close()
  }
}
