import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets that move: pages, and transitions of their own.
@MainActor @Suite(.serialized) struct TurningSnippetTests {
  @Test func onboarding() async throws {
    let pages = ["One", "Two", "Three"].map { OnboardingPage(title: $0, message: "Message \($0)", symbol: "star") }
    let controller = OnboardingViewController(pages: pages)
    var finished = 0
    controller.onFinish = { finished += 1 }
    try await show(controller, width: 360, height: 480) { window in
      let scrollView = try window.require(ScrollView.self)
      let dots = try window.require(PageControl.self)
      #expect(dots.numberOfPages == 3 && scrollView.contentSize.width == 3 * scrollView.bounds.width)
      try await scroll(scrollView, steps: 1)
      try await wait(for: "the second page") { dots.currentPage == 1 }
      #expect(scrollView.contentOffset.x == scrollView.bounds.width)
      try await click(window.require(Button.self, .text("Next")))
      try await wait(for: "the third page") { scrollView.contentOffset.x == 2 * scrollView.bounds.width }
      #expect(dots.currentPage == 2)
      try await click(window.require(Button.self, .text("Get Started")))
      #expect(finished == 1)
    }
  }

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
