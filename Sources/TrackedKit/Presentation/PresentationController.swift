public import Gtk
import GtkTracking

/// Shows a controller on top of its window's content: its position, the views around it, how it comes and goes.
///
/// It lives from when the presented controller is presented, or first requests it, until the dismissal has ended (C-154). The
/// base class gives the presented view the whole window.
@MainActor open class PresentationController {
  /// The controller that is shown.
  public final unowned let presentedViewController: ViewController
  /// The controller that requested it.
  open private(set) weak var presentingViewController: ViewController!
  /// The view that fills the window while something is presented; nil before and after.
  open private(set) var containerView: View?
  /// The delegate, which is notified of what the user does to end the presentation, and asked before. Held weakly.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// Called after the presentation has ended, for whatever reason.
  public final var didDismiss: (() -> Void)?
  /// Asked before the user dismisses it with Escape or a click beside it; `true` lets it go.
  public final var shouldDismiss: (() -> Bool)?

  private weak var root: WindowRootView?
  /// The work for when the presented view has arrived; nil before and after.
  private var finishComingIn: (() -> Void)?
  /// The work for when the presented view has gone; nil before and after.
  private var finishGoingOut: (() -> Void)?

  /// Whether the presented view takes the place of what is beneath, which disappears, and is not to be seen through it.
  final var takesPlaceOfPresenter: Bool { presentedViewController.modalPresentationStyle == .fullScreen }

