import GtkTesting
import Testing

@testable import TrackedKit

/// How presented views come and go.
@MainActor @Suite(.serialized) struct ModalTransitionTests {
  private func present(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle,
    _ body: (_ root: ViewController, _ presented: ViewController) async throws -> Void
  ) async throws {
    let (root, presented) = (ViewController(), ViewController())
    let window = try await TestWindow(root, width: 300, height: 400)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    presented.view.backgroundColor = .systemRed
    presented.modalPresentationStyle = style
    presented.modalTransitionStyle = transition
    #expect(presented.modalTransitionStyle == transition)
    try await body(root, presented)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func aCrossDissolveFadesInAndOut(_ style: ModalPresentationStyle) async throws {
    try await present(style, .crossDissolve) { root, presented in
      var shown = 0
      root.present(presented, animated: true) { shown += 1 }
      let container = try #require(presented.presentationController?.containerView)
      #expect(container.opacity < 0.5 && presented.view.transform == .identity)
      try await wait(for: "the view to be there") { shown == 1 }
      #expect(container.opacity == 1)
      var gone = 0
      presented.dismiss(animated: true) { gone += 1 }
      try await wait(for: "the way") { container.opacity < 0.9 }
      try await wait(for: "the view to be gone") { gone == 1 }
      #expect(root.presentedViewController == nil)
      root.present(presented, animated: false)
      try await settle()
      #expect(presented.view.alpha == 1 && presented.presentationController?.containerView?.alpha == 1)
    }
  }

  @Test func coveringComesFromBelowAndGoesThereAgain() async throws {
    try await present(.fullScreen, .coverVertical) { root, presented in
      var shown = 0
      root.present(presented, animated: true) { shown += 1 }
      let layer = presented.view.layer
      #expect(layer.presentation.transform.ty > 200 && layer.presentation.opacity == 1)
      try await wait(for: "the view to be there") { shown == 1 }
      #expect(layer.presentation.transform.ty == 0)
      var gone = 0
      presented.dismiss(animated: true) { gone += 1 }
      try await wait(for: "the way") { layer.presentation.transform.ty > 10 }
      try await wait(for: "the view to be gone") { gone == 1 }
      #expect(presented.view.transform == .identity)
    }
  }

  @Test func aTransitioningDelegateCountsMore() async throws {
    final class Delegate: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
      var moved = 0
      func animationController(
        forPresented presented: ViewController, presenting: ViewController, source: ViewController
      ) -> (any ViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double { 0 }
      func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        moved += 1
        transitionContext.completeTransition(true)
      }
    }
    try await present(.fullScreen, .crossDissolve) { root, presented in
      let delegate = Delegate()
      presented.transitioningDelegate = delegate
      root.present(presented, animated: true)
      try await settle()
      #expect(delegate.moved == 1 && presented.presentationController?.containerView?.alpha == 1)
    }
  }
}
