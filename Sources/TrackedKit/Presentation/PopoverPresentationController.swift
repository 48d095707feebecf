public import Gtk

/// Shows a controller in a bubble that points at a widget. Escape and a click outside dismiss it.
@MainActor public final class PopoverPresentationController: PresentationController {
  /// The widget it points at. Set it before presenting.
  public weak var sourceView: Widget?
  /// The side of `sourceView` on which it is shown if there is room.
  public var preferredPosition = Popover.Position.bottom

  private let popover = Popover()
  private var isEnding = false

  override func addToContainer(_ container: View, in window: Window) {
    let source = sourceView ?? presentingViewController?.view
    precondition(source != nil, "set sourceView of the popover before presenting it")
    container.addSubview(presentedView)
    popover.child = container
    popover.position = preferredPosition
    popover.hidesAutomatically = true
    popover.setParent(source)
    popover.closed.connect(self) { me in
      // The person closed it: GTK has hidden the bubble already.
      if !me.isEnding { me.presentedViewController.dismiss(animated: false) }
    }
    popover.popup()
  }

  public override var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  public override func animatePresentation(completion: @escaping () -> Void) { completion() }

  public override func animateDismissal(completion: @escaping () -> Void) { completion() }

  override func removeContainer() {
    isEnding = true
    popover.popdown()
    popover.child = nil
    popover.setParent(nil)
  }
}
