import Gtk

extension ViewController {
  /// The outermost controller around this one: what is presented covers all of it.
  private var outermost: ViewController { parent?.outermost ?? self }

  /// Whether this controller or one in it that is shown is modal.
  final var holdsPresentation: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.isMapped == true && $0.holdsPresentation }
  }

  /// What `presentationController` is.
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
      switch modalPresentationStyle {
      case .automatic where self is AlertController, .formSheet:
        CardPresentationController(presentedViewController: self, presenting: presenting)
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

  /// What `present(_:animated:completion:)` does.
  final func beginPresenting(_ controller: ViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.hostWindow else {
      return refuse(to: "present", controller, "its view is in no window; present from viewDidAppear or later")
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
    PassContext.untracked { presenter.begin(in: window, animated: animated, from: self) { completion?() } }
  }

  private func refuse(to verb: String, _ controller: ViewController, _ reason: String) {
    UpdateInspector.warn("\(type(of: self)) cannot \(verb) \(type(of: controller)): \(reason).")
  }

  /// What `dismiss(animated:completion:)` does.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presentingViewController {
        presentingViewController.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    guard let presenting = presented.presentation.presenting, let presenter = presented.presentation.controller else {
      // It is on its way out; whoever waits hears when it has gone.
      if let completion { presented.presentation.onGone.append(completion) }
      return
    }
    // What it presents itself goes with it, unseen.
    if presented.presentation.presented != nil { presented.dismiss(animated: false) }
    guard presented.presentation.presenting === presenting else { return }
    presented.presentation.presenting = nil
    PassContext.untracked {
      presenter.end(animated: animated) {
        presenting.presentation.presented = nil
        presented.presentation.controller = nil
        completion?()
        let waiting = presented.presentation.onGone
        presented.presentation.onGone = []
        for completion in waiting { completion() }
      }
    }
  }
}
