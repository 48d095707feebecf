import GtkTesting
import Testing
import TrackedUI

/// Where views stand.
@MainActor @Suite(.serialized) struct LayoutTests {
  private func frame(_ text: String, _ window: TestWindow) throws -> Rect {
    try window.require(Gtk.Label.self, .text(text)).frame(in: window.window)!
  }

  @Test func spacersTakeWhatIsLeft() async throws {
    let (window, _) = try await show(
      HStack {
        Text("left")
        Spacer()
        Text("right")
      })
    let (left, right) = (try frame("left", window), try frame("right", window))
    #expect(left.x == 0 && right.x + right.width == 400)
    #expect(abs(left.y + left.height / 2 - 150) <= 1)
    window.close()
  }

  @Test func textsThatJustFitStandInOneLine() async throws {
    let (window, _) = try await show(
      VStack {
        Text("one line")
        HStack {
          Text("Travel")
          Text("79.90")
        }
        Grid {
          ForEach(["Voyage", "x"], id: \.self) { name in
            GridRow {
              Color.red.frame(width: 10, height: 10)
              Text(name)
              Text("59.90")
            }
          }
        }
        HStack {
          Text("many words that do not fit in one line beside the others of this row")
          Text("short")
          Text("also")
        }
      })
    let line = try frame("one line", window).height
    for text in ["Travel", "79.90", "Voyage", "59.90", "short", "also"] {
      #expect(try frame(text, window).height == line, "\(text)")
    }
    let (first, second) = (try frame("Travel", window), try frame("79.90", window))
    #expect(second.x - first.x - first.width == 8)
    window.close()
  }

  @Test("a grid takes what a column has left, and gives it to rows as far as they can do with it") func gridsFill()
    async throws
  {
    let (window, _) = try await show(
      VStack(spacing: 0) {
        Text("top").minimumScaleFactor(0.5)
        Grid(verticalSpacing: 0) {
          GridRow { Text("low").frame(maxHeight: 50, alignment: .bottom) }
          GridRow { Text("high").frame(maxHeight: .infinity, alignment: .bottom) }
        }
      })
    defer { window.close() }
    let (top, low, high) = (try frame("top", window), try frame("low", window), try frame("high", window))
    #expect(top.y == 0 && low.maxY == top.maxY + 50 && high.maxY == 300, "\(top), \(low), \(high)")
  }

  @Test func framesAndPaddingHaveTheirSizes() async throws {
    let (window, controller) = try await show(
      VStack(spacing: 0) {
        Text("a").frame(width: 100, height: 40, alignment: .topLeading)
        Text("b").padding(10)
      })
    let (a, b) = (try frame("a", window), try frame("b", window))
    let size = controller.sizeThatFits(in: CGSize(width: 400, height: 300))
    #expect(size.width == 100 && size.height == 40 + b.height + 20)
    #expect(b.y == a.y + 40 + 10)
    #expect(a.x == 150)
    window.close()
  }

