import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about hooks that follow a model.
@MainActor @Suite(.serialized) struct ModelSnippetTests {
  @Test func counter() async throws {
    let controller = CounterViewController()
    try await show(controller) { _ in
      #expect(controller.label.text == "Taps: 0")
      try await click(controller.button)
      try await click(controller.button)
      #expect(controller.label.text == "Taps: 2")
      #expect(controller.button.frame.minY == controller.label.frame.maxY + 20)
      #expect(abs(controller.label.center.x - controller.view.bounds.midX) <= 1)
    }
  }

  @Test func modelSharing() async throws {
    let score = SharedScore()
    let (first, second) = (ScoreViewController(score: score), ScoreViewController(score: score))
    try await show(first) { _ in
      try await show(second) { _ in
        score.points = 5
        try await settle()
        #expect(first.label.text == "5")
        #expect(second.label.text == "5")
        score.points = -1
        try await settle()
        #expect(first.view.isHidden)
        score.points = 0
        try await settle()
        #expect(!first.view.isHidden)
      }
    }
  }

  @Test func labelSubclass() async throws {
    let clock = Clock()
    let label = ClockLabel(clock: clock)
    let controller = ViewController()
    controller.view.addSubview(label)
    try await show(controller) { _ in
      #expect(label.text == "1:01")
      clock.minutes = 125
      try await settle()
      #expect(label.text == "2:05")
      #expect(label.textColor == .systemRed)
    }
  }
}
