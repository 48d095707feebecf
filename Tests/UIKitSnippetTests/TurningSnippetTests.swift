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

  @Test func tutorial() async throws {
    let controller = TutorialViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    try await show(controller, width: 320, height: 320) { window in
      let first = try #require(controller.viewControllers?.first)
      try await scroll(first.view, steps: 1)
      try await wait(for: "the second page") { controller.currentIndex == 1 }
      #expect(window.find(Label.self, .text("Page 2")) != nil)
      controller.goToNextPage()
      try await wait(for: "the third page") { controller.currentIndex == 2 }
      try await settle()
      #expect(window.find(Label.self, .text("Page 3")) != nil && window.find(Label.self, .text("Page 2")) == nil)
    }
  }

  @Test func reminder() async throws {
    let controller = ReminderViewController()
    try await show(controller, width: 420, height: 620) { window in
      let hours = try #require(window.findAll(SpinButton.self, .accessibleLabel("Hours")).first)
      let before = controller.picker.date
      try await press("Up", in: hours)
      #expect(controller.picker.date != before && controller.label.text == "Chosen false")
      #expect(controller.durationPicker.countDownDuration == 900)
    }
  }

  @Test func flashCards() async throws {
    let controller = FlashCardViewController()
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await show(controller, width: 320, height: 260) { window in
      try await click(controller.card)
      #expect(controller.front.isHidden && !controller.back.isHidden)
      try await wait(for: "the card to be turned") { controller.turns == 1 }
      controller.rename("Rivers")
      #expect(controller.titleLabel.text == "Rivers")
      controller.bounce()
      #expect(controller.card.transform == .identity && controller.card.alpha == 0.5)
      try await wait(for: "the end of the bounce") { controller.bounces == 1 }
      #expect(controller.card.layer.presentation.transform == .identity)
      // GTK keeps opacities in 255 steps.
      #expect(abs(controller.card.opacity - 0.5) < 0.005)
    }
  }
}
