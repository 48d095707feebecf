import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets that move: pages, and transitions of their own.
@MainActor @Suite(.serialized) struct TurningSnippetTests {
  @Test func transitions() async throws {
    let host = TransitionHostViewController()
    try await show(host, width: 400, height: 500) { _ in
      host.showCard()
      try await wait(for: "the card") { host.presentedViewController?.view.isMapped == true }
      let card = try #require(host.presentedViewController)
      try await wait(for: "the end of its coming") { card.transitionCoordinator == nil }
      try await settle()
      let presentation = try #require(card.presentationController as? DimmingPresentationController)
      #expect(card.view.alpha == 1 && card.view.transform == .identity)
      #expect(card.view.frame == Rect(x: 40, y: 80, width: 320, height: 340))
      #expect(presentation.dimmingView.alpha == 1 && presentation.dimmingView.frame.width == 400)
      try await click(presentation.dimmingView, at: Place(x: 10, y: 10))
      try await wait(for: "the card to go") { host.presentedViewController == nil }
      #expect(!card.view.isMapped && card.view.superview == nil)
    }
  }

  @Test func pushedByAnAnimator() async throws {
    let navigation = NavigationController(rootViewController: ViewController())
    let delegate = SlideNavigationDelegate()
    navigation.delegate = delegate
    try await show(navigation) { _ in
      let next = ViewController()
      next.view.addSubview(Button("Next"))
      navigation.pushViewController(next, animated: true)
      try await wait(for: "the push") { navigation.transitionCoordinator == nil }
      try await settle()
      #expect(next.view.isMapped && next.view.alpha == 1 && next.view.transform == .identity)
      #expect(delegate.operations == ["push"])
      navigation.popViewController(animated: true)
      try await wait(for: "the pop") { !next.view.isMapped }
      #expect(delegate.operations == ["push", "pop"])
    }
  }
}
