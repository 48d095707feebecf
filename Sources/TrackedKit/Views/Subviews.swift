public import Gtk
import GtkTracking

// The order of a view's subviews: the last one is in front.
extension View {
  /// Adds a widget in front of the others, taking it from where it was (C-218).
  public final func addSubview(_ subview: Widget) {
    if let view = subview as? View { addSubview(view) } else { insert(subview, before: nil) }
  }
}

extension View {
  /// Adds a widget behind `index` others; at most behind none.
  public final func insertSubview(_ subview: Widget, at index: Int) {
    if let view = subview as? View { insertSubview(view, at: index) } else { put(subview, at: index) }
  }

  /// Adds a widget directly behind another, or behind the subview that this one is in; in front of all, with a warning, where it is in none.
  public final func insertSubview(_ subview: Widget, belowSubview sibling: Widget) {
    guard let view = subview as? View, let other = sibling as? View else { return put(subview, below: sibling) }
    insertSubview(view, belowSubview: other)
  }

  /// Adds a widget directly in front of another, or of the subview that this one is in; in front of all, with a warning, where it is in none.
  public final func insertSubview(_ subview: Widget, aboveSubview sibling: Widget) {
    guard let view = subview as? View, let other = sibling as? View else { return put(subview, above: sibling) }
    insertSubview(view, aboveSubview: other)
  }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ subview: Widget) {
    if let view = subview as? View { bringSubviewToFront(view) } else { bringToFront(subview) }
  }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ subview: Widget) {
    if let view = subview as? View { sendSubviewToBack(view) } else { sendToBack(subview) }
  }
}

// What that does, below what a class makes of it.
extension View {
  /// The direct children, views and GTK widgets, back to front.
  final var subviewWidgets: [Widget] { subviewHost.addedChildren }

  final var subviewViews: [View] {
    let widgets = subviewWidgets
    let views = widgets.compactMap { $0 as? View }
    #if DEBUG
      if views.count < widgets.count { MissedWidgets.tell(widgets, in: self) }
    #endif
    return views
  }

  final func put(_ subview: Widget, at index: Int) {
    insert(subview, before: subviewHost.addedChild(at: index, without: subview.rawWidget)?.wrapper)
  }

  final func put(_ subview: Widget, below sibling: Widget) {
    insert(subview, before: subviewHost.addedChild(around: sibling)?.wrapper)
  }

  final func put(_ subview: Widget, above sibling: Widget) {
    insert(subview, before: subviewHost.addedChild(around: sibling)?.nextSibling?.wrapper)
  }

  private func addedChild(around widget: Widget) -> RawWidget? {
    var child = widget.rawWidget
    while let parent = child.parent {
      if parent == rawWidget { return child }
      child = parent
    }
    UpdateRecorder.warn(
      "\(type(of: widget)) is not in \(type(of: self)): the new view is in front of all others.")
    return nil
  }

  final func exchange(_ first: Int, _ second: Int) {
    let host = subviewHost
    guard host === self else { return host.exchange(first, second) }
    let subviews = subviewWidgets
    guard first != second else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    let behindHigh = high.rawWidget.nextSibling?.wrapper
    insertChild(high, before: low)
    insertChild(low, before: behindHigh)
    queueAllocate()
  }

  final func bringToFront(_ subview: Widget) {
    let host = subviewHost
    guard host === self else { return host.bringToFront(subview) }
    guard subview.isChild(of: self), lastAddedChild != subview.rawWidget else { return }
    insertChild(subview, before: nil)
    queueDraw()
  }

  final func sendToBack(_ subview: Widget) {
    let host = subviewHost
    guard host === self else { return host.sendToBack(subview) }
    guard subview.isChild(of: self), let back = firstAddedChild, back != subview.rawWidget else { return }
    insertChild(subview, before: back.wrapper)
    queueDraw()
  }

