import CGtk
import Gtk

/// The update pass of one window.
///
/// Driven by the window's frame clock: `update` runs it, `layout` runs it once more for what GTK's layout invalidated,
/// in the same frame. A node is queued when one of its hooks becomes pending; only queued nodes are visited.
final class WindowUpdatePass {
  private(set) weak var window: Window?
  /// Pending nodes for the next round.
  var queue: [UpdateNode] = []
  /// The nodes of the round that runs, in tree order, and the place of the next one.
  var round: [UpdateNode] = []
  private var nextInRound = 0
  var traitQueue: [UpdateNode] = []
  /// The window is being shown for the first time: hooks run although nothing is mapped yet.
  private(set) var isPresenting = false
  private var isRunning = false
  /// Between the frame clock's `before-paint` and `after-paint`.
  private var isInFrame = false
  private var layoutsInFrame = 0
  /// A feedback loop was broken off in this frame.
  private var waitsForNextFrame = false
  private var serial = 0
  private var clock: FrameClock?
  private var clockConnections: [SignalConnection] = []
  private var loopReporter = LoopReporter()
  /// Nodes that asked for layout while they were laid out, or for drawing while they were drawn.
  private var forgotten: [UpdateNode] = []
  /// The traits that the window's surroundings give.
  private(set) var systemTraits: SystemTraitSource!

  private init(_ window: Window) {
    self.window = window
    MainContextScheduler.install
    systemTraits = SystemTraitSource(window) { [unowned self] in
      if let window = self.window { enqueueTraits(UpdateNode.of(window)) }
    }
    window.realize.connect { [unowned self] in self.didRealize() }
    window.unrealize.connect { [unowned self] in self.willUnrealize() }
    window.map.connect { [unowned self] in
      adoptWaitingNodes()
      requestFrameIfNeeded()
    }
    if gtk_widget_get_realized(window.widgetPointer) != 0 { followClock() }
  }

  /// The pass of a window, made when it is first needed.
  static func of(_ window: Window) -> WindowUpdatePass {
    let key = ObjectIdentifier(WindowUpdatePass.self)
    if let pass = window.attachments[key] as? WindowUpdatePass { return pass }
    let pass = WindowUpdatePass(window)
    window.attachments[key] = pass
    registry.append(WeakPass(pass: pass))
    return pass
  }

  private struct WeakPass { weak var pass: WindowUpdatePass? }
  private static var registry: [WeakPass] = []

  /// The passes of the windows that exist.
  static var all: [WindowUpdatePass] {
    registry.removeAll { $0.pass == nil }
    return registry.compactMap(\.pass)
  }

  /// Pending nodes whose widget is in no window that is shown, so that a forced update finds them (C-090).
  static var waiting: [ObjectIdentifier: WeakNode] = [:]
  struct WeakNode { weak var node: UpdateNode? }

  /// Whether overrides have changed, or views have moved, outside of windows.
  static var hasDetachedTraitChanges = false

  /// Forgets a node that is being freed.
  static func forget(_ node: UpdateNode) { waiting[ObjectIdentifier(node)] = nil }
}

// Queueing.
extension WindowUpdatePass {
  /// Notes that a hook of the node is pending: for the next pass of its window, or until it is attached.
  static func enqueue(_ node: UpdateNode) {
    guard !node.isQueued else { return }
    guard let pass = node.pass, node.isAttached else {
      waiting[ObjectIdentifier(node)] = WeakNode(node: node)
      node.awaitAttachment()
      return
    }
    waiting[ObjectIdentifier(node)] = nil
    node.isQueued = true
    pass.queue.append(node)
    pass.requestFrameIfNeeded()
  }

  /// Forgets a node whose widget leaves the window; what it has pending moves on with it (C-075).
  func dequeue(_ node: UpdateNode) {
    if node.isQueued {
      node.isQueued = false
      queue.removeAll { $0 === node }
      if let index = round[nextInRound...].firstIndex(where: { $0 === node }) { round.remove(at: index) }
    }
    if node.isTraitQueued {
      node.isTraitQueued = false
      traitQueue.removeAll { $0 === node }
    }
  }

  /// Notes that the traits of a node in this window may have changed.
  func enqueueTraits(_ node: UpdateNode) {
    guard !node.isTraitQueued else { return }
    node.isTraitQueued = true
    traitQueue.append(node)
    requestFrameIfNeeded()
  }

  /// Whether anything is due in this window.
  var hasPendingUpdates: Bool { !queue.isEmpty || !traitQueue.isEmpty }

  /// Asks the frame clock for a frame, or, inside one, for the layout step that this frame still has.
  fileprivate func requestFrameIfNeeded() {
    guard hasPendingUpdates, !isRunning, let window, window.isMapped else { return }
    if isInFrame, waitsForNextFrame || isLastLayout { return }
    clock?.requestPhase(isInFrame ? .layout : .update)
  }
}

// In step with the frame clock.
extension WindowUpdatePass {
  private func didRealize() {
    followClock()
    // The window is about to ask its content for a size: hooks must have set their texts by then (C-066).
    isPresenting = true
    adoptWaitingNodes()
    run()
    isPresenting = false
  }

  private func willUnrealize() {
    clockConnections.forEach { $0.disconnect() }
    clockConnections = []
    clock = nil
    isInFrame = false
  }

