import CGtk
import GtkTesting
import Testing

@testable import TrackedUI

/// Where scroll views stand, what is told of it, and what stays in sight.
@MainActor @Suite(.serialized) struct ScrollTests {
  private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack {
        Text(verbatim: "user \(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 20) } }.scrollTargetLayout()
        }
        .scrollPosition($position)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Row") { position.scrollTo(id: 20, anchor: .top) }
        Button("Point") { position.scrollTo(y: 44) }
      }
    }
  }

  @Test func aPositionScrollsAndFollows() async throws {
    let (window, _) = try await show(Positioned())
    defer { window.close() }
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    try await wait { down.value > 0 && down.value == down.range.upperBound }
    #expect(window.texts.contains("user false -1"))
    try await click(window.require(Gtk.Button.self, .text("Top")))
    try await wait { down.value == 0 }
    try await click(window.require(Gtk.Button.self, .text("Row")))
    try await wait { abs(down.value - 400) < 4 }
    #expect(window.texts.contains("user false 20"))
    try await click(window.require(Gtk.Button.self, .text("Point")))
    try await wait { down.value == 44 }
    down.value = 100
    try await wait { window.texts.contains("user true 5") }
    #expect(await comesToRest())
  }

  @Test func aScrollViewWithOpenSizeShowsAllOfItsContent() async throws {
    let (window, _) = try await show(
      VStack {
        ScrollView { VStack(spacing: 0) { ForEach(0..<5) { Text("row \($0)").frame(height: 30) } } }
          .fixedSize(horizontal: false, vertical: true)
        Text("below")
      })
    defer { window.close() }
    #expect(try window.require(ScrolledWindow.self, .any).height == 150)
  }

  private struct Watched: View {
    let tally: Tally
    @State private var isAtEnd = false
    @State private var phase = ScrollPhase.idle
    @State private var isLastSeen = false
    var body: some View {
      VStack {
        Text(verbatim: "end \(isAtEnd) last \(isLastSeen)")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { Text("row \($0)").frame(height: 30) }
            Text("last").onScrollVisibilityChange { isLastSeen = $0 }
          }
        }
        .onScrollGeometryChange(for: Bool.self) { geometry in
          geometry.visibleRect.maxY >= geometry.contentSize.height - 1
        } action: { _, new in
          tally.note("end \(new)")
          isAtEnd = new
        }
        .onScrollPhaseChange { old, new in tally.note("\(old) \(new)") }
      }
    }
  }

  @Test func whatFollowsFromTheGeometryIsTold() async throws {
    let tally = Tally()
    let (window, _) = try await show(Watched(tally: tally))
    defer { window.close() }
    try await wait { tally["end false"] == 1 }
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    down.value = 30
    down.value = down.range.upperBound
    try await wait { window.texts.contains("end true last true") }
    #expect(tally["end true"] == 1 && tally["end false"] == 1)
    try await wait { tally["interacting idle"] == 1 }
    #expect(tally["idle interacting"] == 1)
  }

  private struct Paged: View {
    let isAligned: Bool
    var body: some View {
      if isAligned {
        content.scrollTargetBehavior(.viewAligned)
      } else {
        content.scrollTargetBehavior(.paging)
      }
    }
    private var content: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .frame(height: 120)
    }
  }

  @Test(arguments: [true, false]) func whatWasScrolledComesToRestAtViewsAndPages(isAligned: Bool) async throws {
    let (window, _) = try await show(Paged(isAligned: isAligned))
    defer { window.close() }
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    #expect(down.pageSize == 120)
    down.value = 170
    try await wait { down.value == (isAligned ? 150 : 120) }
    #expect(await comesToRest())
  }

  private struct Margins: View {
    @State private var margin = 20.0
    var body: some View {
      VStack {
        ScrollView { Text("padded").frame(height: 40) }.safeAreaPadding(.top, 5).contentMargins(.top, margin)
        Text("edge").safeAreaPadding(.horizontal, 7).fixedSize()
        Color.clear.frame(width: 20, height: 20).safeAreaInset(edge: .leading) { Text("side") }
        Button("Less") { margin = 10 }
      }
    }
  }

  @Test func marginsScrollAlong() async throws {
    let (window, _) = try await show(Margins())
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    let label = try window.require(Gtk.Label.self, .text("padded"))
    func space() -> Double { (label.frame(in: scroller)?.midY ?? 0) - 20 }
    #expect(space() == 25)
    try await click(window.require(Gtk.Button.self, .text("Less")))
    try await wait { space() == 15 }
    #expect(window.texts.contains("side"))
  }

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<10) { Text("row \(section) \($0)").frame(height: 30) }
            } header: {
              Text("head \(section)").frame(height: 20)
            } footer: {
              Text("foot \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  @Test func headersAndFootersStayInSight() async throws {
    let (window, _) = try await show(Sections(), height: 200)
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    let down = scroller.verticalAdjustment
    func middle(_ text: String) -> Double? {
      window.find(Gtk.Label.self, .text(text))?.frame(in: scroller)?.midY
    }
    func isAt(_ text: String, _ place: Double) -> Bool { middle(text).map { abs($0 - place) < 2 } ?? false }
    #expect(isAt("head 0", 10) && isAt("foot 0", 190))
    down.value = 150
    try await wait { isAt("head 0", 10) && isAt("foot 0", 180) }
    // The next one pushes it out.
    down.value = 330
    try await wait { isAt("head 0", 0) && isAt("head 1", 20) }
    down.value = 400
    try await wait { isAt("head 1", 10) && isAt("foot 1", 190) }
    #expect(await comesToRest())
  }

  private struct Effected: View {
    @State private var width = 100.0
    var body: some View {
      VStack(alignment: .leading) {
        Text("moved").frame(width: width).visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        Button("Wider") { width = 150 }
      }
    }
  }

  @Test func anEffectFollowsTheSizeOfItsView() async throws {
    let (window, _) = try await show(Effected())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("moved"))
    let button = try window.require(Gtk.Button.self, .text("Wider"))
    func shift() -> Double { (label.frame(in: window.window)?.midX ?? 0) - (button.frame(in: window.window)?.x ?? 0) }
    try await wait { abs(shift() - 150) < 1.5 }
    try await click(button)
    try await wait { abs(shift() - 225) < 1.5 }
    #expect(await comesToRest())
  }

  private struct Heard: View {
    @State private var top: Int?
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("to 50") { proxy.scrollTo(50, anchor: .top) }
          Button("to 80") { withAnimation { proxy.scrollTo(80, anchor: .top) } }
          Button("set 20") { top = 20 }
          Button("set 99") { top = 99 }
        }
        Text(verbatim: "top \(top ?? -1)")
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 30) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $top, anchor: .top)
      }
    }
  }

  @Test func aPositionHearsOfWhatAProxyScrolls() async throws {
    let (window, _) = try await show(VStack { Heard() })
    defer { window.close() }
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    func press(_ title: String) async throws {
      try window.require(Gtk.Button.self, .text(title)).activate()
      try await settle()
    }
    for _ in 1...2 {
      try await press("to 50")
      try await wait { window.texts.contains("top 50") && abs(down.value - 1500) < 2 }
      try await press("set 20")
      try await wait { window.texts.contains("top 20") && abs(down.value - 600) < 2 }
      try await press("to 80")
      try await wait { window.texts.contains("top 80") && abs(down.value - 2400) < 2 }
      try await press("set 20")
      try await wait { abs(down.value - 600) < 2 }
      try await press("set 99")
      try await wait { down.value >= down.range.upperBound - 1 }
      #expect(await comesToRest())
      #expect(window.texts.contains("top 99"), "what cannot come to the top was asked for all the same")
    }
  }

  @Test("a position notices that a proxy has scrolled") func proxyMovesThePosition() async throws {
    struct Root: View {
      let isLazy: Bool
      @State private var position = ScrollPosition(idType: Int.self)
      @ViewBuilder private var rows: some View { ForEach(0..<50) { Text("row \($0)").frame(height: 20) } }
      var body: some View {
        ScrollViewReader { proxy in
          Text(verbatim: "at \(position.viewID(type: Int.self) ?? -1)")
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
              VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
          }
          .scrollPosition($position)
          Button("Proxy 20") { proxy.scrollTo(20, anchor: .top) }
          Button("Own 10") { position.scrollTo(id: 10, anchor: .top) }
          Button("Proxy 30") { proxy.scrollTo(30, anchor: .top) }
        }
      }
    }
    for isLazy in [false, true] {
      let (window, _) = try await show(Root(isLazy: isLazy), height: 400)
      defer { window.close() }
      let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
      for _ in 1...2 {
        for (button, row) in [("Proxy 20", 20), ("Own 10", 10), ("Proxy 30", 30), ("Proxy 20", 20)] {
          try await click(window.require(Gtk.Button.self, .text(button)))
          try await wait { abs(down.value - 20 * Double(row)) < 2 }
          try await wait(for: "\(button)") { window.texts.contains("at \(row)") }
        }
      }
    }
  }

  /// Rows of different heights, as in a chat.
  private struct Chat: View {
    let model: Model
    let scrolls: Bool

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 6) { ForEach(0..<60 + model.a, id: \.self) { row($0) } } }
          .defaultScrollAnchor(scrolls ? nil : .bottom)
          .onAppear { if scrolls { proxy.scrollTo(59, anchor: .bottom) } }
          .onChange(of: model.a) { _, more in if scrolls { proxy.scrollTo(59 + more, anchor: .bottom) } }
      }
    }

    private func row(_ number: Int) -> some View {
      HStack {
        if number % 2 == 0 { Spacer(minLength: 40) }
        Text(verbatim: String(repeating: "word \(number) ", count: 1 + number * 7 % 23)).padding(8)
        if number % 2 == 1 { Spacer(minLength: 40) }
      }
    }
  }

  @Test("a chat is at its end, new and as it grows, twice, and GDK is asked for no more layouts than a frame has")
  func chatsAreAtTheirEnd() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try TestDisplay.prepare()
      g_log_set_fatal_mask(
        "Gdk", GLogLevelFlags(rawValue: G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue))
      for scrolls in [false, true] {
        let model = Model()
        let (window, _) = try await show(Chat(model: model, scrolls: scrolls), width: 420, height: 500)
        let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
        for more in [1, 20, 0] {
          try await wait { down.value > 0 && abs(down.upper - down.pageSize - down.value) < 1 }
          try await settle()
          model.a += more
        }
        window.close()
      }
    }
  }
}
