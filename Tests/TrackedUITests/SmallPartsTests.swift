import GtkTesting
import Testing
import TrackedUI

/// Small parts of SwiftUI's, in real windows.
@MainActor @Suite(.serialized) struct SmallPartsTests {
  struct Rows: View {
    @State private var chosen: Set<Int> = []
    @State private var isFixed = true
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen.sorted())")
        Button("free") { isFixed = false }
        List(0..<3, id: \.self, selection: $chosen) { number in
          Text(verbatim: "row \(number)").selectionDisabled(number == 1 && isFixed)
        }
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func rowsCannotBeSelectedThatSaySo() async throws {
    let (window, _) = try await show(Rows())
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("row 1")))
    try await settle()
    #expect(window.texts.contains("chosen []"))
    try await click(window.require(Gtk.Label.self, .text("row 2")))
    try await wait { window.texts.contains("chosen [2]") }
    try await click(window.require(Gtk.Button.self, .text("free")))
    try await settle()
    try await click(window.require(Gtk.Label.self, .text("row 1")))
    try await wait { window.texts.contains("chosen [1]") }
  }

  struct Bars: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("page").safeAreaBar(edge: .bottom) { Text("bar") } }
      }
      .tabViewBottomAccessory { Text("playing") }
    }
  }

  @Test func barsStandBelow() async throws {
    let (window, _) = try await show(Bars())
    defer { window.close() }
    let places = try ["page", "bar", "playing"].map { text in
      try #require(window.require(Gtk.Label.self, .text(text)).translate(Point(x: 0, y: 0), to: window.window)).y
    }
    #expect(places[0] < places[1] && places[1] < places[2])
  }

  struct Searching: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        Text(verbatim: "focused \(isSearching)")
        Button("find") { isSearching = true }
        Text("content").searchable(text: $text).searchFocused($isSearching)
      }
    }
  }

  @Test func aSearchFieldIsGivenTheKeyboard() async throws {
    let (window, _) = try await show(Searching())
    defer { window.close() }
    #expect(window.texts.contains("focused false"))
    try await click(window.require(Gtk.Button.self, .text("find")))
    try await wait { window.texts.contains("focused true") }
    let entry = try window.require(Gtk.SearchEntry.self, .any)
    #expect(window.window.focus.map { $0 === entry || $0.parent === entry } == true)
  }

  struct Choosing: View {
    @State private var number = 1
    var body: some View {
      Picker(selection: $number) {
        Text("one").tag(1)
        Text("two").tag(2)
      } label: {
        Text("Number")
      } currentValueLabel: {
        Text(verbatim: "#\(number)")
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aPickerShowsAViewForItsValue() async throws {
    let (window, _) = try await show(Choosing())
    defer { window.close() }
    #expect(window.texts.contains("#1") && window.texts.contains("Number"))
    try await click(window.require(Gtk.Button.self, .any))
    try await wait { window.find(Gtk.Label.self, .text("two")) != nil }
    try await click(window.require(Gtk.Label.self, .text("two")))
    try await wait { window.texts.contains("#2") }
  }

  @Test func labelsAndLinksAreWiderOrPlain() async throws {
    func width(_ spacing: Double) async throws -> Double {
      let (window, controller) = try await show(
        HStack { Label("text", systemImage: "star") }.labelIconToTitleSpacing(spacing).fixedSize())
      defer { window.close() }
      _ = controller
      return try #require(
        window.require(Gtk.Label.self, .text("text")).translate(Point(x: 0, y: 0), to: window.window)
      ).x
    }
    let (near, far) = (try await width(2), try await width(42))
    #expect(abs(far - near) >= 19, "what is centred goes half of the way")
    let (window, _) = try await show(
      NavigationStack {
        List {
          NavigationLink("go") { Text("there") }.navigationLinkIndicatorVisibility(.hidden)
          NavigationLink("on") { Text("there") }
        }
        Form { NavigationLink("in a form") { Text("there") } }
        NavigationLink("alone") { Text("there") }
      })
    defer { window.close() }
    #expect(window.texts.filter { $0 == "›" }.count == 2, "a link that is no row is a button")
    let alone = try window.require(Gtk.Button.self, .text("alone"))
    #expect(alone.width < 150)
    #expect(try window.require(Gtk.Button.self, .text("in a form\n›")).width > 300)
  }

  @Test func aStrokedPathIsTheOutlineOfTheLine() {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 50, y: 10))
      $0.addLine(to: CGPoint(x: 50, y: 50))
    }
    func contains(_ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
      line.strokedPath(style).contains(CGPoint(x: x, y: y))
    }
    let plain = StrokeStyle(lineWidth: 8)
    #expect(contains(plain, 30, 13) && !contains(plain, 30, 15) && contains(plain, 53, 7), "with a pointed turn")
    #expect(!contains(StrokeStyle(lineWidth: 8, lineJoin: .bevel), 53.5, 6.5))
    #expect(!contains(plain, 8, 10) && contains(StrokeStyle(lineWidth: 8, lineCap: .square), 8, 13))
    let round = StrokeStyle(lineWidth: 8, lineCap: .round)
    #expect(contains(round, 7, 10) && !contains(round, 7, 13))
    let dashed = StrokeStyle(lineWidth: 8, dash: [10, 5])
    #expect(contains(dashed, 15, 10) && !contains(dashed, 22, 10) && contains(dashed, 27, 10))
    let shifted = StrokeStyle(lineWidth: 8, dash: [10, 5], dashPhase: 10)
    #expect(!contains(shifted, 12, 10) && contains(shifted, 17, 10))
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(ring.contains(CGPoint(x: 2, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func markdownIsReadOffTheMainActor() async throws {
    let text = try await Task.detached { try AttributedString(markdown: "a **b**") }.value
    #expect(String(text.characters) == "a b")
    #expect(text.runs.map { $0.attributes.inlinePresentationIntent == .stronglyEmphasized } == [false, true])
  }

  struct Acting: View {
    let tally: Tally
    var body: some View {
      Text("message").accessibilityActions {
        Button("Archive") { tally.note("archive") }
        Button("Like") { tally.note("like") }
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func actionsAreEntriesOfAMenu() async throws {
    let tally = Tally()
    let (window, _) = try await show(Acting(tally: tally))
    defer { window.close() }
    let element = try #require(window.require(Gtk.Label.self, .text("message")).parent)
    element.grabFocus()
    try await press("Menu", in: element)
    try await wait { window.find(Gtk.Label.self, .text("Like")) != nil }
    try await click(window.require(Gtk.Label.self, .text("Like")))
    try await wait { tally["like"] == 1 }
  }

  struct Hovering: View {
    @State private var place = "nowhere"
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: place).frame(height: 40)
        Text("ground").frame(width: 100, height: 100)
          .onContinuousHover(coordinateSpace: .named("all")) { phase in
            if case .active(let point) = phase { place = point.y >= 40 ? "from the outside" : "from the inside" }
          }
      }
      .coordinateSpace(name: "all")
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func thePointersPlaceIsCountedFromAnotherView() async throws {
    let (window, _) = try await show(Hovering())
    defer { window.close() }
    try await hover(window.require(Gtk.Label.self, .text("ground")))
    try await wait { window.texts.contains("from the outside") }
  }
}