  final func insert(_ subview: Widget, before sibling: Widget?) {
    let host = subviewHost
    guard host === self else { return host.insert(subview, before: sibling) }
    precondition(
      !isDescendant(of: subview),
      "\(type(of: self)) cannot contain \(subview === self ? "itself" : "\(type(of: subview)), which contains it"). "
        + "Add the subview to a view that is not inside it.")
    guard !subview.isChild(of: self) else { return insertChild(subview, before: sibling) }
    let view = subview as? View
    PassContext.outsideOfHook { view?.willMove(toSuperview: programsView) }
    // The role is to be known before the widget is in a window.
    view?.tellNames()
    layoutState.noteArrival(of: subview)
    insertChild(subview, before: sibling)
    if let placement = Placement.existing(of: subview), placement.frame != nil {
      subviewFrameDidChange(subview, placement)
    }
    PassContext.outsideOfHook {
      view?.didMoveToSuperview()
      didAddSubview(subview)
      if let view { didAddSubview(view) }
    }
  }
}

#if DEBUG
  /// Warns about GTK widgets that a program may miss among subviews. The parts of the kit's own views do not count.
  @MainActor private enum MissedWidgets {
    private static var told: Set<ObjectIdentifier> = []

    static func tell(_ widgets: [Widget], in view: View) {
      let type = type(of: view)
      guard type == View.self || ProgramClasses.contains(type), told.insert(ObjectIdentifier(type)).inserted,
        let missed = widgets.first(where: { !($0 is View) })
      else { return }
      UpdateRecorder.warn(
        "subviews of \(type) leaves \(Swift.type(of: missed)) out, which is a GTK widget and not a view. addedChildren has both."
      )
    }
  }
#endif

// Every widget's place among others.
extension WidgetProtocol {
  /// The widgets directly inside, back to front, without popovers and those that GTK made for itself.
  public var subviews: [Widget] {
    if let view = self as? View { return view.subviewWidgets }
    return (self as? CustomWidget)?.addedChildren ?? children.filter { !$0.rawWidget.isPopover }
  }

  /// The view this widget is directly inside of; nil for a child of a GTK container, which is its `parent`.
  public var superview: View? {
    layoutSuperview?.programsView
  }

  /// The view that lays this widget out.
  var layoutSuperview: View? { parent as? View }

  /// Removes the widget from its parent, which ends its constraints there, but for those on a view's size alone.
  public func removeFromSuperview() {
    if let view = self as? View { view.removeFromSuperview() } else { takeOut() }
  }

  func takeOut() {
    guard parent != nil else { return }
    // A handler of the removal may remove it again (C-241).
    guard !TreeWork.isLeaving(self) else { return leave() }
    let view = self as? View
    ProgramCalls.keep(self)
    TreeWork.whileLeaving(self) {
      PassContext.outsideOfHook { view?.willMove(toSuperview: nil) }
      leave()
      PassContext.outsideOfHook { view?.didMoveToSuperview() }
    }
  }

  private func leave() {
    guard parent != nil else { return }
    if let superview = layoutSuperview { superview.removeChild(self) } else { detachFromParent() }
  }

  /// Whether this is `view`, or somewhere inside of it.
  public func isDescendant(of view: Widget) -> Bool { view === self || view.isAncestor(of: self) }

  /// A number by which a program finds the widget again; 0 unless set.
  public var tag: Int {
    get { attachment(Tag.self)?.value ?? 0 }
    set { if newValue != tag { attach(Tag(newValue)) } }
  }

  /// The first with a tag among this widget and those below it.
  public func viewWithTag(_ tag: Int) -> Widget? {
    if self.tag == tag { return self }
    var next = rawWidget.firstChild
    while let child = next {
      if let found = child.wrapper?.viewWithTag(tag) { return found }
      next = child.nextSibling
    }
    return nil
  }
}

private final class Tag {
  let value: Int

  init(_ value: Int) { self.value = value }
}
