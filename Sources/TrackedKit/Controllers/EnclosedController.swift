/// What is around a controller and how it comes and goes, for classes that say something else, or do more, as UIKit's programs like to.
/// The kit asks these members where it wants to know.
@MainActor open class EnclosedController: PresentedController {
  /// Every one is: this class is only there for what may be overridden.
  private var controller: ViewController { unsafeDowncast(self, to: ViewController.self) }

  // MARK: Around

  /// The navigation controller that this one, or one around it, is on the stack of.
  open var navigationController: NavigationController? { controller.enclosing(NavigationController.self) }

  /// The tab bar controller that this one, or one around it, is a page of.
  open var tabBarController: TabBarController? { controller.enclosing(TabBarController.self) }

  /// The split that this controller, or one around it, is a column of.
  open var splitViewController: SplitViewController? { controller.enclosing(SplitViewController.self) }

  /// What this controller presents, or the nearest one around it that presents something.
  open var presentedViewController: ViewController? {
    presentation.presented ?? controller.parent?.presentedViewController
  }

  /// The controller that presents this one, or the nearest one around it that is presented.
  open var presentingViewController: ViewController? {
    presentation.presenting ?? controller.parent?.presentingViewController
  }

  /// What presents this controller, or is going to; of the class that `modalPresentationStyle` asks for. A child's is that of
  /// the controller around it.
  open var presentationController: PresentationController? { controller.usualPresentationController }

  /// What presents this controller as a sheet, or is going to; nil for other styles.
  open var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// What presents this controller as a popover, or is going to; nil for other styles.
  open var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// Sets `toolbarItems`; at once.
  open func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { controller.toolbarItems = items }

  // MARK: Coming and going

  /// How this controller's view comes and goes where it is presented, in every style but popovers and where no `transitioningDelegate` says
  /// otherwise. `.coverVertical` unless it is set; until then what covers the window, or a part of it, fades. Set it before presenting.
  open var modalTransitionStyle: ModalTransitionStyle {
    get { presentation.transitionStyle ?? .coverVertical }
    set { presentation.transitionStyle = newValue }
  }

  /// Lets one take part in the transition that is under way: of this controller, or of one around it; nil at other times. Asked in
  /// `viewWillAppear(_:)`, `viewWillDisappear(_:)` or a presentation controller's methods, it calls what is given to it when the views
  /// move.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    presentation.participants ?? controller.parent?.transitionCoordinator
  }

  /// Whether the view appears because this controller is presented. True in `viewWillAppear(_:)`, `viewIsAppearing(_:)` and
  /// `viewDidAppear(_:)` only. For a controller in a container that is presented, ask the container.
  open var isBeingPresented: Bool { controller.appearance.isMoving(for: .presented) }

  /// Whether the view disappears because this controller, which was presented, is dismissed. True in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` only.
  open var isBeingDismissed: Bool { controller.appearance.isMoving(for: .dismissed) }

  /// Whether the view appears because this controller has become part of a container, such as by a push. True in
  /// `viewWillAppear(_:)`, `viewIsAppearing(_:)` and `viewDidAppear(_:)` only, and not where it comes back, nor where a tab is chosen.
  open var isMovingToParent: Bool { controller.appearance.isMoving(for: .movedToParent) }

  /// Whether the view disappears because this controller leaves its container, such as by a pop. True in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` only.
  open var isMovingFromParent: Bool { controller.appearance.isMoving(for: .movedFromParent) }

  /// For a container of one's own that animates: call it before putting the child's view into the hierarchy, or before the
  /// animation that ends with taking it out. `viewWillAppear(_:)` follows as soon as the view is shown,
  /// `viewWillDisappear(_:)` at once; both, and what comes after them, say `animated`. Call `super`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let appearance = controller.appearance
    if isAppearing { appearance.beginShowing(animated: animated) } else { appearance.beginHiding(animated: animated) }
  }

  /// For a container of one's own: the animation that brought the child's view in is over. `viewDidAppear(_:)` waits for it. Call `super`.
  open func endAppearanceTransition() { controller.appearance.endShowing() }
}
