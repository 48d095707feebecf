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
}
