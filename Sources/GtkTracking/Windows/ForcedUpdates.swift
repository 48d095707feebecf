import Gtk

// Updates that the application asks for at once.
extension WidgetNode {
  /// Runs what is pending in `phase` at and below `widget` now, whether or not it is in a window (C-082, C-090).
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  package static func updateIfNeeded(below widget: Widget, phase: UpdatePhase) -> Bool {
    for round in 0..<UpdatePass.repeatLimit {
      // Looked up each time: a hook may have brought the widget into another window.
      let host = host(of: widget)
      updateTraitsIfNeeded(below: widget, in: host)
      var nodes = dueNodes(below: widget, in: host, phase)
      // What is laid out just now has its turn.
      if phase == .layout { nodes.removeAll { $0.owner?.isLayingOut == true } }
      if nodes.isEmpty { return round > 0 }
      for node in phase == .constraints ? nodes.reversed() : nodes {
        // A hook before may have taken it away (C-057).
        guard let other = node.widget, TreeOrder.contains(widget, other) else { continue }
        if phase == .layout, let owner = node.owner {
          // The layout of something above has laid it out already, or not.
          if node.hooks.isDue(.layout) { owner.layOutHidden() }
        } else {
          for hook in node.hooks.all where hook.isDue && hook.phase == phase && TreeOrder.contains(widget, other) {
            hook.run()
          }
        }
        if node.hooks.duePhases.isEmpty { node.queue?.remove(node) }
      }
    }
    return true
  }

  /// Brings the traits of a subtree up to date now.
  package static func updateTraitsIfNeeded(below widget: Widget) {
    updateTraitsIfNeeded(below: widget, in: host(of: widget))
  }

  private static func updateTraitsIfNeeded(below widget: Widget, in host: WindowHost?) {
    var steps = 0
    while adoptTraits(around: widget, in: host), steps < UpdatePass.repeatLimit { steps += 1 }
  }

  /// Makes one step of traits.
  ///
  /// - Returns: whether handlers of traits may have answered with traits.
  private static func adoptTraits(around widget: Widget, in host: WindowHost?) -> Bool {
    if let host {
      host.updateTraits()
      return host.hasPendingTraits
    }
    // Outside of windows nobody reports what is moved: what is above may have changed as well, and what has come in below
    // something unchanged. What is beside the widget waits until it is asked itself.
    var wasTold = false
    func adopt(_ node: WidgetNode) { if node.adoptTraits(), node.hasTraitObservers { wasTold = true } }
    for ancestor in TreeOrder.path(to: widget) where TreeOrder.contains(ancestor, widget) {
      existing(of: ancestor).map(adopt)
    }
    TreeOrder.forEachNodeOfChangingTree(below: widget) { node in
      adopt(node)
      return .enter
    }
    return wasTold
  }

  private static func host(of widget: Widget) -> WindowHost? {
    if let node = existing(of: widget) { return node.host }
    return WindowHost.of(widget.window)
  }

  /// The nodes at and below `widget` that wait for a run, in tree order.
  ///
  /// Few pending nodes are looked through; many, and what no queue knows because it is not seen, are found by a walk.
  private static func dueNodes(below widget: Widget, in host: WindowHost?, _ phase: UpdatePhase) -> [WidgetNode] {
    var due: [WidgetNode] = []
    host?.lookBehindBarriers()
    let round = host?.round
    guard let host, let round, host.isSeen(widget), round.pendingCount <= 64 else {
      TreeOrder.addDueNodes(at: widget.rawWidget, phase, to: &due)
      return due
    }
    if round.pendingCount > 0 {
      for node in round.pendingNodes where node.hooks.isDue(phase) {
        // The nodes of a window's pass are those of its widgets.
        let node = unsafeDowncast(node, to: WidgetNode.self)
        if let other = node.widget, TreeOrder.contains(widget, other) { due.append(node) }
      }
    }
    for barrier in host.closedBarriers where TreeOrder.contains(widget, barrier) {
      TreeOrder.addDueNodes(at: barrier.rawWidget, phase, to: &due)
    }
    return due.count > 1 ? TreeOrder.sorted(due).compactMap { $0 as? WidgetNode } : due
  }
}
