import Gtk

// Forced updates.
extension WindowUpdatePass {
  /// Runs what is pending in `phases` at and below `widget` now, whether or not it is in a window (C-082, C-090).
  static func updateIfNeeded(below widget: Widget, phase: UpdatePhase) {
    updateTraitsIfNeeded(below: widget)
    for _ in 0..<UpdatePass.repeatLimit {
      let nodes = pendingNodes(below: widget, phase: phase)
      if nodes.isEmpty { return }
      for node in phase == .constraints ? nodes.reversed() : nodes {
        guard node.widget != nil else { continue }
        for hook in node.hooks where hook.isPending && hook.phase == phase { hook.run() }
      }
    }
  }

  private static func pendingNodes(below widget: Widget, phase: UpdatePhase) -> [UpdateNode] {
    var nodes: [UpdateNode] = []
    func add(_ node: UpdateNode) {
      // A hook that runs has asked for itself; its next run is the pass's matter.
      guard node.isPending(phase), node.hooks.contains(where: { $0.isPending && $0.phase == phase && !$0.isRunning }),
        let other = node.widget, TreeOrder.contains(widget, other)
      else { return }
      nodes.append(node)
    }
    if let window = widget.window {
      let pass = of(window)
      pass.queue.forEach(add)
      pass.round.forEach(add)
    }
    for entry in waiting.values {
      if let node = entry.node { add(node) }
    }
    return TreeOrder.sorted(nodes)
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
  static func updateTraitsIfNeeded(below widget: Widget) {
    if let window = widget.window {
      of(window).updateTraits()
    } else if hasDetachedTraitChanges {
      // Which of the detached trees changed is not noted: such changes are rare, and a walk finds out.
      TreeOrder.forEachNode(below: widget.widgetPointer) { node in
        node.refreshTraits()
        return .skip
      }
    }
  }
}
