import Gtk

extension ViewController {
  /// The controller this one presents.
  public final var presentedViewController: ViewController? { presentation.presented }

  /// The controller that presents this one.
  public final var presentingViewController: ViewController? { presentation.presenting }

  /// How this controller is presented; a sheet unless said otherwise. Set it before presenting.
  public final var modalPresentationStyle: ModalPresentationStyle {
    get { presentation.style }
    set {
      precondition(presentation.presenting == nil, "set modalPresentationStyle before presenting \(type(of: self))")
      presentation.style = newValue
      presentation.controller = nil
    }
  }

  /// Whether this controller's view is what is covered by what is presented in its context. A search covers what is searched whatever
  /// this says, and every other presentation its window.
  public final var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Makes the presentation controller where `modalPresentationStyle` is `.custom`. Held weakly. Set it before presenting.
  public final var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// Whether Escape and clicks beside it leave it where it is.
  public final var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// What presents this controller, or is going to; of the class that `modalPresentationStyle` asks for.
  public final var presentationController: PresentationController? {
    if presentation.controller == nil, case .custom = presentation.style { return nil }
    return presentation.controller ?? makePresentationController(for: nil)
  }

  /// What presents this controller as a sheet, or is going to; nil for other styles.
  public final var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// What presents this controller as a popover, or is going to; nil for other styles.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  private func makePresentationController(for presenting: ViewController?) -> PresentationController {
    let made: PresentationController =
      switch presentation.style {
      case .automatic where self is AlertController, .formSheet:
        CardPresentationController(presentedViewController: self, presenting: presenting)
      case .automatic, .pageSheet: SheetPresentationController(presentedViewController: self, presenting: presenting)
      case .fullScreen: PresentationController(presentedViewController: self, presenting: presenting)
      case .popover: PopoverPresentationController(presentedViewController: self, presenting: presenting)
      case .custom:
        presenting.flatMap {
          presentation.transitioningDelegate?.presentationController(
            forPresented: self, presenting: $0, source: $0)
        } ?? PresentationController(presentedViewController: self, presenting: presenting)
      }
    presentation.controller = made
    return made
  }

  /// Shows `controller` on top of this controller's window, as its `modalPresentationStyle` says. It has the window's
  /// traits (C-111), keeps the keyboard until it is dismissed, and leaves what is beneath it running (C-155).
  ///
  /// Not in a window, already presenting, or already presented: a warning says so, and nothing is shown.
  ///
  /// - Parameter completion: called once, when it has come to its place (C-207).
  public final func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard let window = viewIfLoaded?.window else {
      return refuse(to: "present", controller, "its view is in no window; present from viewDidAppear or later")
    }
    if let presented = presentedViewController {
      return refuse(to: "present", controller, "it already presents \(type(of: presented)); dismiss that first")
    }
    guard controller.presentingViewController == nil else {
      return refuse(to: "present", controller, "that is presented already; dismiss it first")
    }
    presentation.presented = controller
    controller.presentation.presenting = self
    let presenter = controller.presentation.controller ?? controller.makePresentationController(for: self)
    presenter.setPresenting(self)
    PassContext.untracked { presenter.begin(in: window, animated: animated) { completion?() } }
  }

  private func refuse(to verb: String, _ controller: ViewController, _ reason: String) {
    UpdateInspector.warn("\(type(of: self)) cannot \(verb) \(type(of: controller)): \(reason).")
  }

  /// Ends the presentation of what this controller presents, or, if it presents nothing, its own. Presents it something
  /// that presents something itself, all of that goes. Without a presentation it does nothing.
  ///
  /// - Parameter completion: called once, when it has gone; at once if there is nothing to dismiss.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenting = presentingViewController ?? ancestorThatIsPresented?.presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    guard let presenter = presented.presentation.controller else { return }
    // What it presents itself goes with it, unseen.
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    guard presented.presentation.presenting === self else { return }
    presented.presentation.presenting = nil
    PassContext.untracked {
      presenter.end(animated: animated) { [self] in
        presentation.presented = nil
        presented.presentation.controller = nil
        completion?()
      }
    }
  }

  /// The container around this controller that is presented, if one is.
  private var ancestorThatIsPresented: ViewController? {
    var ancestor = parent
    while let current = ancestor, current.presentingViewController == nil { ancestor = current.parent }
    return ancestor
  }
}
