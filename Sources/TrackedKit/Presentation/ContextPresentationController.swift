import Gtk

/// Shows a controller over the view of the nearest controller around the presenting one that has `definesPresentationContext`, and leaves
/// the rest of the window to the user. Without one it covers the window.
final class ContextPresentationController: PresentationController {
  /// The controller on which `present(_:animated:completion:)` was called.
  weak var source: ViewController?
  private weak var context: View?
  private var silenced: [Widget] = []
  private weak var focusBefore: Widget?

  override func addToContainer(_ container: View, in window: Gtk.Window) {
    guard let context = source.flatMap(Self.context) else {
      return super.addToContainer(container, in: window)
    }
    self.context = context
    focusBefore = WindowResponder.of(window).settledFocus
    // What is covered takes no keyboard.
    silenced = context.children.filter(\.canFocus)
    for widget in silenced { widget.canFocus = false }
    container.addSubview(shownView)
    context.addSubview(container)
    if !shownView.focusFirstChild() { window.focus = nil }
  }

  override func removeContainer() {
    guard context != nil else { return super.removeContainer() }
    for widget in silenced { widget.canFocus = true }
    silenced = []
    containerView?.removeFromSuperview()
    context = nil
    if let focusBefore, focusBefore.window != nil { focusBefore.grabFocusWithoutSelecting() }
  }

  /// The view that is covered. In lists and scroll views subviews scroll along: there it is their container.
  private static func context(for presenting: ViewController) -> View? {
    var controller: ViewController? = presenting
    while let current = controller, !current.definesPresentationContext { controller = current.parent }
    guard let view = controller?.viewIfLoaded else { return nil }
    return view.scrollsSubviews ? view.superview : view
  }
}
