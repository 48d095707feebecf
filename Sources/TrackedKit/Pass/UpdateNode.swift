import CGtk
import Gtk

/// The place of a widget's hooks in the update pass: the hooks of the widget itself and of the controller whose view it is.
final class UpdateNode {
  /// The widget; nil once it is gone, and then nothing of this node runs any more (C-119).
  private(set) weak var widget: Widget?
  /// The controller whose view the widget is.
  weak var controller: ViewController?

  /// In the order of a phase: the controller's before its view's (C-051).
  private(set) var hooks: [Hook] = []
  /// How many hooks of the two phases that the pass itself runs are due: asked at every write, so counted, not searched.
  private(set) var pendingProperties = 0
  private(set) var pendingConstraints = 0
  /// The pass of the window the widget is in, if it is in one.
  private(set) weak var pass: WindowUpdatePass?
  /// Whether that pass has the node in its queue.
  var isQueued = false
  var isTraitQueued = false
  /// What is below asks for another size since the layout began.
  var needsResize = false
  /// Values set on the view and on its controller.
  var overrides = TraitOverrides()
  var controllerOverrides = TraitOverrides()
  /// The traits as of the last trait step; nil before the first.
  var traits: TraitCollection?
  var controllerTraits: TraitCollection?
  /// By which level's rules the hooks run; nil before the first trait step.
  var knownPolicy: TrackingPolicy?
  /// Called after the traits have changed, with those from before.
  var traitObservers: [TraitObserver] = []

  init(_ widget: Widget) {
    self.widget = widget
  }

  isolated deinit { WindowUpdatePass.forget(self) }

  /// The node of a widget, made when it is first needed.
  static func of(_ widget: Widget) -> UpdateNode {
    if let view = widget as? View { return view.node }
    if let node = existing(of: widget) { return node }
    let node = UpdateNode(widget)
    widget.attachments[ObjectIdentifier(UpdateNode.self)] = node
    node.pass = widget.window.map { WindowUpdatePass.of($0) }
    widget.notify("root").connect { [unowned node] in node.move(to: node.widget?.window) }
    widget.map.connect { [unowned node] in node.didMap() }
    return node
  }

  /// The node of a widget that has one.
  static func existing(of widget: Widget) -> UpdateNode? {
    if let view = widget as? View { return view.node }
    return widget.attachments[ObjectIdentifier(UpdateNode.self)] as? UpdateNode
  }

  /// When a hook that was added runs first.
  enum FirstRun {
    /// When its phase comes; the pass or GTK sees to it.
    case scheduled
    /// When the caller runs it.
    case byCaller
  }

  /// Adds a hook, pending its first run.
  @discardableResult
  func addHook(
    _ hook: HookKind, isController: Bool = false, firstRun: FirstRun = .scheduled, body: @escaping () -> Void
  ) -> Hook {
    let tracked = Hook(hook, of: self, belongsToController: isController, body: body)
    notePending(tracked.phase, change: 1)
    if isController {
      hooks.insert(tracked, at: controllerHookCount)
      controllerHookCount += 1
    } else {
      hooks.append(tracked)
    }
    if firstRun == .scheduled { schedule(hook.phase) }
    return tracked
  }

  private var controllerHookCount = 0

  /// By which level's rules the hooks run.
  var policy: TrackingPolicy {
    if let knownPolicy { return knownPolicy }
    return Hook.untracked { resolvedTraits().trackingPolicy }
  }

  /// A hook became pending, or no longer is.
  func notePending(_ phase: UpdatePhase, change: Int) {
    switch phase {
    case .properties: pendingProperties += change
    case .constraints: pendingConstraints += change
    case .traits, .layout, .display: break
    }
  }

  /// Whether a hook of a phase is due; layout and drawing are GTK's to ask for, and their hooks are searched.
  func isPending(_ phase: UpdatePhase) -> Bool {
    switch phase {
    case .properties: pendingProperties > 0
    case .constraints: pendingConstraints > 0
    case .traits, .layout, .display: hooks.contains { $0.isPending && $0.phase == phase }
    }
  }

