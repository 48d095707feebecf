import Gtk

/// How a presented view comes and goes.
public nonisolated enum ModalTransitionStyle: Int, Sendable {
  /// Up from below, and down again.
  case coverVertical
  /// Faded, like `crossDissolve`: the view beneath stays where it is, so there is nothing to turn over.
  case flipHorizontal
  /// Faded.
  case crossDissolve
  /// Faded, like `crossDissolve`: there is no page curl.
  case partialCurl
}

/// Moves a presented view in or out with a `modalTransitionStyle`, together with the views around it.
final class ModalTransition: ViewControllerAnimatedTransitioning {
  private let style: ModalTransitionStyle
  private let isComing: Bool

  /// Nil where the style of the presentation moves it by itself.
  init?(_ controller: ViewController, isComing: Bool) {
    guard let style = controller.presentation.transitionStyle else { return nil }
    // Sheets and cards come from below by themselves.
    switch (style, controller.modalPresentationStyle) {
    case (.coverVertical, .automatic), (.coverVertical, .pageSheet), (.coverVertical, .formSheet): return nil
    default: break
    }
    self.style = style
    self.isComing = isComing
  }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
    style == .coverVertical ? 0.4 : 0.3
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
    let container = context.containerView
    let hide: () -> Void, show: () -> Void
    if style == .coverVertical {
      let (rest, way) = (view.transform, container.bounds.height - view.frame.y)
      hide = { view.transform = rest.translatedBy(x: 0, y: way) }
      show = { view.transform = rest }
    } else {
      // With what dims the window beside it.
      hide = { container.alpha = 0 }
      show = { container.alpha = 1 }
    }
    if isComing { View.performWithoutAnimation(hide) }
    View.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: style == .coverVertical ? .curveEaseOut : .curveEaseInOut
    ) {
      if self.isComing { show() } else { hide() }
    } completion: { _ in
      // A view that is presented again begins where it belongs.
      if !self.isComing { View.performWithoutAnimation(show) }
      context.completeTransition(true)
    }
  }
}
