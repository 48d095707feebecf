import GtkTesting
import Testing

@testable import TrackedUI

/// Stacks and grids that make what is in sight, in real windows.
@MainActor @Suite(.serialized) struct LazyTests {
  let tally = Tally()

  private struct Row: View {
    let number: Int
    let tally: Tally
    @State private var taps = 0

    var body: some View {
      let _ = tally.note("row")
      Text("Row \(number), \(taps)")
        .onAppear { tally.note("appear \(number)") }
        .onDisappear { tally.note("disappear \(number)") }
    }
  }

  private struct Column: View {
    let numbers: [Int]
    let tally: Tally
    var proxy: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      ScrollViewReader { reader in
        let _ = proxy(reader)
        ScrollView {
          LazyVStack(spacing: 4) { ForEach(numbers, id: \.self) { Row(number: $0, tally: tally) } }
        }
      }
    }
  }

  private func vertical(of window: TestWindow) throws -> Adjustment {
    try window.require(ScrolledWindow.self, .any).verticalAdjustment
  }

  @Test func rowsOutOfSightAreNotMade() async throws {
    let (window, _) = try await show(Column(numbers: Array(0..<100_000), tally: tally))
    defer { window.close() }
    try await settle()
    #expect(tally["row"] > 5 && tally["row"] < 60, "\(tally["row"]) rows were made")
    #expect(window.texts.first == "Row 0, 0")
    let adjustment = try vertical(of: window)
    #expect(adjustment.upper > 1_000_000, "as long as all rows: \(adjustment.upper)")
    adjustment.value = adjustment.upper - adjustment.pageSize
    try await settle()
    #expect(window.texts.last == "Row 99999, 0")
    #expect(tally["disappear 0"] == 1 && tally["appear 99999"] == 1)
    #expect(window.texts.count < 60 && tally["row"] < 160)
  }

  @Test func everyRowComesIntoSightOnTheWay() async throws {
    let (window, _) = try await show(Column(numbers: Array(0..<200), tally: tally))
    defer { window.close() }
    let adjustment = try vertical(of: window)
    let step = adjustment.pageSize / 2
    while adjustment.value + adjustment.pageSize < adjustment.upper - 0.5 {
      adjustment.value += step
      try await settle()
      let labels = window.findAll(Gtk.Label.self, .any)
      let scroller = try window.require(ScrolledWindow.self, .any)
      let bottoms = labels.compactMap { $0.frame(in: scroller) }.map { $0.y + $0.height }
      #expect(bottoms.max()! >= adjustment.pageSize - 5, "rows reach to the end of what is seen")
    }
    #expect((0..<200).allSatisfy { tally["appear \($0)"] >= 1 })
  }

  private struct Feed: View {
    let isList: Bool
    let tally: Tally

    var body: some View {
      if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<60) { Row(number: $0, tally: tally) }
      ProgressView().onAppear { tally.note("appear end") }.onDisappear { tally.note("disappear end") }
    }
  }

  @Test("rows, and what follows them, appear as they come into sight, each time", arguments: [false, true])
  func whatIsOutOfSightDoesNotAppear(isList: Bool) async throws {
    let (window, _) = try await show(Feed(isList: isList, tally: tally))
    defer { window.close() }
    let adjustment = try vertical(of: window)
    try await wait(for: "rows") { tally["appear 0"] == 1 && adjustment.upper > 1000 }
    try await settle()
    #expect(tally["appear 59"] == 0 && tally["appear end"] == 0)
    for times in 1...2 {
      adjustment.value = adjustment.upper - adjustment.pageSize
      try await wait(for: "the end") { tally["appear 59"] == times && tally["appear end"] == times }
      #expect(tally["disappear 0"] == times)
      adjustment.value = 0
      try await wait(for: "the start") { tally["disappear end"] == times && tally["appear 0"] == times + 1 }
    }
  }

  private struct Pushing: View {
    let model: Model
    let tally: Tally

    var body: some View {
      NavigationStack(path: Binding(get: { Array(0..<model.a) }, set: { model.a = $0.count })) {
        List(0..<4, id: \.self) { Row(number: $0, tally: tally) }
          .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
      }
    }
  }

  @Test("rows of a list appear once as their page comes back, twice") func rowsOfAPageAppearOnce() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    let (window, _) = try await show(Pushing(model: model, tally: tally))
    defer { window.close() }
    try await wait(for: "rows") { tally["appear 3"] == 1 }
    for times in 1...2 {
      model.a = 1
      try await wait(for: "the page") { tally["disappear 3"] == times }
      try await settle()
      model.a = 0
      try await wait(for: "the rows") { tally["appear 3"] == times + 1 }
      try await settle()
      #expect(tally["appear 3"] == times + 1 && tally["disappear 3"] == times)
    }
  }

  private struct Padded: View {
    let model: Model

    var body: some View {
      ScrollView {
        let version = model.a
        LazyVStack { ForEach(0..<60) { Text(verbatim: "Row \($0), \(version)") } }.padding(20)
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test("a column at its end, below padding, stays there as its rows are made again") func theEndStays() async throws {
    let model = Model()
    let (window, _) = try await show(Padded(model: model))
    defer { window.close() }
    let adjustment = try vertical(of: window)
    try await wait(for: "the end") {
      adjustment.value > 0 && adjustment.upper - adjustment.pageSize - adjustment.value < 1
    }
    try await settle()
    for version in 1...2 {
      let value = adjustment.value
      model.a = version
      try await wait(for: "the rows") { window.texts.last == "Row 59, \(version)" }
      try await settle()
      #expect(adjustment.value == value)
    }
  }

  @Test func aRowIsScrolledTo() async throws {
    var proxy: ScrollViewProxy?
    let (window, _) = try await show(Column(numbers: Array(0..<5000), tally: tally) { proxy = $0 })
    defer { window.close() }
    func frame(of number: Int) throws -> Rect? {
      let label = window.findAll(Gtk.Label.self, .any).first { $0.text == "Row \(number), 0" }
      return try label?.frame(in: window.require(ScrolledWindow.self, .any))
    }
    proxy?.scrollTo(4000, anchor: .top)
    try await settle()
    #expect(try abs(#require(try frame(of: 4000)).y) < 2)
    proxy?.scrollTo(2000, anchor: .center)
    try await settle()
    let middle = try #require(try frame(of: 2000))
    #expect(try abs(middle.y + middle.height / 2 - vertical(of: window).pageSize / 2) < 3)
    let value = try vertical(of: window).value
    proxy?.scrollTo(2001)
    try await settle()
    #expect(try vertical(of: window).value == value, "it is in sight already")
  }

  @Test func whatIsSeenStaysWhereItIsWhenRowsComeAbove() async throws {
    let (window, controller) = try await show(Column(numbers: Array(0..<1000), tally: tally))
    defer { window.close() }
    let adjustment = try vertical(of: window)
    adjustment.value = 5000
    try await settle()
    let scroller = try window.require(ScrolledWindow.self, .any)
    let label = try #require(window.findAll(Gtk.Label.self, .any).first { ($0.frame(in: scroller)?.y ?? -1) > 0 })
    let text = label.text
    let before = try #require(label.frame(in: scroller)).y
    controller.rootView = Column(numbers: Array(-50..<1000), tally: tally)
    try await settle()
    let same = try #require(window.findAll(Gtk.Label.self, .any).first { $0.text == text })
    #expect(same === label, "the row keeps its widget")
    #expect(try abs(#require(same.frame(in: scroller)).y - before) < 2)
  }

  @Test func rowsFollowTheData() async throws {
    let (window, controller) = try await show(Column(numbers: [1, 2, 3], tally: tally))
    defer { window.close() }
    #expect(window.texts == ["Row 1, 0", "Row 2, 0", "Row 3, 0"])
    controller.rootView = Column(numbers: [3, 1, 4], tally: tally)
    try await settle()
    #expect(window.texts == ["Row 3, 0", "Row 1, 0", "Row 4, 0"])
    controller.rootView = Column(numbers: [], tally: tally)
    try await settle()
    #expect(window.texts.isEmpty && tally["disappear 4"] == 1)
  }

  @Test func aGridHasColumns() async throws {
    let columns = [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())]
    let (window, _) = try await show(
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) { ForEach(0..<10_000, id: \.self) { Text("\($0)") } }
      }, width: 366)
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    func middle(_ text: String) throws -> Point {
      let frame = try #require(window.findAll(Gtk.Label.self, .any).first { $0.text == text }?.frame(in: scroller))
      return Point(x: frame.x + frame.width / 2, y: frame.y)
    }
    #expect(abs(try middle("0").x - 25) < 2)
    #expect(abs(try middle("1").x - 58 - 75) < 4)
    #expect(try middle("2").y == middle("0").y)
    #expect(try middle("3").y > middle("0").y && middle("3").x == middle("0").x)
    #expect(window.texts.count < 120)
  }

  @Test func anAdaptiveGridHasAsManyColumnsAsFit() async throws {
    let (window, _) = try await show(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)]) {
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
      }, width: 400)
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    let tops = window.findAll(Gtk.Label.self, .any).prefix(5).map { $0.frame(in: scroller)?.y ?? -1 }
    #expect(tops[0] == tops[3] && tops[4] > tops[3], "four columns: \(tops)")
  }

  @Test func aRowGoesSideways() async throws {
    let (window, _) = try await show(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) { ForEach(0..<20_000, id: \.self) { Text("Item \($0)") } }
      })
    defer { window.close() }
    let adjustment = try window.require(ScrolledWindow.self, .any).horizontalAdjustment
    #expect(adjustment.upper > 500_000 && window.texts.count < 60)
    adjustment.value = adjustment.upper - adjustment.pageSize
    try await settle()
    #expect(window.texts.last == "Item 19999")
  }

  @Test func linesAreWhereTheirLengthsSay() {
    var generator = Generator(seed: 7)
    for _ in 0..<50 {
      let count = Int.random(in: 1...60, using: &generator)
      let extents = Extents(count: count, spacing: 3, estimate: 20)
      var lengths = Array(repeating: 20.0, count: count)
      var isKnown = Array(repeating: false, count: count)
      for _ in 0..<Int.random(in: 0...90, using: &generator) {
        let line = Int.random(in: 0..<count, using: &generator)
        lengths[line] = Double(Int.random(in: 1...50, using: &generator))
        isKnown[line] = true
        extents.set(lengths[line], of: line)
      }
      if Bool.random(using: &generator) {
        extents.learn()
        for line in lengths.indices where !isKnown[line] { lengths[line] = extents.estimate }
      }
      var offset = 0.0
      for line in 0..<count {
        #expect(abs(extents.offset(of: line) - offset) < 0.001)
        #expect(extents.line(at: offset + 0.5) == line)
        offset += lengths[line] + 3
      }
      #expect(abs(extents.total - (offset - 3)) < 0.001)
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("a row goes in the animation in which its view changes") func changedRowGoes() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          ForEach(Array(0..<3).filter { $0 >= model.a }, id: \.self) { item in
            if model.b != item { Text("\(item)") } else { Text("chosen \(item)") }
          }
        }
      }
    }
    let model = Model()
    model.b = -1
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    for (item, left) in [(0, ["1", "2"]), (1, ["2"])] {
      model.b = item
      try await settle()
      #expect(window.texts.contains("chosen \(item)"))
      withAnimation {
        model.a = item + 1
        model.b = -1
      }
      try await wait { window.texts == left }
    }
  }

  @Test("a grid is as broad as its cells, and a scroll view around it too") func gridsAreAsBroadAsTheirCells()
    async throws
  {
    struct Root: View {
      var body: some View {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { ForEach(0..<40) { Text("cell \($0)") } }
          }
          Text("below")
          HStack(spacing: 0) {
            ScrollView {
              LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
                ForEach(0..<40) { Text("part \($0)") }
              }
            }
            Text("beside")
            Spacer(minLength: 0)
          }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(try window.require(Gtk.Label.self, .text("below")).frame(in: window.window)?.y == 68)
    #expect(try window.require(Gtk.Label.self, .text("beside")).frame(in: window.window)?.x == 128)
  }

  @Test("a row is scrolled to by the identifier that its view says", arguments: [false, true])
  func scrollsToSaidIdentifiers(isList: Bool) async throws {
    struct Root: View {
      let isList: Bool
      private struct Item: Identifiable {
        let id = UUID()
        let number: Int
      }
      @State private var items = (0..<500).map { Item(number: $0) }
      var body: some View {
        ScrollViewReader { proxy in
          Button("far") { proxy.scrollTo("row 400", anchor: .center) }
          Button("near") { proxy.scrollTo("row 3", anchor: .top) }
          if isList {
            List { ForEach(items) { Text("row \($0.number)").id("row \($0.number)").padding(2) } }
          } else {
            ScrollView { LazyVStack { ForEach(items) { Text("row \($0.number)").id("row \($0.number)").padding(2) } } }
          }
        }
      }
    }
    let (window, _) = try await show(Root(isList: isList))
    defer { window.close() }
    for _ in 1...2 {
      for (button, row) in [("far", "row 400"), ("near", "row 3")] {
        try window.require(Gtk.Button.self, .text(button)).activate()
        try await wait {
          guard let label = window.find(Gtk.Label.self, .text(row)), label.isMapped else { return false }
          return label.frame(in: window.window).map { $0.y > 60 && $0.maxY < 300 } == true
        }
      }
    }
  }
}
