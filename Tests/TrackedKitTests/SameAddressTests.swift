import GtkTesting
import Testing

@testable import Gtk
@testable import TrackedKit

/// Subviews that have the address of others that went before.
@MainActor @Suite(.serialized) struct SameAddressTests {
  private final class Places: TrackedKit.View {
    var layouts = 0
    var isFirst = true

    override func layoutSubviews() {
      layouts += 1
      for subview in subviews { place(subview, in: Rect(x: isFirst ? 0 : 50, y: 0, width: 20, height: 20)) }
    }
  }

  private func square() -> TrackedKit.View {
    let view = TrackedKit.View()
    view.setSizeRequest(width: 10, height: 10)
    return view
  }

  /// Takes the only subview out and puts a new one in, at the same address.
  private func replace(in container: Places) throws -> TrackedKit.View {
    for _ in 0..<100 {
      let before = try #require(container.rawWidget.firstChild).pointer
      container.subviews.first?.removeFromSuperview()
      var made: [TrackedKit.View] = []
      while made.count < 50, made.last?.rawWidget.pointer != before { made.append(square()) }
      container.addSubview(made[made.count - 1])
      if made.last?.rawWidget.pointer == before { return made[made.count - 1] }
    }
    throw Unmet()
  }

  private struct Unmet: Error {}

  @Test("C-270 a subview that came is laid out, also at the address of one that went")
  func replaced() async throws {
    let container = Places()
    container.addSubview(square())
    let window = try await TestWindow(container)
    defer { window.close() }
    for round in 1...2 {
      container.isFirst = round == 2
      let layouts = container.layouts
      let new = try replace(in: container)
      try await settle()
      #expect(container.layouts > layouts && new.frame.origin.x == (round == 2 ? 0 : 50))
      #expect(container.rawWidget.firstChild?.isMapped == true)
    }
  }

  @Test("C-270 many subviews are found in whatever order they are placed")
  func manyInAnyOrder() async throws {
    final class Shuffled: TrackedKit.View {
      override func layoutSubviews() {
        var generator = SeededGenerator(7)
        for (place, subview) in subviews.enumerated().shuffled(using: &generator) {
          self.place(subview, in: Rect(x: Double(place), y: Double(place % 7), width: 5, height: 5))
        }
      }
    }
    let container = Shuffled()
    for _ in 0..<60 { container.addSubview(TrackedKit.View()) }
    let window = try await TestWindow(container)
    defer { window.close() }
    for round in 0..<3 {
      for (place, subview) in container.subviews.enumerated() {
        #expect(subview.frame.origin == Point(x: Double(place), y: Double(place % 7)), "round \(round)")
      }
      for subview in container.subviews.filter({ $0.frame.origin.y == Double(round) }) { subview.removeFromSuperview() }
      container.insertSubview(TrackedKit.View(), at: 3)
      try await settle()
    }
  }
}
