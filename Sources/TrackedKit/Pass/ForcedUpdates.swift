import Gtk

// Forced updates.
extension WindowUpdatePass {
  /// Runs what is pending in `phases` at and below `widget` now, whether or not it is in a window (C-082, C-090).
  static func updateIfNeeded(below widget: Widget, phase: UpdatePhase) {
    let pass = pass(of: widget)
    updateTraitsIfNeeded(below: widget, in: pass)
    for _ in 0..<UpdatePass.repeatLimit {
      let nodes = pendingNodes(below: widget, in: pass, phase)
      if nodes.isEmpty { return }
      for node in phase == .constraints ? nodes.reversed() : nodes {
        guard node.widget != nil else { continue }
        for hook in node.hooks where hook.isPending && hook.phase == phase { hook.run() }
      }
    }
  }

  private static func pass(of widget: Widget) -> WindowUpdatePass? {
    if let node = UpdateNode.existing(of: widget) { return node.pass }
    guard let window = widget.window else { return nil }
    return of(window)
  }

  private static func pendingNodes(
    below widget: Widget, in pass: WindowUpdatePass?, _ phase: UpdatePhase
  ) -> [UpdateNode] {
    var nodes: [UpdateNode] = []
    if let pass {
      for node in pass.queue where isDue(node, below: widget, phase) { nodes.append(node) }
      for node in pass.round where isDue(node, below: widget, phase) { nodes.append(node) }
    }
    if !waiting.isEmpty {
      for (_, entry) in waiting {
        if let node = entry.node, isDue(node, below: widget, phase) { nodes.append(node) }
      }
    }
    return nodes.count > 1 ? TreeOrder.sorted(nodes) : nodes
  }

  /// Whether a hook of the node waits for a run at or below `widget`. One that runs has asked for itself; its next run
  /// is the pass's matter.
  private static func isDue(_ node: UpdateNode, below widget: Widget, _ phase: UpdatePhase) -> Bool {
    guard node.isPending(phase), let other = node.widget, TreeOrder.contains(widget, other) else { return false }
    for hook in node.hooks where hook.isPending && hook.phase == phase && !hook.isRunning { return true }
    return false
  }
}

// The trait step.
extension WindowUpdatePass {
  /// Brings the trait collections of queued nodes, and of what stands below them, up to date.
  func updateTraits() {
    guard !traitQueue.isEmpty else { return }
    let nodes =
      traitQueue.count > 32 ? window.map { [UpdateNode.of($0)] + traitQueue } ?? [] : TreeOrder.sorted(traitQueue)
    let queued = traitQueue
    traitQueue.removeAll(keepingCapacity: true)
    for node in nodes where node.isTraitQueued || node === nodes.first { node.refreshTraits() }
    queued.forEach { $0.isTraitQueued = false }
  }

  /// Brings the traits of a subtree up to date now.
  static func updateTraitsIfNeeded(below widget: Widget) { updateTraitsIfNeeded(below: widget, in: pass(of: widget)) }

  private static func updateTraitsIfNeeded(below widget: Widget, in pass: WindowUpdatePass?) {
    if let pass {
      pass.updateTraits()
    } else if hasDetachedTraitChanges {
      // Which of the detached trees changed is not noted: such changes are rare, and a walk finds out.
      TreeOrder.forEachNode(below: widget.widgetPointer) { node in
        node.refreshTraits()
        return .skip
      }
    }
  }
}