  @Test func maxWidthInfinityFills() async throws {
    let (window, _) = try await show(
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing))
    let a = try frame("a", window)
    #expect(a.x + a.width == 400 && a.y + a.height == 300)
    window.close()
  }

  @Test func priorityGetsRoomFirst() async throws {
    let long = "a text that is much too long for the window it stands in, as everybody can see who looks at it"
    let (window, _) = try await show(
      HStack(spacing: 0) {
        Text(verbatim: long).lineLimit(1)
        Text("important").layoutPriority(1).lineLimit(1)
      }, width: 300)
    let important = try window.require(Gtk.Label.self, .text("important"))
    #expect(important.width >= important.measured(.horizontal).natural)
    window.close()
  }

  @Test func overlaysFollowTheSizeOfTheView() async throws {
    let (window, _) = try await show(
      Text("main").frame(width: 200, height: 100).background(Color.red).overlay(alignment: .topLeading) { Text("o") })
    let (main, o) = (try frame("main", window), try frame("o", window))
    #expect(o.x == 100 && o.y == 100)
    #expect(abs(main.x + main.width / 2 - 200) <= 1)
    window.close()
  }

  @Test func aLayoutOfOnesOwn() async throws {
    let (window, _) = try await show(
      Diagonal {
        Text("one")
        Text("two")
      })
    let (one, two) = (try frame("one", window), try frame("two", window))
    #expect(two.x == one.x + one.width && two.y == one.y + one.height)
    window.close()
  }

  @Test func textsWrapInScrollViews() async throws {
    let long = String(repeating: "word ", count: 200)
    let (window, _) = try await show(ScrollView { Text(verbatim: long) })
    let label = try window.require(Gtk.Label.self, .textContaining("word"))
    #expect(label.width <= 400 && label.height > 300)
    window.close()
  }

  @Test func aTextThatGrowsMovesWhatFollows() async throws {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Text(verbatim: model.text)
          Text("after")
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    let before = try frame("after", window).x
    model.text = "a much longer text"
    try await settle()
    #expect(try frame("after", window).x > before)
    window.close()
  }

  /// Takes half of what there is.
  private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 20) / 2, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("what a later view of a stack leaves over goes to none before it")
  func leftOver() async throws {
    let (window, controller) = try await show(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, idealWidth: 280, maxWidth: 300).accessibilityIdentifier("first")
        Half { Color.blue }
      }, width: 400)
    for width in [400, 300] {
      window.window.setDefaultSize(width: width, height: 300)
      try await wait { window.window.width == width }
      try await settle()
      let first: Widget = try window.require(.name("first"))
      #expect(first.width == width / 2)
    }
    withExtendedLifetime(controller) { window.close() }
  }

  @Test("a button keeps its word in one line where the others of its row leave room, whatever they are")
  func wordsInARow() async throws {
    let (window, controller) = try await show(
      HStack(spacing: 9) {
        Text("Counter: 0")
        Spacer(minLength: 0)
        Button("Increment") {}
        Button("Reset") {}
      }, width: 400)
    defer { withExtendedLifetime(controller) { window.close() } }
    let buttons = try ["Increment", "Reset"].map { try window.require(Gtk.Button.self, .text($0)) }
    let texts = try window.require(Gtk.Label.self, .text("Counter: 0")).measured(.horizontal).natural
    let words = try ["Increment", "Reset"].map { try window.require(Gtk.Label.self, .text($0)) }
    let least = buttons.reduce(texts + 27) { $0 + $1.measured(.horizontal).natural }
    for width in [least + 30, least + 1, least + 60, least + 15] {
      window.window.setDefaultSize(width: width, height: 300)
      try await wait { window.window.width == width }
      try await settle()
      #expect(words.map(\.width) == words.map { $0.measured(.horizontal).natural })
    }
  }

  private struct Scrolled: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ScrollView { Text(verbatim: model.text) }.accessibilityIdentifier("narrow")
          Color.red
        }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.green.frame(width: 300, height: model.isOn ? 50 : 30)
            Color.blue.frame(width: 300, height: 20)
          }
        }
        .accessibilityIdentifier("low")
        ScrollView { Color.red.frame(height: 900) }.accessibilityIdentifier("wide")
        ScrollView { LazyVStack { ForEach(0..<100) { Text(verbatim: "row \($0)") } } }.accessibilityIdentifier("lazy")
        ScrollView([.horizontal, .vertical]) { Text("both") }.accessibilityIdentifier("both")
        ScrollView {
          Color.red.accessibilityIdentifier("half").frame(height: 9)
            .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
        .frame(maxHeight: .infinity)
      }
    }
  }

  @Test("across its direction a scroll view is as long as what is in it")
  func acrossScrolling() async throws {
    let model = Model()
    let (window, _) = try await show(Scrolled(model: model), width: 400, height: 500)
    defer { window.close() }
    func size(_ name: String) throws -> Size {
      let widget: Widget = try window.require(.name(name))
      return Size(width: Double(widget.width), height: Double(widget.height))
    }
    for width in [400, 300, 400] {
      window.window.setDefaultSize(width: width, height: 500)
      try await wait { window.window.width == width }
      model.isOn.toggle()
      model.text = model.isOn ? "some words" : "w"
      try await settle()
      let text = try window.require(Gtk.Label.self, .text(model.text)).measured(.horizontal).natural
      #expect(try size("narrow").width == Double(text))
      #expect(try size("low") == Size(width: Double(width), height: model.isOn ? 50 : 30))
      for name in ["wide", "lazy", "both"] { #expect(try size(name).width == Double(width), "\(name)") }
      #expect(try size("half").width == Double(width) / 2)
    }
  }

  @Test("what touches in fractions of pixels touches in pixels, however deep it is in containers")
  func fractionsOfPixels() async throws {
    struct Row: View {
      let depth: Int
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<10) { index in
            let color = (index.isMultiple(of: 2) ? Color.red : .blue).frame(width: 20.4, height: 20.4)
            switch depth {
            case 0: color
            case 1: HStack(spacing: 0) { color }
            default: HStack(spacing: 0) { VStack(spacing: 0) { ZStack { color } } }
            }
          }
        }
      }
    }
    struct Root: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<3) { Row(depth: $0) }
          Color.black.frame(width: 204, height: 4)
        }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let picture = try picture(of: window.window)
    func isColored(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.pixel(x: x, y: y)
      return max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue) > 60
    }
    for y in [2, 30, 50] { #expect((0..<204).allSatisfy { isColored($0, y) }, "row at \(y)") }
    #expect((0..<61).allSatisfy { isColored(4, $0) } && !isColored(4, 62))
    // The edges are at the same pixels at each depth.
    for x in 0..<204 {
      #expect(
        picture.pixel(x: x, y: 2) == picture.pixel(x: x, y: 30)
          && picture.pixel(x: x, y: 2) == picture.pixel(x: x, y: 50), "\(x)")
    }
  }

  @Test("of what is said of a view for its container several times, the innermost counts") func innermostTraits()
    async throws
  {
    struct Root: View {
      var body: some View {
        ZStack {
          Color.red.frame(width: 40, height: 40).zIndex(1)
          Color.blue.frame(width: 40, height: 40).zIndex(0).padding(2).zIndex(2)
        }
      }
    }
    let (window, _) = try await show(Root(), width: 100, height: 100)
    defer { window.close() }
    let pixel = try picture(of: window.window).pixel(x: 50, y: 50)
    #expect(pixel.red > 150 && pixel.blue < 100)
  }
}
