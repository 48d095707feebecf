import GtkTesting
import TrackedKit

/// Presentations and pages with transitions of the program's own, sheets, popovers and a chooser of colours.
final class TransitionsController: ViewController {
  let answers: TransitionAnswers
  let button = Button("Here")

  init(_ world: World) {
    answers = TransitionAnswers(world)
    super.init()
    world.endOwn = { [weak self] in
      guard let presented = self?.presentedViewController else { return }
      presented.presentationController?.containerView?.removeFromSuperview()
      presented.view.removeFromSuperview()
      presented.dismiss(animated: false)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    called("ViewController.preferredContentSizeDidChange", viewIfLoaded, self)
  }
}

/// Shows its view smaller than its container.
final class ProbedPresentation: PresentationController {
  private func told(_ name: String) { called("PresentationController.\(name)", nil, presentedViewController) }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { _ in
      called("presentation alongside")
    } completion: { _ in
      called("presentation coordinator completion")
    }
    told("presentationTransitionWillBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    told("presentationTransitionDidEnd")
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    told("dismissalTransitionWillBegin")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    told("dismissalTransitionDidEnd")
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    told("containerViewWillLayoutSubviews")
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    told("containerViewDidLayoutSubviews")
  }
  override var frameOfPresentedViewInContainerView: Rect {
    told("frameOfPresentedViewInContainerView")
    return containerView?.bounds.insetBy(dx: 40, dy: 40) ?? .zero
  }
  override func animatePresentation(completion: @escaping () -> Void) {
    told("animatePresentation")
    super.animatePresentation(completion: completion)
  }
  override func animateDismissal(completion: @escaping () -> Void) {
    told("animateDismissal")
    super.animateDismissal(completion: completion)
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    told("preferredContentSizeDidChange")
  }
}

/// Fades views in and out.
final class ProbedAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
    called("ViewControllerAnimatedTransitioning.transitionDuration")
    return 0.03
  }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    called("ViewControllerAnimatedTransitioning.animateTransition")
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to { transitionContext.containerView.addSubview(to) }
    to?.alpha = 0
    View.animate(withDuration: 0.03) {
      to?.alpha = 1
      from?.alpha = 0.5
    } completion: { _ in
      called("transition animation completion")
      from?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { called("ViewControllerAnimatedTransitioning.animationEnded") }
}

final class ProbedInteraction: PercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    called("PercentDrivenInteractiveTransition.startInteractiveTransition")
  }
}

/// An interaction that is no subclass of the usual one.
final class OwnInteraction: ViewControllerInteractiveTransitioning {
  private let animator: ProbedAnimator

  init(_ animator: ProbedAnimator) { self.animator = animator }

  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    called("ViewControllerInteractiveTransitioning.startInteractiveTransition")
    animator.animateTransition(using: transitionContext)
  }
}

/// The delegates of presentations, and of the stack.
final class TransitionAnswers: ViewControllerTransitioningDelegate, NavigationControllerDelegate,
  SheetPresentationControllerDelegate, PopoverPresentationControllerDelegate, ColorPickerViewControllerDelegate
{
  let animator = ProbedAnimator()
  let interaction = ProbedInteraction()
  lazy var ownInteraction = OwnInteraction(animator)
  var usesOwnPresentation = true
  var isInteractive = false
  var isPercentDriven = true
  var letsGo = false

  init(_ world: World) {
    world.delegates.append(self)
    world.delegates.append(animator)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    called("ViewControllerTransitioningDelegate.presentationController", nil, source)
    return ProbedPresentation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    called("ViewControllerTransitioningDelegate.animationController", nil, presented)
    return usesOwnPresentation ? animator : nil
  }
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    called("ViewControllerTransitioningDelegate.animationController dismissed", nil, dismissed)
    return usesOwnPresentation ? animator : nil
  }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    called("NavigationControllerDelegate.animationControllerFor", nil, fromVC)
    return animator
  }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    called("NavigationControllerDelegate.interactionControllerFor", navigationController.view, navigationController)
    guard isInteractive else { return nil }
    return isPercentDriven ? interaction as any ViewControllerInteractiveTransitioning : ownInteraction
  }

  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { letsGo }
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    called(
      "AdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss", nil,
      presentationController.presentedViewController)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {
    called(
      "SheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier", nil,
      sheetPresentationController.presentedViewController)
  }

  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) { called("ColorPickerViewControllerDelegate.didSelect", nil, viewController) }
  func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController) {
    called("ColorPickerViewControllerDelegate.colorPickerViewControllerDidSelectColor", nil, viewController)
  }
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
    called("ColorPickerViewControllerDelegate.colorPickerViewControllerDidFinish", nil, viewController)
  }
}

