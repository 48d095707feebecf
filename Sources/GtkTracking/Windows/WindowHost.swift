import Gtk

/// What a window has for its update pass: the one object attached to it, and the owner of everything the pass needs.
///
/// | | |
/// |---|---|
/// | `round` | the queue of what is pending, and the fix-point that runs it |
/// | `driver` | runs the pass in step with the frame clock |
/// | `systemTraits` | the traits that the window's surroundings give |
/// | `parts` | what layers above have attached |
package final class WindowHost: HookTree {
  @exclusivity(unchecked) package private(set) weak var window: Gtk.Window?
  @exclusivity(unchecked) private(set) var round: UpdateRound!
  @exclusivity(unchecked) package private(set) var driver: FrameDriver!
  private(set) var systemTraits: SystemTraitSource!
  private var parts: [any HostPart] = []
  /// Nodes whose traits may have changed since the last trait step.
  @exclusivity(unchecked) private var traitQueue: [WidgetNode] = []
  /// Those of the trait step that runs.
  @exclusivity(unchecked) private var traitsInProgress: [WidgetNode] = []
  private var loopReporter = LoopReporter()
  /// Where the change of traits comes from that the next trait step looks for, if that was recorded.
  var recordedTraits: (session: Int, origin: UpdateRecord.Origin)?

  /// What keeps pending nodes back: the page a stack does not show, a closed popover. Looked at again before each pass.
  private var barriers: [ObjectIdentifier: Barrier] = [:]
  private struct Barrier {
    weak var widget: Widget?
    let connections: [SignalConnection]
  }

  private init(_ window: Gtk.Window) {
    self.window = window
    MainContextScheduler.install
    round = UpdateRound(self)
    driver = FrameDriver(window, self)
    systemTraits = SystemTraitSource(window) { [weak self] in
      if let self, let window = self.window { enqueueTraits(WidgetNode.of(window)) }
    }
  }

  // MARK: Layers above

  /// What layers above do before a window is laid out at once, outside of a frame.
  package static var beforeLayout: [(Gtk.Window) -> Void] = []

  /// Has a part of a layer above called at the frame's steps, as long as the window is there.
  package func attach(_ part: some HostPart) { parts.append(part) }

  func frameDidEnd() { parts.forEach { $0.frameDidEnd() } }

  /// The host of a window, made when it is first needed.
  package static func of(_ window: Gtk.Window) -> WindowHost {
    if let host = window.attachment(WindowHost.self) { return host }
    let host = WindowHost(window)
    window.attach(host)
    registry.append(WeakHost(host: host))
    makingHandlers.forEach { $0(window) }
    return host
  }

  /// The host of a window, if there is one.
  package static func of(_ window: Gtk.Window?) -> WindowHost? {
    guard let window else { return nil }
    return of(window) as WindowHost
  }

  private static var makingHandlers: [(Gtk.Window) -> Void] = []

  /// Calls `handler` with each window that has hooks, now and later.
  package static func onEachWindow(_ handler: @escaping (Gtk.Window) -> Void) {
    makingHandlers.append(handler)
    all.compactMap(\.window).forEach(handler)
  }

  private struct WeakHost { weak var host: WindowHost? }
  private static var registry: [WeakHost] = []

  /// The hosts of the windows that exist.
  package static var all: [WindowHost] {
    registry.removeAll { $0.host == nil }
    return registry.compactMap(\.host)
  }

  /// How many views of the window lay themselves out just now, one inside the other. GTK does not hear meanwhile what is
  /// asked of a layout.
  @exclusivity(unchecked) package var layoutDepth = 0
  package var isInLayout: Bool { layoutDepth > 0 }

  /// What asked for another size in the middle of a layout, when GTK could not hear it.
  private var measuredAgain: [Measured] = []
  private struct Measured {
    weak var widget: Widget?
    /// Whether what is around it was laid out by a size that it does not ask for.
    var isMisplaced = false
  }
  var hasSizesToMeasure: Bool { !measuredAgain.isEmpty }

  /// Has the next layout measure a widget again.
  package func measureAgain(_ widget: Widget) {
    measuredAgain.append(Measured(widget: widget))
    driver.requestFrameIfNeeded()
  }

  /// Has the next layout measure a widget again, and lay out everything around it: what that has noted of this layout is the size that the
  /// widget asks for now, and not the one it was placed by.
  package func placeAgain(_ widget: Widget) {
    measuredAgain.append(Measured(widget: widget, isMisplaced: true))
    driver.requestFrameIfNeeded()
  }

  /// Asks GTK for the sizes that it was not told.
  ///
  /// - Returns: whether there were any.
  func askForSizes() -> Bool {
    let asking = measuredAgain
    measuredAgain = []
    for case let (widget?, isMisplaced) in asking.map({ ($0.widget, $0.isMisplaced) }) where widget.window === window {
      if isMisplaced {
        for outer in sequence(first: widget, next: \.parent).dropFirst() { (outer as? any NodeOwner)?.forgetLayout() }
      }
      // GTK asks nobody about what is hidden, but its container has one child less.
      (widget.isVisible ? widget : widget.parent)?.queueForgottenResize()
    }
    return !asking.isEmpty
  }

  /// Whether the window is shown, or about to be for the first time.
  package var isShown: Bool { driver.isPresenting || window?.isMapped == true }

  var hasPendingUpdates: Bool { round.hasPendingUpdates }

  // MARK: What is pending

  /// Sees to the run of what a node of this window has pending: in the next pass, or when what keeps it back opens.
  func enqueue(_ node: WidgetNode) {
    guard node.queue == nil else { return }
    guard !PartialFlush.passesOver(node) else { return PartialFlush.holdBack(node) }
    guard node.isServed(in: self) else { return watchBarrier(above: node) }
    round.queue.insert(node)
    driver.requestFrameIfNeeded()
  }

  /// Notes that the traits of a node of this window may have changed.
  func enqueueTraits(_ node: WidgetNode) {
    guard !node.traits.isQueued else { return }
    node.traits.isQueued = true
    node.traits.placeInQueue = traitQueue.count
    traitQueue.append(node)
    UpdateRecorder.session?.traitsMayChange(in: self)
    driver.requestFrameIfNeeded()
  }

  /// A node leaves: a window that is not shown makes no trait step, and would keep it for as long as that is so (C-268).
  func forgetTraits(of node: WidgetNode) {
    guard node.traits.isQueued else { return }
    node.traits.isQueued = false
    let place = node.traits.placeInQueue
    // It may be one of those that the step in progress looks at.
    guard place < traitQueue.count, traitQueue[place] === node else { return }
    let last = traitQueue.removeLast()
    guard last !== node else { return }
    traitQueue[place] = last
    last.traits.placeInQueue = place
  }

  /// The window itself needs no watching: when it is shown, all of it is looked through.
  private func watchBarrier(above node: WidgetNode) {
    guard isShown, let widget = node.widget, let barrier = TreeOrder.barrier(above: widget) else { return }
    let key = ObjectIdentifier(barrier)
    // One that is gone may have had the same address.
    guard barriers[key]?.widget !== barrier else { return }
    // Below a hidden view a container opens without a frame, but not without a word.
    let anyChange: Signal<>? = barrier.parent.map { Signal($0, "notify") }
    let signals = [barrier.notify("visible"), anyChange].compactMap { $0 }
    barriers[key] = Barrier(
      widget: barrier, connections: signals.map { $0 { [weak self] in self?.driver.requestLook() } })
    driver.requestLook()
  }

  /// What keeps pending nodes back at this moment.
  var closedBarriers: [Widget] {
    barriers.isEmpty ? [] : barriers.values.compactMap(\.widget).filter { $0.window === window }
  }

  /// Whether a widget of this window is seen, or about to be: nothing but its own visibility keeps it back.
  package func isSeen(_ widget: Widget) -> Bool {
    widget.isMapped || (isShown && TreeOrder.barrier(above: widget) == nil)
  }

  /// Queues what is pending behind a barrier that has opened.
  func lookBehindBarriers() {
    guard !barriers.isEmpty else { return }
    for (key, barrier) in barriers {
      let widget = barrier.widget.flatMap { $0.window === window ? $0 : nil }
      if let widget, TreeOrder.isBarrier(widget) {
        // Hidden by itself meanwhile, it is kept back by nothing else; what is in it still is.
        if !widget.isVisible, let node = WidgetNode.existing(of: widget), !node.hooks.duePhases.isEmpty {
          node.enqueue()
        }
        continue
      }
      barrier.connections.forEach { $0.disconnect() }
      barriers[key] = nil
      if let widget { enqueueAll(below: widget) }
    }
  }

  /// Queues everything of some phases that is pending at and below a widget.
  func enqueueAll(below widget: Widget, _ phases: UpdatePhase.Set = .all) {
    TreeOrder.forEachNode(below: widget) { node in
      if !node.hooks.duePhases.isDisjoint(with: phases) { node.enqueue() }
      return .enter
    }
  }

  // MARK: The pass

  /// Brings traits, constraints and properties up to date, and asks for layout and drawing.
  ///
  /// - Returns: how it ended; nil where nothing was due.
  func runPass() -> UpdateRound.Outcome? {
    guard !round.isRunning else { return nil }
    lookBehindBarriers()
    return hasPendingUpdates ? round.settle() : nil
  }

  var hasPendingTraits: Bool { !traitQueue.isEmpty }

  func updateTraits() {
    // An observer of traits may ask in the middle of a step: what that has not come to is due as well.
    guard !traitQueue.isEmpty || !traitsInProgress.isEmpty else { return }
    let queued = traitQueue + traitsInProgress
    let outer = traitsInProgress
    traitQueue = []
    traitsInProgress = queued
    var here: [WidgetNode] = []
    for node in queued where node.host === self { here.append(node) }
    for case let node as WidgetNode in TreeOrder.sorted(here) where node.traits.isQueued { node.refreshTraits() }
    traitsInProgress = outer
    if traitQueue.isEmpty { recordedTraits = nil }
  }

  func inTreeOrder(_ nodes: [UpdateNode]) -> [UpdateNode] { TreeOrder.sorted(nodes) }

  func contains(_ ancestor: UpdateNode, _ node: UpdateNode) -> Bool {
    guard let ancestor = (ancestor as? WidgetNode)?.widget, let widget = (node as? WidgetNode)?.widget else {
      return false
    }
    return TreeOrder.contains(ancestor, widget)
  }

  func recordLoop(of hook: Hook) { loopReporter.record(hook) }

  /// - Returns: whether these hooks were not named together before.
  func noteLoop(of names: [String]) -> Bool { loopReporter.note(names) }

  func reportLoop() { loopReporter.report(in: window) }
}
