import TrackedKit


private final class Fade: ViewControllerAnimatedTransitioning {
func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.3 }
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Presentation/AnimatedTransitioning.swift", line: 7)
func animateTransition(using context: any ViewControllerContextTransitioning) {
  guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
  context.containerView.addSubview(view)
  view.alpha = 0
  View.animate(withDuration: transitionDuration(using: context)) {
    view.alpha = 1
  } completion: { _ in
    context.completeTransition(!context.transitionWasCancelled)
  }
}
#sourceLocation()
}
