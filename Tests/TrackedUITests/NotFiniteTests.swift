import Foundation
import GtkTesting
import Testing

@testable import TrackedUI

/// What a division by zero gives: a view with it is shown, and so is what is around it.
@MainActor @Suite(.serialized) struct NotFiniteTests {
  @Observable final class Ratio { var value = 1.0 }

  private struct Shown: View {
    let ratio: Ratio
    let content: (Double) -> AnyView
    var body: some View {
      VStack {
        Text("above")
        content(ratio.value)
        Text("below")
      }
    }
  }

  static let views: [(String, (Double) -> AnyView)] = [
    ("progress", { AnyView(ProgressView(value: $0)) }),
    ("gauge", { ratio in AnyView(Gauge(value: ratio, in: 0...1) { Text("Gauge") }) }),
    ("slider", { AnyView(Slider(value: .constant($0), in: 0...1)) }),
    ("frame", { AnyView(Color.red.frame(width: 20 * $0, height: 20 * $0)) }),
    ("flexible frame", { AnyView(Color.red.frame(minWidth: $0, idealWidth: $0, maxHeight: 20 * $0)) }),
    ("ideal frame", { AnyView(Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize()) }),
    ("padding", { AnyView(Text("text").padding($0)) }),
    ("offset", { AnyView(Text("text").offset(x: $0)) }),
    ("scale", { AnyView(Text("text").scaleEffect($0)) }),
    ("rotation", { AnyView(Text("text").rotationEffect(.degrees($0))) }),
    ("opacity", { AnyView(Text("text").opacity($0)) }),
    ("shadow", { AnyView(Text("text").shadow(radius: $0, x: $0, y: $0)) }),
    ("blur", { AnyView(Text("text").blur(radius: $0)) }),
    ("corners", { AnyView(Color.red.frame(width: 20, height: 20).cornerRadius($0)) }),
    (
      "grid",
      { ratio in
        AnyView(
          Grid(horizontalSpacing: ratio) {
            GridRow {
              Text("a"); Text("b")
            }
          })
      }
    ),
    (
      "columns",
      { ratio in
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(20 * ratio))]) {
            Text("a"); Text("b")
          })
      }
    ),
    (
      "arc",
      { ratio in
        AnyView(
          Path { $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(ratio), clockwise: false) }
            .stroke(.red).frame(width: 20, height: 20))
      }
    ),
    ("date", { AnyView(Text(Date(timeIntervalSince1970: $0), style: .relative)) }),
    ("timeline", { ratio in AnyView(TimelineView(.periodic(from: .now, by: ratio)) { _ in Text("at") }) }),
    (
      "dates",
      { ratio in
        AnyView(TimelineView(.explicit([Date(timeIntervalSinceNow: ratio)])) { _ in Text("at") })
      }
    ),
    (
      "phases",
      { ratio in
        AnyView(
          PhaseAnimator([0, 1]) {
            Text("phase \($0)")
          } animation: { _ in
            .linear(duration: ratio).delay(ratio)
          })
      }
    ),
    (
      "symbol",
      { ratio in
        AnyView(
          Image(systemName: "go-next-symbolic").symbolEffect(.rotate, options: .speed(ratio).repeating, isActive: true))
      }
    ),
    (
      "timer",
      { ratio in
        AnyView(Text("timer").onReceive(Timer.publish(every: ratio, on: .main, in: .common).autoconnect()) { _ in })
      }
    ),
  ]

  @Test("a number that is infinite or NaN leaves the rest of the window as it is")
  func shown() async throws {
    for (name, view) in Self.views { try await check(name, view) }
  }

  private func check(_ name: String, _ view: @escaping (Double) -> AnyView) async throws {
    let ratio = Ratio()
    let (window, _) = try await show(
      Shown(ratio: ratio, content: view), width: 300, height: 300)
    defer { window.close() }
    for value in [Double.nan, 1, .infinity, -.infinity, 1, .nan] {
      ratio.value = value
      try await settle()
      let (above, below) = (
        try window.require(Gtk.Label.self, .text("above")), try window.require(Gtk.Label.self, .text("below"))
      )
      let places = try [above, below].map { try #require($0.frame(in: window.window)) }
      #expect(
        places[0].y >= 0 && places[0].y < places[1].y && places[1].y < 300,
        "\(name) with \(value): \(places)")
    }
  }
}
