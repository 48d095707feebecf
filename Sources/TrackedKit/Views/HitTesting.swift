import Gtk

/// Finds the target of the pointer where views override `hitTest(_:with:)`. GTK asks each view itself whether a point is its own, those in front
/// and inside first; a view inside one with an override answers with the override's result.
enum HitTesting {
  /// Whether there was ever a view that overrides it: without one nothing is looked for.
  private static var isOverridden = false
  /// An override that finds a widget by GTK's ways is not asked again.
  private static var isAsking = false

  /// What GTK asks of widget after widget while it looks for the one at a point, and those it has asked.
  private struct Search {
    let top: View
    let place: Point
    let found: View?
    var asked: Set<ObjectIdentifier>
  }

  /// The last search, until the main loop's turn is over: without it, each view at whose place nothing is found would search everything.
  private static var search: Search?

  /// A view was made.
  static func note(_ view: View) {
    if !isOverridden, Overriding.hitTest.stands(in: view) { isOverridden = true }
  }

  /// A window was made.
  static func note(_ window: Window) {
    if !isOverridden, Overriding.windowHitTest.stands(in: window) { isOverridden = true }
  }

  /// Whether the pointer at a point is a view's own, if nothing in it takes it.
  static func takes(_ view: View, _ point: Point) -> Bool {
    guard isOverridden, !isAsking, let top = outermostOverride(around: view) else {
      return view.point(inside: point, with: nil)
    }
    guard let place = view.translate(point.offset(by: view.contentCorner), to: top) else { return false }
    guard let found = found(from: top, at: place.offset(by: top.contentCorner, -1), asked: view) else { return false }
    // A button that was pressed on its title is asked when it is let go, too.
    return found === view || view.isAncestor(of: found)
  }

  /// Whom GTK asks again, it asks in a new search.
  private static func found(from top: View, at place: Point, asked view: View) -> View? {
    if let last = search, last.top === top, abs(last.place.x - place.x) < 1e-6, abs(last.place.y - place.y) < 1e-6,
      search?.asked.insert(ObjectIdentifier(view)).inserted == true
    {
      return last.found
    }
    isAsking = true
    let found = ask(top, place)
    isAsking = false
    if search == nil { ProgramCalls.afterwards { search = nil } }
    search = Search(top: top, place: place, found: found, asked: [ObjectIdentifier(view)])
    return found
  }

  private static func outermostOverride(around view: View) -> View? {
    var (found, next): (View?, Widget?) = (nil, view)
    while let current = next {
      if let view = current as? View, Overriding.hitTest.stands(in: view) || overridingWindow(of: view) != nil {
        found = view
      }
      next = current.parent
    }
    return found
  }

  /// A view's answer, or, for all of a window's content, that of the window.
  private static func ask(_ view: View, _ point: Point) -> View? {
    overridingWindow(of: view).map { $0.hitTest(point, with: nil) } ?? view.hitTest(point, with: nil)
  }

  private static func overridingWindow(of view: View) -> Window? {
    guard let window = (view as? WindowRootView)?.owner else { return nil }
    return Overriding.windowHitTest.stands(in: window) ? window : nil
  }

  /// Whether what is only looked at counts, too.
  fileprivate static var isInspecting = false

  /// Whether a view itself takes the pointer: a label does not unless it has something to do with it.
  static func canHit(_ view: View) -> Bool {
    guard view.letsPointerThrough, !isInspecting else { return true }
    return view.isAskedToBeReached || view.hasPointerControllers || view.tooltip != nil || view.cursor != nil
  }

  /// The view at a point of another's coordinates, or that one.
  static func find(in view: View, at point: Point, _ event: Event?) -> View? {
    guard canTake(view), !view.clipsToBounds || view.point(inside: point, with: event) else { return nil }
    if let found = findBelow(view, at: point, in: view, event) { return found }
    return canHit(view) && view.point(inside: point, with: event) ? view : nil
  }

  /// Searches GTK's widgets for the views in them.
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

extension WidgetProtocol {
  /// The widget that is seen at a point, whether or not it takes the pointer.
  package func pickSeen(at point: Point) -> Widget? {
    HitTesting.isInspecting = true
    defer { HitTesting.isInspecting = false }
    return pick(at: point)
  }
}