  private func followClock() {
    guard let clock = window?.frameClock else { return }
    self.clock = clock
    clockConnections = [
      clock.beforePaint.connect { [unowned self] in
        isInFrame = true
        layoutsInFrame = 0
      },
      clock.update.connect { [unowned self] in run() },
      clock.layout.connect { [unowned self] in didLayOut() },
      clock.afterPaint.connect { [unowned self] in frameDidEnd() },
    ]
  }

  /// Serves what the layout invalidated, but not after the frame's last one: nobody would lay out what that invalidates.
  private func didLayOut() {
    systemTraits.noteSize()
    if isInFrame, isLastLayout { waitsForNextFrame = true }
    layoutsInFrame += 1
    guard !waitsForNextFrame else { return }
    scheduleForgotten()
    run()
  }

  /// Notes a node that asked GTK for layout or drawing when GTK could not hear it.
  func askAgain(_ node: UpdateNode) {
    if !forgotten.contains(where: { $0 === node }) { forgotten.append(node) }
  }

  private func scheduleForgotten() {
    guard !forgotten.isEmpty else { return }
    let nodes = forgotten
    forgotten = []
    nodes.forEach { $0.scheduleAgain() }
  }

  /// GDK lets a frame be laid out four times, and warns of a request for more.
  private var isLastLayout: Bool { layoutsInFrame >= 3 }

  private func frameDidEnd() {
    isInFrame = false
    waitsForNextFrame = false
    scheduleForgotten()
    AppearanceQueue.frameDidEnd(in: self)
    requestFrameIfNeeded()
  }

  /// Queues the waiting nodes of this window that can be served now.
  func adoptWaitingNodes() {
    for node in Self.waiting.values.compactMap(\.node) where node.pass === self { Self.enqueue(node) }
  }

  /// Runs the pass and the layout it caused at once.
  func flush() {
    run()
    layoutNow()
  }

  /// Lets GTK lay out what asked for it, now instead of in the frame's layout phase.
  func layoutNow() {
    guard let clock, window?.isMapped == true else { return }
    let layouts = layoutsInFrame
    defer { layoutsInFrame = layouts }
    for _ in 0..<4 where !isRunning {
      // The surface's own handler allocates only if a layout is due; ours then serves what that invalidated.
      clock.emitLayout()
      if !hasPendingUpdates || waitsForNextFrame { break }
    }
  }
}

// The pass itself.
extension WindowUpdatePass {
  /// Brings traits, constraints and properties up to date, again and again until nothing is due.
  func run() {
    // A hook that opened a nested main loop must not have the pass entered again (C-197).
    guard !isRunning, hasPendingUpdates, !(waitsForNextFrame && isInFrame) else { return }
    waitsForNextFrame = false
    isRunning = true
    serial += 1
    while hasPendingUpdates {
      updateTraits()
      round = TreeOrder.sorted(queue)
      queue.removeAll(keepingCapacity: true)
      for node in round where node.isAttached { node.controller?.beginAppearance() }
      runConstraints()
      guard runProperties() else {
        waitsForNextFrame = true
        break
      }
    }
    isRunning = false
    requestFrameIfNeeded()
  }

  /// Children first: what a child needs is settled before its parent places it (C-055).
  private func runConstraints() {
    for node in round.reversed() where node.isAttached {
      for hook in node.hooks where hook.isPending && hook.phase == .constraints { hook.run() }
    }
  }

  /// Parents first; what a hook makes pending below itself runs in the same round (C-053).
  ///
  /// - Returns: false when a feedback loop was broken off.
  private func runProperties() -> Bool {
    nextInRound = 0
    defer {
      round = []
      nextInRound = 0
    }
    while nextInRound < round.count {
      let node = round[nextInRound]
      nextInRound += 1
      node.isQueued = false
      guard let widget = node.widget else { continue }
      guard node.isAttached else {
        if node.hasPendingUpdates { Self.enqueue(node) }
        continue
      }
      for hook in node.hooks where hook.isPending && hook.phase == .properties {
        guard mayRun(hook) else {
          putBack(round[(nextInRound - 1)...])
          return false
        }
        hook.run()
      }
      if node.hasPendingUpdates, !node.isQueued { Self.enqueue(node) }
      insertDescendants(of: widget)
    }
    return true
  }

  /// Moves nodes that became pending below `widget` from the queue into the round that runs.
  private func insertDescendants(of widget: Widget) {
    guard !queue.isEmpty else { return }
    if !traitQueue.isEmpty { updateTraits() }
    let below = queue.filter { node in
      guard let other = node.widget, other !== widget else { return false }
      return TreeOrder.contains(widget, other)
        && node.pendingConstraints == 0
    }
    guard !below.isEmpty else { return }
    queue.removeAll { node in below.contains { $0 === node } }
    round.insert(contentsOf: TreeOrder.sorted(below), at: nextInRound)
  }

  /// Counts a run against the limit.
  private func mayRun(_ hook: Hook) -> Bool {
    if hook.passSerial != serial {
      hook.passSerial = serial
      hook.runsInPass = 0
    }
    hook.runsInPass += 1
    if hook.runsInPass <= UpdatePass.repeatLimit {
      if hook.runsInPass == UpdatePass.repeatLimit { loopReporter.note(hook) }
      return true
    }
    loopReporter.report(in: window)
    return false
  }

  /// Queues nodes whose turn did not come for the next frame.
  private func putBack(_ nodes: ArraySlice<UpdateNode>) {
    for node in nodes where node.hasPendingUpdates {
      node.isQueued = true
      queue.append(node)
    }
  }
}
