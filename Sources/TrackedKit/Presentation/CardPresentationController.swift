import Gtk

/// Shows a controller as a card in the middle of the window, in the size its content requests; content that scrolls, or that requests none,
/// gets a form sheet's.
@MainActor public final class CardPresentationController: PresentationController {
  private static let gap = 24.0
  private static let maximumWidth = 460.0

  private lazy var dimming = DimmingView { [weak self] in self?.attemptDismissal() }
  private lazy var card = PresentationCard(presentedViewController.view, cornerRadius: 14)

  public override var presentedView: View? { card }

  public override var frameOfPresentedViewInContainerView: Rect {
    guard let bounds = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
    let content: View = presentedViewController.view
    let wanted = preferredSize(orStandard: Size(width: Self.maximumWidth, height: 620))
    let request = content.measured(.horizontal)
    let usual = max(Double(request.natural), presentedViewController.usualCardWidth)
    let asked = wanted.width > 0 ? wanted.width : min(usual, Self.maximumWidth)
    // In a narrow window the gap gives way before the content does.
    let width = max(min(asked, bounds.width - 2 * Self.gap), min(Double(request.minimum), bounds.width))
    let height = min(
      wanted.height > 0 ? wanted.height : Double(content.measured(.vertical, forSize: Int(pixels: width)).natural),
      max(0, bounds.height - 2 * Self.gap))
    return Rect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, belowSubview: card)
  }

  public override func animatePresentation(completion: @escaping () -> Void) {
    View.performWithoutAnimation {
      card.layer.opacity = 0
      card.transform = AffineTransform(scaleX: 0.92, y: 0.92)
    }
    dimming.fadeIn()
    View.animate(withDuration: 0.18, options: .curveEaseOut) {
      card.layer.opacity = 1
      card.transform = .identity
    } completion: { _ in
      completion()
    }
  }

  public override func animateDismissal(completion: @escaping () -> Void) {
    dimming.fadeOut()
    View.animate(withDuration: 0.15) {
      card.layer.opacity = 0
    } completion: { _ in
      completion()
    }
  }
}
