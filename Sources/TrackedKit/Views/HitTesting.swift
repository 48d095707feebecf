import Gtk

/// Who takes the pointer where views override `hitTest(_:with:)`. GTK asks each view by itself whether a point is its own, those in front
/// and inside first; one inside of a view with an override answers what that says.
enum HitTesting {
  /// Whether there was ever a view that overrides it: without one nothing is looked for.
  private static var isOverridden = false
  /// An override that finds a widget by GTK's ways is not asked again.
  private static var isAsking = false

  /// A view was made.
  static func note(_ view: View) {
    if !isOverridden, Overriding.hitTest.stands(in: view) { isOverridden = true }
  }

  /// Whether the pointer at a point is a view's own, if nothing in it takes it.
  static func takes(_ view: View, _ point: Point) -> Bool {
    guard isOverridden, !isAsking, let top = outermostOverride(around: view) else {
      return view.point(inside: point, with: nil)
    }
    guard let place = view.translate(point.offset(by: view.contentCorner), to: top) else { return false }
    isAsking = true
    defer { isAsking = false }
    guard let found = top.hitTest(place.offset(by: top.contentCorner, -1), with: nil) else { return false }
    // A button that was pressed on its title is asked when it is let go, too.
    return found === view || view.isAncestor(of: found)
  }

  private static func outermostOverride(around view: View) -> View? {
    var (found, next): (View?, Widget?) = (nil, view)
    while let current = next {
      if let view = current as? View, Overriding.hitTest.stands(in: view) { found = view }
      next = current.parent
    }
    return found
  }

  /// The view at a point of another's coordinates, or that one.
  static func find(in view: View, at point: Point, _ event: Event?) -> View? {
    guard canTake(view), !view.clipsToBounds || view.point(inside: point, with: event) else { return nil }
    return findBelow(view, at: point, in: view, event) ?? (view.point(inside: point, with: event) ? view : nil)
  }

  /// Looks through widgets of GTK's for the views in them.
  private static func findBelow(_ widget: Widget, at point: Point, in view: View, _ event: Event?) -> View? {
    var next = widget.rawWidget.lastChild
    while let raw = next {
      next = raw.previousSibling
      guard !raw.isPopover, let child = raw.wrapper, canTake(child) else { continue }
      if let inside = child as? View {
        if let found = inside.hitTest(inside.convert(point, from: view), with: event) { return found }
      } else if let found = findBelow(child, at: point, in: view, event) {
        return found
      }
    }
    return nil
  }

  private static func canTake(_ widget: Widget) -> Bool {
    // A page that is not the one in front is visible, and not mapped.
    let isInFront = widget.isVisible && (widget.isMapped || widget.parent?.isMapped != true)
    return isInFront && widget.canTarget
  }
}
