import GtkTesting
import Testing

@testable import TrackedKit

/// What a division by zero gives: a view with it is shown, and so is what is beside it.
@MainActor @Suite(.serialized) struct NotFiniteTests {
  static let changes: [(String, (View, Double) -> Void)] = [
    ("scale", { $0.transform = AffineTransform(scaleX: $1, y: $1) }),
    ("rotation", { $0.transform = AffineTransform(rotationAngle: $1) }),
    ("translation", { $0.transform = AffineTransform(translationX: $1, y: 0) }),
    ("alpha", { $0.alpha = $1 }),
    ("corners", { $0.layer.cornerRadius = $1 }),
    ("border", { $0.layer.borderWidth = $1 }),
    ("shadow", { ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (1, $1) }),
    ("margins", { $0.layoutMargins = EdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
    ("height", { view, number in view.constraints.first { $0.firstAttribute == .height }?.constant = 20 * number }),
    ("spacing", { ($0.superview as? StackView)?.spacing = $1 }),
  ]

  @Test("a number that is infinite or NaN leaves the rest of the window as it is")
  func shown() async throws {
    for (name, change) in Self.changes { try await check(name, change) }
  }

  private func check(_ name: String, _ change: (View, Double) -> Void) async throws {
    let (view, label) = (View(), Label("beside"))
    view.backgroundColor = .systemRed
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = StackView(arrangedSubviews: [label, view])
    stack.axis = .vertical
    let window = try await TestWindow(Box.vertical([stack]), width: 300, height: 200)
    defer { window.close() }
    for number in [Double.nan, 1, .infinity, -.infinity, 1, .nan] {
      change(view, number)
      try await settle()
      let place = try #require(label.frame(in: window.window))
      #expect(
        place.y >= 0 && place.maxY <= 200 && place.height > 5, "\(name) with \(number): \(place)")
    }
  }

  @Test("progress of nothing in nothing is none") func progress() async throws {
    let bar = ProgressView()
    let window = try await TestWindow(Box.vertical([bar]), width: 200, height: 100)
    defer { window.close() }
    for _ in 1...2 {
      bar.progress = 0 / Float(0)
      try await settle()
      #expect(bar.progress == 0)
      bar.progress = 0.5
      try await settle()
      #expect(bar.progress == 0.5)
    }
  }
}