  /// Presents `presentedViewController`.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
  }

  func setPresenting(_ controller: ViewController) { presentingViewController = controller }

  // MARK: Hooks

  /// Runs before the container's layout. Tracked (C-153). Call `super`.
  open func containerViewWillLayoutSubviews() {}

  /// Runs after the container's layout. Tracked. Call `super`.
  open func containerViewDidLayoutSubviews() {}

  /// Asks for a layout of the container.
  public final func setNeedsLayout() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  /// Where the presented view is placed, in the container's coordinates. Read in the container's layout, and tracked there.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// The view to place: the presented controller's, or one around it.
  open var presentedView: View? { presentedViewController.view }

  /// The view to place, also where an override returns nil.
  final var shownView: View { presentedView ?? presentedViewController.view }

  // MARK: Coming and going

  /// The container is in the window, the presented view in the container. Add surrounding views here. Call `super`.
  open func presentationTransitionWillBegin() {}

  /// The presented view has arrived; `completed` is true. Call `super`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The presented view is about to go. Call `super`.
  open func dismissalTransitionWillBegin() {}

  /// The presented view has gone; `completed` is true. Call `super`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Brings the presented view in. The default fades. Call `completion` once.
  open func animatePresentation(completion: @escaping () -> Void) {
    let view = shownView
    View.performWithoutAnimation { view.layer.opacity = 0 }
    View.animate {
      view.layer.opacity = 1
    } completion: { _ in
      completion()
    }
  }

  /// Removes the presented view. The default fades it out. Call `completion` once.
  open func animateDismissal(completion: @escaping () -> Void) {
    let view = shownView
    View.animate {
      view.layer.opacity = 0
    } completion: { _ in
      completion()
    }
  }

  /// Whether the container keeps input from the views beneath.
  final var coversWhatIsBeneath = true {
    didSet {
      guard coversWhatIsBeneath != oldValue, let containerView else { return }
      root?.setKeepsKeyboard(coversWhatIsBeneath, in: containerView)
    }
  }

  // MARK: Traits

  private var overrides = TraitOverrides()

  /// Values for the presented controller and everything below it; they take effect in the next update pass. Everything
  /// else comes from the window (C-111).
  public final var traitOverrides: TraitOverrides {
    get { overrides }
    set {
      overrides = newValue
      containerView?.traitOverrides = newValue
    }
  }

  /// The traits of the container, as of the last trait step.
  open var traitCollection: TraitCollection {
    containerView?.traitCollection ?? presentingViewController?.traitCollection ?? TraitCollection()
  }

  /// Brings the traits of everything presented up to date now.
  public final func updateTraitsIfNeeded() { containerView?.updateTraitsIfNeeded() }

  // MARK: The presentation itself

  /// Shows the controller in a window.
  func begin(
    in window: Gtk.Window, animated: Bool, from source: ViewController, completion: @escaping () -> Void
  ) {
    let animator = animated ? animator(presentingFrom: source) : nil
    let participants = beginTransition(animated, animator, from: presentingViewController, to: presentedViewController)
    let container = PresentationContainerView(self)
    container.traitOverrides = overrides
    containerView = container
    if takesPlaceOfPresenter {
      presentingViewController?.appearance.beginHiding(animated: animated)
      // The presenter may have dismissed it, or have closed the window.
      guard containerView === container else { return }
      guard presentingViewController?.viewIfLoaded?.hostWindow === window else {
        return presentedViewController.endOwnPresentation(animated: false)
      }
      shownView.addCSSClass("background")
    }
    presentedViewController.appearance.note(.presented)
    presentedViewController.appearance.beginShowing(animated: animated)
    addToContainer(container, in: window)
    presentationTransitionWillBegin()
    WindowInput.of(window).begin(presentedViewController)
    finishComingIn = { [weak self, weak controller = presentedViewController] in
      guard let self, let controller else { return }
      presentationTransitionDidEnd(true)
      controller.appearance.endShowing()
      endTransition(participants)
      controller.appearance.whenShown { [weak self] in
        self?.hidePresenter()
        completion()
      }
    }
    guard animated else { return endComingIn() }
    // What comes in must have its place and content before it moves.
    container.layoutIfNeeded()
    if let animator {
      TransitionContext.run(
        animator, in: container, from: (presentingViewController, nil, container.bounds),
        to: (presentedViewController, shownView, frameOfPresentedViewInContainerView)
      ) { [self] _ in endComingIn() }
    } else {
      animatePresentation { [self] in endComingIn() }
    }
    participants.begin()
  }

  private func hidePresenter() {
    guard takesPlaceOfPresenter, !presentedViewController.presentation.isLeaving, let containerView,
      let view = presentingViewController?.viewIfLoaded
    else { return }
    containerView.setChildVisible(view, false)
  }

  private func showPresenter(animated: Bool) {
    guard takesPlaceOfPresenter, let presentingViewController, let view = presentingViewController.viewIfLoaded
    else { return }
    presentingViewController.appearance.beginShowing(animated: animated)
    containerView?.setChildVisible(view, true)
  }

  private func animator(presentingFrom source: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    guard !(self is PopoverPresentationController) else { return nil }
    return presentedViewController.transitioningDelegate?.animationController(
      forPresented: presentedViewController, presenting: presentingViewController ?? source, source: source)
      ?? ModalTransition(presentedViewController, isComing: true)
  }

  private var animatorForDismissal: (any ViewControllerAnimatedTransitioning)? {
    guard !(self is PopoverPresentationController) else { return nil }
    return presentedViewController.transitioningDelegate?.animationController(forDismissed: presentedViewController)
      ?? ModalTransition(presentedViewController, isComing: false)
  }

  private func beginTransition(
    _ animated: Bool, _ animator: (any ViewControllerAnimatedTransitioning)?, from: ViewController?, to: ViewController?
  ) -> TransitionParticipants {
    let participants = TransitionParticipants(
      isAnimated: animated, duration: animator?.transitionDuration(using: nil) ?? 0.25, from: from, to: to)
    presentedViewController.presentation.participants = participants
    presentingViewController?.presentation.participants = participants
    return participants
  }

  private func endTransition(_ participants: TransitionParticipants) {
    for controller in [presentedViewController, presentingViewController] {
      if controller?.presentation.participants === participants { controller?.presentation.participants = nil }
    }
    participants.end()
  }

  /// Once: when the presented view has arrived, or before it goes again.
  private func endComingIn() {
    let finish = finishComingIn
    finishComingIn = nil
    finish?()
  }

  /// The presented controller would like another size.
  func preferredContentSizeDidChange() { containerView?.queueAllocate() }

  /// The size that the presented controller prefers, 0 in a direction that is left to its view.
  ///
  /// - Parameter standard: the size of a view that requests none: it scrolls, or nothing in it says where it ends.
  final func preferredSize(orStandard standard: Size) -> Size {
    var size = presentedViewController.wholePreferredSize
    guard size.width <= 0 || size.height <= 0,
      presentedViewController.leavesHeightOpen || Self.scrolls(presentedViewController.view.rawWidget)
    else { return size }
    if size.width <= 0 { size.width = standard.width }
    if size.height <= 0 { size.height = standard.height }
    return size
  }

  /// Whether something that is shown there scrolls.
  private static func scrolls(_ widget: RawWidget) -> Bool {
    if let shown = widget.existingWrapper {
      guard shown.isVisible else { return false }
      if (shown as? View)?.scrollsSubviews == true { return true }
    }
    return sequence(first: widget.firstChild) { $0?.nextSibling }.prefix { $0 != nil }.contains { scrolls($0!) }
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: Size { presentedViewController.preferredContentSize }

  /// The presented controller would like another size. The default places it again; call `super`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
    preferredContentSizeDidChange()
  }

  /// The size of a controller in a container; all of it unless overridden. For an override of
  /// `frameOfPresentedViewInContainerView`, which calls it.
  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// Puts the container into the window.
  func addToContainer(_ container: View, in window: Gtk.Window) {
    container.addSubview(shownView)
    let root = WindowRootView.of(window)
    self.root = root
    root.push(container, content: shownView)
  }

  /// Ends the presentation. Told in this order, when it has gone: `gone`, the program's completions and `didDismiss`, `afterwards`.
  final func end(
    animated: Bool, gone: @escaping () -> Void, told: @escaping () -> Void, afterwards: @escaping () -> Void
  ) {
    // Held until the end: what is told may let go of both.
    let presented = presentedViewController
    endComingIn()
    let animated = animated && containerView?.isMapped == true
    let animator = animated ? animatorForDismissal : nil
    let participants = beginTransition(animated, animator, from: presentedViewController, to: presentingViewController)
    dismissalTransitionWillBegin()
    presentedViewController.appearance.note(.dismissed)
    presentedViewController.appearance.beginHiding(animated: animated)
    showPresenter(animated: animated)
    let input = containerView?.hostWindow.map(WindowInput.of)
    finishGoingOut = { [self] in
      if let containerView { input?.endLeaving(containerView) }
      removeContainer()
      shownView.removeFromSuperview()
      if takesPlaceOfPresenter { shownView.removeCSSClass("background") }
      presentedViewController.appearance.forget(.dismissed)
      containerView = nil
      dismissalTransitionDidEnd(true)
      endTransition(participants)
      gone()
      // It may present something else as soon as it has appeared.
      if takesPlaceOfPresenter { presentingViewController?.appearance.endShowing() }
      told()
      didDismiss?()
      afterwards()
      withExtendedLifetime(presented) {}
    }
    // Also what goes at once: the second press of a double-click is none on what is beneath.
    if let containerView { input?.beginLeaving(containerView) }
    guard animated, let containerView else { return finishGoing() }
    root?.silence(leaving: containerView)
    if let animator {
      TransitionContext.run(
        animator, in: containerView,
        from: (presentedViewController, shownView, frameOfPresentedViewInContainerView),
        to: (presentingViewController, nil, containerView.bounds)
      ) { [self] _ in finishGoing() }
    } else {
      animateDismissal { [self] in finishGoing() }
    }
    participants.begin()
  }

  /// Once: when the presented view is out of sight, or at once where nothing should wait for it.
  final func finishGoing() {
    let finish = finishGoingOut
    finishGoingOut = nil
    finish?()
  }

  /// The presented controller is about to present something itself.
  func willPresent(with other: PresentationController) {}

  /// What the presented controller presented has gone.
  func didPresent() {}

  /// The container is about to be hidden, for whatever reason.
  func containerWillUnmap() {}

  /// Takes the container out of the window.
  func removeContainer() {
    if let containerView { root?.remove(containerView) }
  }

  /// Whether the user may dismiss it. A delegate is notified of an attempt in vain.
  private var letsGo: Bool {
    if !presentedViewController.holdsPresentation, shouldDismiss?() ?? true,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// The user wants it to go.
  ///
  /// - Returns: whether it goes.
  @discardableResult final func attemptDismissal(animated: Bool = true) -> Bool {
    guard !presentedViewController.presentation.isLeaving, letsGo else { return false }
    dismissUnasked(animated: animated)
    return true
  }

  /// Does what Escape does.
  package final func dismissByKey() { attemptDismissal() }

  /// Ends the presentation without a call by the program, and tells the delegate.
  final func dismissUnasked(animated: Bool) {
    userWillDismiss()
    presentedViewController.userWillDismissPresentation()
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.endOwnPresentation(animated: animated) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// The user dismisses it; for what that means beside going.
  func userWillDismiss() {}
}

extension PresentationController: @MainActor TraitEnvironment {}

/// Fills the window while something is presented, and places it.
final class PresentationContainerView: View {
  private weak var controller: PresentationController?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init()
    addCSSClass("presentation-container")
    for (hook, body) in [
      (HookKind.containerViewWillLayoutSubviews, PresentationController.containerViewWillLayoutSubviews),
      (.containerViewDidLayoutSubviews, PresentationController.containerViewDidLayoutSubviews),
    ] {
      node.addHook(hook) { [weak controller] in controller.map { body($0)() } }.otherOwner = controller
    }
    let shortcuts = ShortcutController()
    // Wherever the keyboard is, or if it is nowhere.
    shortcuts.scope = .global
    shortcuts.add("Escape") { [weak self, weak controller] in
      guard let self, let controller, (superview as? WindowRootView)?.top === self else { return .proceed }
      controller.attemptDismissal()
      return .stop
    }
    add(shortcuts)
    // GTK's search entries keep Escape to themselves, also where there is no text to clear.
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self, weak controller] key, _ in
      guard key == .escape, let controller, self?.isSearchedForNothing == true else { return .proceed }
      controller.attemptDismissal()
      return .stop
    }
    add(keys)
  }

  /// Whether the keyboard is in a search entry in here that has no text.
  private var isSearchedForNothing: Bool {
    var widget = hostWindow?.focus
    while let current = widget, current !== self {
      if let entry = current as? Gtk.SearchEntry { return entry.text.isEmpty && entry.isDescendant(of: self) }
      widget = current.parent
    }
    return false
  }

  /// Whether it keeps input from the views beneath.
  var isModal: Bool { controller?.coversWhatIsBeneath != false }

  /// Ends the presentation at once, as its container goes.
  func endPresentation() {
    guard let presented = controller?.presentedViewController else { return }
    presented.endOwnPresentation(animated: false)
  }

  override func placesByItself(_ subview: View) -> Bool { true }

  override func expectedFrame(of subview: View) -> Rect? {
    // The size of a card follows from that of its content.
    guard let controller, !(controller is CardPresentationController), superview is WindowRootView else { return nil }
    return subview === controller.shownView ? controller.frameOfPresentedViewInContainerView : bounds
  }

  override func willUnmap() {
    controller?.containerWillUnmap()
    super.willUnmap()
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    controller?.coversWhatIsBeneath != false && super.point(inside: point, with: event)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    // A window keeps its size, and what is presented adapts; a popover is as large as its content.
    superview is WindowRootView ? .fixed(0) : super.measure(orientation, forSize: forSize)
  }

  override func layoutSubviews() {
    guard let controller else { return }
    let presented = controller.shownView
    for subview in subviewWidgets where subview !== presented { place(subview, in: bounds) }
    if presented.superview === self { place(presented, in: controller.frameOfPresentedViewInContainerView) }
  }
}
