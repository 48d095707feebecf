import GtkTesting
import Testing
import TrackedUI

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
      return places.count > 3 && places.suffix(3).allSatisfy { $0 == places.last }
    }
    #expect(places.contains { $0 < places.last! - 1 }, "\(places)")
    window.close()
  }
}
