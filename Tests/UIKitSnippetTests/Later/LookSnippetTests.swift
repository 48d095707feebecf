import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about places, sizes, colours, fonts and pictures.
@MainActor @Suite(.serialized) struct LookSnippetTests {
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
}
