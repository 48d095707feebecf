import GtkTesting
import Testing

@testable import TrackedUI

/// Keyframes, and views that are matched with others.
@MainActor @Suite(.serialized) struct MotionTests {
  private struct Look {
    var scale = 1.0
    var offset = CGSize.zero
  }

  @Test func keyframesGiveTheValuesBetween() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(3, duration: 1)
      }
      KeyframeTrack(\.offset) {
        CubicKeyframe(CGSize(width: 10, height: 0), duration: 0.5)
        CubicKeyframe(CGSize(width: 20, height: 0), duration: 0.5)
        SpringKeyframe(.zero, duration: 2, spring: .bouncy)
      }
    }
    #expect(timeline.duration == 3)
    func scale(_ time: Double) -> Double { timeline.value(time: time).scale }
    #expect(abs(scale(0.5) - 1.5) < 1e-6 && abs(scale(1) - 5) < 1e-6)
    #expect(abs(scale(1.5) - 4) < 1e-6 && scale(9) == 3)
    #expect(abs(timeline.value(time: 0.5).offset.width - 10) < 1e-9 && timeline.value(time: 0).offset.width == 0)
    #expect(abs(timeline.value(time: 3).offset.width) < 0.5)
    #expect(abs(timeline.value(progress: 0.5).scale - 4) < 1e-6)
    #expect(UnitCurve.easeInOut.value(at: 0.5) > 0.49 && UnitCurve.easeIn.value(at: 0.3) < 0.3)
  }

  private struct Jumping: View {
    let tally: Tally
    @State private var jumps = 0
    var body: some View {
      Button("Jump") { jumps += 1 }
        .keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, y in
          let _ = tally.note(y < -1 ? "up" : "down")
          content.offset(y: y)
        } keyframes: { _ in
          LinearKeyframe(-40, duration: 0.1)
          LinearKeyframe(0, duration: 0.1)
        }
        .frame(height: 200)
    }
  }

  @Test func aTriggerBringsAViewThroughKeyframes() async throws {
    let tally = Tally()
    let (window, _) = try await show(Jumping(tally: tally))
    defer { window.close() }
    #expect(tally["up"] == 0)
    let button = try window.require(Gtk.Button.self, .text("Jump"))
    let start = try #require(button.frame(in: window.window)).y
    try await click(button)
    try await wait { tally["up"] > 0 }
    try await settle()
    try await wait { button.frame(in: window.window)?.y == start }
  }

  private struct Tabs: View {
    @Namespace private var namespace
    @State private var chosen = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Button("\(index)") { withAnimation(.linear(duration: 0.2)) { chosen = index } }
            .frame(width: 100)
            .background {
              if chosen == index {
                Text("line").matchedGeometryEffect(id: "line", in: namespace)
              }
            }
        }
      }
    }
  }

  @Test func whatComesBeginsWhereItsMatchWas() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Tabs(), width: 500)
    defer { window.close() }
    func x() -> Double? { window.findAll(Gtk.Label.self, .text("line")).last?.frame(in: window.window)?.x }
    let start = try #require(x())
    try window.require(Gtk.Button.self, .text("2")).activate()
    var seen: Set<Double> = []
    try await wait {
      if let x = x() { seen.insert(x) }
      return x().map { abs($0 - start - 200) < 1 } == true
    }
    #expect(seen.contains { $0 > start + 1 && $0 < start + 199 }, "\(seen)")
  }

  private struct Followed: View {
    @Namespace private var namespace
    @State private var chosen = 0
    var body: some View {
      VStack {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Button("\(index)") { chosen = index }.frame(width: 100)
              .matchedGeometryEffect(id: index, in: namespace)
          }
        }
        .background {
          Color.red.accessibilityIdentifier("mark").matchedGeometryEffect(id: chosen, in: namespace, isSource: false)
        }
      }
    }
  }

  @Test func whatIsNoSourceStandsWhereTheSourceIs() async throws {
    let (window, _) = try await show(Followed(), width: 500)
    defer { window.close() }
    let mark = try window.require(Widget.self, .name("mark"))
    let buttons = window.findAll(Gtk.Button.self, .any)
    func isAt(_ button: Gtk.Button) -> Bool {
      guard let frame = mark.frame(in: window.window), let target = button.frame(in: window.window) else {
        return false
      }
      return abs(frame.x + frame.width / 2 - target.x - target.width / 2) < 1.5 && frame.width < 110
    }
    try await wait { isAt(buttons[0]) }
    try await click(buttons[2])
    try await settle()
    try await wait { isAt(buttons[2]) }
  }

  private struct Hero: View {
    let model: Model
    @Namespace private var namespace
    var body: some View {
      ZStack(alignment: .topLeading) {
        if model.isOn {
          VStack(spacing: 0) {
            Text("Title").frame(height: 60)
            Color.red.accessibilityIdentifier("large").matchedGeometryEffect(id: "picture", in: namespace)
              .frame(width: 200, height: 100)
          }
        } else {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("small").matchedGeometryEffect(id: "picture", in: namespace)
              .frame(width: 40, height: 30)
            Text("Row")
          }
        }
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
      .animation(.linear(duration: model.x), value: model.isOn)
    }
  }

  @Test("what goes flies to the view of its name that comes, inside of a container that goes, too")
  func whatGoesFliesToItsMatch() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    model.x = 0.4
    let (window, _) = try await show(Hero(model: model), width: 500)
    defer { window.close() }
    for _ in 1...2 {
      let small = try window.require(Widget.self, .name("small"))
      let start = try #require(small.frame(in: window.window))
      model.isOn = true
      var seen: [Rect] = []
      try await wait {
        if let now = small.frame(in: window.window), small.isMapped { seen.append(now) }
        return window.find(Widget.self, .name("small")) == nil
      }
      #expect(seen.contains { $0.y > start.y + 5 && $0.width > start.width + 5 }, "\(seen)")
      model.isOn = false
      try await wait { window.find(Widget.self, .name("large")) == nil }
      try await settle()
    }
  }

  @Test("what is matched flies in its size on the way from one container into another") func heroInContainers()
    async throws
  {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    let (window, _) = try await show(Hero(model: model))
    defer { window.close() }
    func frame(_ name: String) throws -> Rect {
      try #require(window.require(Widget.self, .name(name)).frame(in: window.window))
    }
    func isNear(_ one: Rect, _ other: Rect) -> Bool {
      abs(one.x - other.x) < 3 && abs(one.y - other.y) < 3 && abs(one.width - other.width) < 3
        && abs(one.height - other.height) < 3
    }
    let small = try frame("small")
    #expect(abs(small.width - 40) < 1)
    var large: Rect?
    for _ in 1...2 {
      model.x = 1000
      model.isOn = true
      try await paintFrames(3, of: window.window)
      #expect(try isNear(frame("large"), small), "it begins where the small one was")
      model.x = 0.1
      model.isOn = false
      try await wait { window.find(Widget.self, .name("large")) == nil }
      try await wait { (try? frame("small")).map { isNear($0, small) } == true }
      model.isOn = true
      try await wait { window.find(Widget.self, .name("small")) == nil }
      try await wait {
        guard let size = try? frame("large").size else { return false }
        return abs(size.width - 200) < 1 && abs(size.height - 100) < 1
      }
      let there = try frame("large")
      if let large { #expect(isNear(there, large)) }
      large = there
      model.x = 1000
      model.isOn = false
      try await paintFrames(3, of: window.window)
      #expect(try isNear(frame("small"), there), "it begins where the large one was")
      model.x = 0.1
      model.isOn = true
      try await wait { window.find(Widget.self, .name("small")) == nil }
      model.isOn = false
      try await wait { window.find(Widget.self, .name("large")) == nil }
      try await wait { (try? frame("small")).map { isNear($0, small) } == true }
    }
  }

  private struct Cards: View {
    let model: Model
    var body: some View {
      Button {
        model.b += 1
      } label: {
        Text(verbatim: "card \(model.a)")
      }
      .frame(width: 120, height: 20).id(model.a)
      .rotationEffect(.degrees(model.x)).scaleEffect(x: 1, y: 1 + abs(model.x) / 90)
    }
  }

  @Test("what another view comes into on the way ends as it should there") func newViewInATurn() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    model.x = 0
    let (window, _) = try await show(Cards(model: model))
    defer { window.close() }
    func size() -> Size? {
      window.find(Gtk.Button.self, .text("card \(model.a)"))?.frame(in: window.window)?.size
    }
    let straight = try #require(size())
    for _ in 1...2 {
      model.x = 60
      try await settle()
      #expect(try #require(size()).height > straight.height + 20)
      withAnimation(.linear(duration: 0.1)) {
        model.a += 1
        model.x = 0
      }
      try await wait {
        size().map { abs($0.height - straight.height) < 1 && abs($0.width - straight.width) < 1 } == true
      }
      try await wait { window.findAll(Gtk.Button.self, .any).count == 1 }
    }
  }
}
