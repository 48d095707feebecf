import Gtk
import GtkTracking

extension ViewController {
  /// The outermost controller around this one: a presentation covers all of it.
  package final var outermost: ViewController { parent?.outermost ?? self }

  /// Whether the view is all of its window's content.
  package final var isContentOfWindow: Bool {
    guard let view = viewIfLoaded, let window = view.hostWindow else { return false }
    return window.child === view || (window.child as? WindowRootView)?.content === view
  }

  /// Whether the controller, one around it, or one that presents those, is about to leave the window: its presentations would be in no chain.
  package final var isOnItsWayOut: Bool {
    let outermost = outermost
    if outermost.presentation.isLeaving { return true }
    // What covers the window makes it disappear, and takes nothing away.
    let isCovered = outermost.presentation.presented?.presentation.controller?.takesPlaceOfPresenter == true
    if outermost.appearance.isGoing, !isCovered { return true }
    return outermost.presentation.presenting?.isOnItsWayOut == true
  }

  /// Whether this controller or one in it that is shown is modal.
  final var holdsPresentation: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.isMapped == true && $0.holdsPresentation }
  }

  /// The implementation of `presentationController`.
  final var usualPresentationController: PresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.presentationController }
    if case .custom = modalPresentationStyle { return nil }
    return makePresentationController(for: nil)
  }

  private func makePresentationController(
    for presenting: ViewController?, from source: ViewController? = nil
  ) -> PresentationController {
    let made: PresentationController =
      switch modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle {
      case .formSheet: CardPresentationController(presentedViewController: self, presenting: presenting)
      case .automatic, .pageSheet: SheetPresentationController(presentedViewController: self, presenting: presenting)
      case .fullScreen, .overFullScreen:
        PresentationController(presentedViewController: self, presenting: presenting)
      case .currentContext, .overCurrentContext:
        ContextPresentationController(presentedViewController: self, presenting: presenting)
      case .popover: PopoverPresentationController(presentedViewController: self, presenting: presenting)
      case .none: preconditionFailure("\(type(of: self)) is presented in no style: set modalPresentationStyle to one")
      case .custom:
        presenting.flatMap {
          transitioningDelegate?.presentationController(
            forPresented: self, presenting: $0, source: source ?? $0)
        } ?? PresentationController(presentedViewController: self, presenting: presenting)
      }
    presentation.controller = made
    return made
  }

  /// The implementation of `present(_:animated:completion:)`.
  final func beginPresenting(_ controller: ViewController, animated: Bool, completion: (() -> Void)?) {
    if controller.beginInPlace(in: self) {
      if let completion { MainLoop.afterCurrentTurn(completion) }
      return
    }
    guard let window = viewIfLoaded?.hostWindow else {
      return refuse(to: "present", controller, "its view is in no window; present from viewDidAppear or later")
    }
    guard !isOnItsWayOut, (window.child as? WindowRootView)?.isReplacing != true else {
      return refuse(to: "present", controller, "it is on its way out; present from what stays")
    }
    if let presented = presentedViewController {
      return refuse(to: "present", controller, "it already presents \(type(of: presented)); dismiss that first")
    }
    guard controller.presentation.presenting == nil else {
      return refuse(to: "present", controller, "that is presented already; dismiss it first")
    }
    guard controller.parent == nil else {
      return refuse(to: "present", controller, "that is a child; present the controller around it")
    }
    let presenting = outermost
    presenting.presentation.presented = controller
    controller.presentation.presenting = presenting
    let presenter =
      controller.presentation.controller ?? controller.makePresentationController(for: presenting, from: self)
    presenter.setPresenting(presenting)
    (presenter as? ContextPresentationController)?.source = self
    presenting.presentation.controller?.willPresent(with: presenter)
    PassContext.untracked { presenter.begin(in: window, animated: animated, from: self) { completion?() } }
  }

  private func refuse(to verb: String, _ controller: ViewController, _ reason: String) {
    UpdateRecorder.warn("\(type(of: self)) cannot \(verb) \(type(of: controller)): \(reason).")
  }

  /// The implementation of `dismiss(animated:completion:)`.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presentingViewController {
        presentingViewController.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    guard
      let presenting = presented.presentation.presenting ?? presented.presentation.controller?.presentingViewController
    else {
      completion?()
      return
    }
    presented.end(by: presenting, animated: animated, completion: completion)
  }

  /// Ends the presentation of this controller, and of everything on top of it.
  package final func endOwnPresentation(animated: Bool, completion: (() -> Void)? = nil) {
    end(by: presentation.presenting, animated: animated, completion: completion)
  }

  private func end(by presenting: ViewController?, animated: Bool, completion: (() -> Void)?) {
    let state = presentation
    guard let presenter = state.controller, presenter.containerView != nil else {
      completion?()
      return
    }
    guard !state.isLeaving else {
      // It is on its way out; the completions are called when it has gone.
      if let completion { state.onGone.append(completion) }
      if !animated { PassContext.untracked { presenter.finishGoing() } }
      return
    }
    // From here on nothing can be presented on it.
    state.isLeaving = true
    // What it presents itself goes first, unseen.
    if let above = state.presented { above.end(by: self, animated: false, completion: nil) }
    PassContext.untracked {
      presenter.end(animated: animated) {
        presenting?.presentation.presented = nil
        state.presenting = nil
        state.controller = nil
        state.isLeaving = false
        presenting?.presentation.controller?.didPresent()
      } told: {
        completion?()
        let waiting = state.onGone
        state.onGone = []
        for completion in waiting { completion() }
      } afterwards: {
        presenting?.serveWaiting()
      }
    }
  }
}
