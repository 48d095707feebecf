import GtkTesting
import Testing

@testable import TrackedUI

/// What comes and goes in an animation.
@MainActor @Suite(.serialized) struct TransitionTests {
  struct Root: View {
    let transition: AnyTransition?
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("toggle") { withAnimation(.linear(duration: 0.3)) { isShown.toggle() } }
        if isShown {
          if let transition { Text("guest").transition(transition) } else { Text("guest") }
        }
      }
    }
  }

  /// The opacities of the guest in the frames until it comes to rest.
  private func opacities(_ window: TestWindow) async throws -> [Double] {
    var seen: [Double] = []
    let label = try window.require(Gtk.Label.self, .text("guest"))
    var widget: Widget = label
    var watched: [Widget] = []
    while let parent = widget.parent, watched.count < 3 {
      watched.append(widget)
      widget = parent
    }
    func opacity() -> Double { watched.map(\.opacity).min() ?? 1 }
    seen.append(opacity())
    try await wait {
      seen.append(opacity())
      return seen.last == 1
    }
    return seen
  }

  @Test("what comes in an animation fades in, with and without a transition", arguments: [false, true])
  func insertionsFade(hasTransition: Bool) async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root(transition: hasTransition ? .opacity : nil))
    let button = try window.require(Gtk.Button.self, .text("toggle"))
    button.activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let seen = try await opacities(window)
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
    #expect(seen.first.map { $0 < 1 } == true && seen.last == 1)
    button.activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) == nil }
    window.close()
  }

  @Test func whatMovesInComesFromItsEdge() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root(transition: .move(edge: .leading)))
    try window.require(Gtk.Button.self, .text("toggle")).activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let label = try window.require(Gtk.Label.self, .text("guest"))
    var places: [Double] = []
    try await wait {
      places.append(label.frame(in: window.window)?.x ?? 0)
      return Set(places).count > 1 && places.suffix(3).allSatisfy { $0 == places.last }
    }
    #expect(places.contains { $0 < places.last! - 1 }, "\(places)")
    window.close()
  }

  struct Bar: Shape {
    var length: Double
    var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    func path(in rect: Rect) -> Path { Path(Rect(x: 0, y: 0, width: rect.width * length, height: rect.height)) }
  }

  struct Growing: View {
    @State private var length = 0.0
    var body: some View {
      VStack {
        Bar(length: length).fill(.blue).frame(width: 100, height: 20)
        Button("grow") { withAnimation(.linear(duration: 0.3)) { length = 1 } }
      }
    }
  }

  @Test func shapesAreDrawnOnTheirWay() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Growing())
    let bar = try window.require(DrawingWidget.self, .any)
    #expect(bar.shown as? Double == 0)
    try window.require(Gtk.Button.self, .text("grow")).activate()
    var seen: Set<Double> = []
    try await wait {
      if let now = bar.shown as? Double { seen.insert(now) }
      return seen.contains(1)
    }
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
    window.close()
  }
}