  func removeHook(_ hook: Hook) {
    guard let index = hooks.firstIndex(where: { $0 === hook }) else { return }
    if hook.isPending { notePending(hook.phase, change: -1) }
    hooks.remove(at: index)
    if index < controllerHookCount { controllerHookCount -= 1 }
  }

  /// Other rules hold here from now on.
  func policyDidChange() {
    // Parts of a layout are hooks of their own at some levels only.
    for hook in hooks where hook.kind.isPartOfLayout { removeHook(hook) }
    hooks.forEach { $0.policyDidChange() }
  }

  /// Takes the hooks of a controller away when the widget stops being its view.
  func removeControllerHooks() {
    for hook in hooks.prefix(controllerHookCount) where hook.isPending { notePending(hook.phase, change: -1) }
    hooks.removeFirst(controllerHookCount)
    controllerHookCount = 0
    controller = nil
  }

  /// Whether a hook of the phases that the pass itself runs is due.
  var hasPendingUpdates: Bool {
    pendingProperties + pendingConstraints > 0
  }

  /// Sees to a run of what is pending in `phase`.
  func schedule(_ phase: UpdatePhase) {
    switch phase {
    case .traits, .constraints, .properties: WindowUpdatePass.enqueue(self)
    case .layout: widget?.queueAllocate()
    case .display:
      // GTK forgets what is asked of it while it draws.
      if ViewDisplay.isDrawing { pass?.askAgain(self) } else { widget.map { gtk_widget_queue_draw($0.widgetPointer) } }
    }
  }

  /// Asks GTK for what it forgot because it was asked while doing just that.
  func scheduleAgain() {
    guard let widget else { return }
    if needsResize {
      needsResize = false
      gtk_widget_queue_resize(widget.widgetPointer)
    }
    if isPending(.layout) { widget.queueAllocate() }
    if isPending(.display) { gtk_widget_queue_draw(widget.widgetPointer) }
  }

  /// Whether the widget is part of a window that is shown, or about to be.
  ///
  /// Not the same as mapped: a view that hid itself must stay served, or its own hook could never show it again (C-071),
  /// while a page that a stack or a closed popover does not show waits (C-069).
  var isAttached: Bool {
    guard let widget, let pass, let window = pass.window else { return false }
    if widget.isMapped { return true }
    guard window.isMapped || pass.isPresenting else { return false }
    return TreeOrder.barrier(above: widget) == nil
  }

  /// The widget came into a window, or leaves the one it was in; what is pending goes along.
  func move(to window: Window?) {
    let new = window.map { WindowUpdatePass.of($0) }
    if let pass, pass !== new { pass.dequeue(self) }
    pass = new
    noteTraitChange()
    if hasPendingUpdates { WindowUpdatePass.enqueue(self) }
  }

  /// The traits here may have changed: the window's next trait step, or a forced update outside of windows, finds out.
  func noteTraitChange() {
    if let pass { pass.enqueueTraits(self) } else { WindowUpdatePass.hasDetachedTraitChanges = true }
  }

  /// The widget is shown: what waited is due.
  func didMap() {
    if hasPendingUpdates { WindowUpdatePass.enqueue(self) }
  }

  /// Sees to it that the node is served when the container that keeps it back shows it.
  ///
  /// Its own `map` is not enough: a view that hid itself is not mapped when its page is.
  func awaitAttachment() {
    guard let widget, pass?.window?.isMapped == true else { return }
    guard let barrier = TreeOrder.barrier(above: widget) else { return }
    let key = ObjectIdentifier(SignalConnection.self)
    guard barrier.attachments[key] == nil else { return }
    barrier.attachments[key] = barrier.map.connect { [weak barrier] in
      guard let window = barrier?.window else { return }
      WindowUpdatePass.of(window).adoptWaitingNodes()
    }
  }
}
