import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about places, sizes, colours, fonts and pictures.
@MainActor @Suite(.serialized) struct LookSnippetTests {
  @Test func scrolling() async throws {
    let controller = LongPageViewController()
    try await show(controller, width: 300, height: 200) { _ in
      #expect(controller.scrollView.contentSize == Size(width: 200, height: 2000))
      controller.jump()
      try await settle()
      #expect(controller.scrollView.contentOffset.y == 500)
      #expect(controller.offsets.last == 500)
    }
  }

  @Test func traitAction() async throws {
    let controller = StyleHostViewController()
    try await show(controller) { _ in
      controller.setDark(true)
      try await settle()
      controller.setDark(false)
      try await settle()
      #expect(controller.watcher.styles == [.dark, .light])
    }
  }

  @Test func springAnimation() async throws {
    let controller = BounceViewController()
    try await show(controller) { _ in
      controller.drop()
      try await wait(for: "the ball to land") { controller.landings == 1 }
      #expect(controller.ball.transform == AffineTransform(translationX: 0, y: 120))
      controller.reset()
      #expect(controller.ball.transform == .identity)
    }
  }
}
