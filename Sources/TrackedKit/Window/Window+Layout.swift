public import Gtk
import GtkTracking

// A view's members for layout, as the window's content has them.
extension Window {
  /// The part of the window that nothing covers: all of its content.
  public final var safeAreaLayoutGuide: LayoutGuide { content.safeAreaLayoutGuide }

  /// The insets at the content's edges: none, as a title bar is beside it.
  public final var safeAreaInsets: EdgeInsets { .zero }

  /// The content without its margins.
  public final var layoutMarginsGuide: LayoutGuide { content.layoutMarginsGuide }

  /// The part of the content without its margins that is no wider than a text is read with ease.
  public final var readableContentGuide: LayoutGuide { content.readableContentGuide }

  /// Where a keyboard on the screen would be: at the lower edge, without a height.
  public final var keyboardLayoutGuide: LayoutGuide { content.keyboardLayoutGuide }

  /// The distances that content keeps from the edges.
  public final var layoutMargins: EdgeInsets {
    get { content.layoutMargins }
    set { content.layoutMargins = newValue }
  }

  /// Adds a guide.
  public final func addLayoutGuide(_ guide: LayoutGuide) { content.addLayoutGuide(guide) }

  /// Removes a guide; constraints with it end.
  public final func removeLayoutGuide(_ guide: LayoutGuide) { content.removeLayoutGuide(guide) }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public final func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Asks for `layoutSubviews()` in this frame's layout.
  public final func setNeedsLayout() { content.setNeedsLayout() }

  /// Runs pending work in the window, up to its layout, now (C-087).
  public final func layoutIfNeeded() { content.layoutIfNeeded() }

  /// Asks for `updateProperties()` in the next update pass.
  public final func setNeedsUpdateProperties() { content.setNeedsUpdateProperties() }

  /// Runs pending constraint and property hooks of the window, now.
  public final func updatePropertiesIfNeeded() { content.updatePropertiesIfNeeded() }

  /// Asks for `updateConstraints()` in the next update pass.
  public final func setNeedsUpdateConstraints() { content.setNeedsUpdateConstraints() }

  /// Runs pending constraint hooks of the window, now.
  public final func updateConstraintsIfNeeded() { content.updateConstraintsIfNeeded() }

  /// Draws the content as it is seen now into a rectangle of the current drawing.
  ///
  /// - Returns: whether the window is shown.
  @discardableResult
  public final func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    content.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
}

extension WidgetProtocol {
  /// The widget at whose corner coordinates begin: for a window of the kit its content, below a title bar.
  var originOfCoordinates: Widget { (self as? Window)?.contentIfMade ?? self }
}