extension Scene {
  private static func page(_ world: World) -> TransitionsController? { world.stage(TransitionsController.self) }

  /// Does it while things move.
  private static func moving(_ act: () async throws -> Void) async rethrows {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await act()
    await Table.rest()
  }

  /// Presents a controller in the program's own way.
  private static func presentOwn(_ world: World) {
    let presented = PlainController("presented")
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = page(world)?.answers
    page(world)?.present(presented, animated: true) { called("own present completion") }
  }

  static let transitionStimuli: [Stimulus] = [
    { world in await moving { presentOwn(world) } },
    { $0.stage?.presentedViewController?.preferredContentSize = Size(width: 100, height: 100) },
    { world in await moving { world.stage?.dismiss(animated: true) { called("own dismiss completion") } } },
    { world in
      page(world)?.answers.usesOwnPresentation = false
      await moving { presentOwn(world) }
    },
    { world in await moving { world.stage?.dismiss(animated: true) } },
    { world in
      let sheet = PlainController("sheet")
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      sheet.presentationController?.delegate = page(world)?.answers
      page(world)?.present(sheet, animated: false)
    },
    { world in
      guard
        let grabber = world.stage?.presentedViewController?.presentationController?.containerView?.find(
          Gtk.Button.self)
      else { return }
      grabber.grabFocus()
      if let window = world.window { try await press("Up", in: window) }
    },
    { world in if let window = world.window { try await press(.escape, in: window) } },
    { world in
      page(world)?.answers.letsGo = true
      if let window = world.window { try await press(.escape, in: window) }
    },
    { world in
      guard let page = page(world) else { return }
      let popover = PressedPage()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = page.button
      popover.popoverPresentationController?.delegate = page.answers
      page.answers.letsGo = false
      page.present(popover, animated: false)
    },
    { world in
      if let button = world.stage?.presentedViewController?.view.find(TrackedKit.Button.self) {
        try await press(.escape, in: button)
      }
    },
    { $0.stage?.dismiss(animated: false) },
    { world in
      let picker = ColorPickerViewController()
      picker.delegate = page(world)?.answers
      page(world)?.present(picker, animated: false)
    },
    { world in
      let swatches = world.window?.findAll(Widget.self, .any).filter { $0.typeName == "GtkColorSwatch" } ?? []
      if let swatch = swatches.dropFirst(2).first { try await click(swatch) }
    },
    { $0.stage?.dismiss(animated: false) },
    { world in
      let child = PlainController("child")
      page(world)?.addChild(child)
      child.preferredContentSize = Size(width: 50, height: 50)
      child.removeFromParent()
    },
    { world in
      world.stack?.delegate = page(world)?.answers
      await moving { world.stack?.pushViewController(PlainController("next"), animated: true) }
    },
    { world in
      let answers = world.delegates.compactMap { $0 as? TransitionAnswers }.first
      answers?.isInteractive = true
      await moving {
        _ = world.stack?.popViewController(animated: true)
        answers?.interaction.update(0.3)
        answers?.interaction.cancel()
      }
    },
    { world in
      let answers = world.delegates.compactMap { $0 as? TransitionAnswers }.first
      await moving {
        _ = world.stack?.popViewController(animated: true)
        answers?.interaction.update(0.6)
        answers?.interaction.finish()
      }
    },
    { world in
      let answers = world.delegates.compactMap { $0 as? TransitionAnswers }.first
      answers?.isPercentDriven = false
      await moving { world.stack?.pushViewController(PlainController("next"), animated: true) }
    },
    { $0.window?.close() },
  ]
}
