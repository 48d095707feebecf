import Gtk

/// The place of a widget in its window's update pass: the hooks of the widget itself and of the controller whose view it
/// is, and its traits.
package final class WidgetNode: UpdateNode {
  /// The widget; nil once it is gone, and then nothing of this node runs any more (C-119).
  private(set) weak var widget: Widget?
  /// The widget as its class's layer knows it; nil for GTK's own.
  // As the fields of every node: what another module can reach would be checked at each access otherwise.
  @exclusivity(unchecked) package private(set) weak var owner: (any NodeOwner)?
  /// The controller whose view the widget is.
  @exclusivity(unchecked) package weak var controller: (any NodeController)?
  /// What runs the pass of the window the widget is in, if it is in one.
  @exclusivity(unchecked) package private(set) weak var host: WindowHost?
  @exclusivity(unchecked) package var traits = TraitNode()
  /// The tree of hooks that is below the widget.
  weak var nestedHooks: NestedHooks?
  /// What is set again when the traits have changed; nil for nothing.
  private(set) var followedIfAny: FollowedTraits?
  /// The hook of `updateProperties(using:)`, if the widget was given one, and which of all that one is.
  var updateHandler: Hook?
  var updateNumber = 0

  /// The node of one of GTK's widgets.
  private init(_ widget: Widget) {
    self.widget = widget
    super.init()
  }

  /// The node of a widget whose class gives it hooks, and tells it of its place; attached to the widget.
  package init(owner: any NodeOwner) {
    widget = owner
    self.owner = owner
    super.init()
    owner.attach(self)
  }

  /// The node of a widget, made when it is first needed.
  package static func of(_ widget: Widget) -> WidgetNode {
    if let node = existing(of: widget) { return node }
    if let owner = widget as? any NodeOwner { return owner.widgetNode }
    let node = WidgetNode(widget)
    widget.attach(node)
    node.joinWindow()
    widget.onNotifyRoot.includingProgrammatic { [weak node] in node?.move(to: node?.widget?.window) }
    widget.onMap { [weak node] in node?.didMap() }
    return node
  }

  /// The node of a widget that has one.
  package static func existing(of widget: Widget) -> WidgetNode? { widget.attachment(WidgetNode.self) }

  /// What is set again when the traits have changed.
  var followed: FollowedTraits {
    if let followedIfAny { return followedIfAny }
    let followed = FollowedTraits()
    followedIfAny = followed
    recordTraitChange()
    return followed
  }

  package override var policy: TrackingPolicy {
    traits.policy ?? PassContext.untracked { resolvedTraits().trackingPolicy }
  }

  /// Takes away what a controller gave the widget when that stops being its view, or the controller ends (C-267).
  package func removeController() {
    for hook in hooks.all where hook.belongsToController || hook.kind.isOfControllersLayout { removeHook(hook) }
    controller = nil
    removeControllerTraits()
  }

  // MARK: Place

  /// A node is made for a widget that may be in a window already.
  package func joinWindow() {
    host = WindowHost.of(widget?.window)
    // As if it had been there in the last trait step.
    if host != nil { _ = adoptTraits() }
  }

  /// The widget came into a window, or leaves the one it was in; what is pending goes along (C-075).
  package func move(to window: Gtk.Window?) {
    let new = WindowHost.of(window)
    if new !== host {
      queue?.remove(self)
      // The trait step of the window it leaves may be far away, and the window never shown.
      host?.forgetTraits(of: self)
    }
    host = new
    if let widget { StyleOverride.widgetDidMove(widget) }
    recordTraitChange()
    if hooks.isPending { enqueue() }
  }

  /// The widget is shown: what waited is due. GTK lays out and draws it by itself.
  package func didMap() {
    guard !hooks.duePhases.isDisjoint(with: [.constraints, .properties]) else { return }
    // The icon of a drag is in no window, and has no pass.
    if host == nil, let widget { widget.updatePropertiesIfNeeded() } else { enqueue() }
  }

  /// Whether the widget is part of a window that is shown, or about to be.
  ///
  /// Not the same as mapped: a view that hid itself must stay served, or its own hook could never show it again (C-071),
  /// while a page that a stack or a closed popover does not show waits (C-069).
  override func isServed(in tree: any HookTree) -> Bool {
    guard let host, host === tree, let widget, !PartialFlush.passesOver(self) else { return false }
    return host.isSeen(widget)
  }

  package override func enqueue() {
    // Outside of windows nothing has to be noted: coming into one, or a forced update, finds what is pending.
    host?.enqueue(self)
  }

  override func hookWasMarked(_ phase: UpdatePhase) {
    guard let host else { return }
    // Asked for in the update step of a frame, as the pass does, a layout brings GTK to make a second frame. The pass
    // asks all the same: until then the widget may be hidden, and GTK forgets.
    if phase == .layout, !host.isInLayout, !CustomWidget.isMeasuringOrDrawing, isLaidOutByGTK {
      widget?.queueNativeAllocate()
    }
    host.enqueue(self)
  }

  override func willBeServed() { controller?.willBeServed() }

  /// The traits here may have changed: the window's next trait step finds out. Outside of windows a forced update looks at
  /// all of them.
  func recordTraitChange() { host?.enqueueTraits(self) }

  // MARK: GTK's part

  override var isLaidOutByGTK: Bool { widget.map { $0.isVisibleInTree } ?? true }

  override func issueRequests() {
    guard let widget else { return }
    let due = hooks.duePhases
    if due.contains(.layout) {
      if !isLaidOutByGTK {
        owner?.layOutHidden()
      } else if host?.driver.followsLayout == true {
        // Asked for in the middle of that layout, GTK holds the request for one that it has met.
        widget.queueForgottenAllocate()
      } else {
        widget.queueNativeAllocate()
      }
    }
    if due.contains(.display) { widget.queueNativeDraw() }
  }

  /// Other rules hold here from now on.
  func policyDidChange() {
    // Parts of a layout are hooks of their own at some levels only.
    for hook in hooks.all where hook.kind.isPartOfLayout { removeHook(hook) }
    for hook in hooks.all { hook.policyDidChange() }
  }
}
