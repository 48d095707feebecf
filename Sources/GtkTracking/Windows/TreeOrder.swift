import Gtk

/// Questions about the widget tree that the pass asks of GTK itself, so that no second tree has to be kept in step.
enum TreeOrder {
  /// Whether `widget` is `ancestor` or is below it.
  static func contains(_ ancestor: Widget, _ widget: Widget) -> Bool {
    ancestor === widget || ancestor.isAncestor(of: widget)
  }

  /// What keeps `widget` back on the way up: the page a stack does not show, the child of a closed revealer, a closed
  /// popover; nil if nothing does. Visibility that the application sets itself does not count: a widget that hid itself
  /// is kept back by nobody else, and only its own hook can show it again (C-211).
  static func barrier(above widget: Widget) -> Widget? {
    var current: RawWidget? = widget.rawWidget
    if !widget.isVisible, !widget.rawWidget.isPopover { current = widget.rawWidget.parent }
    while let candidate = current {
      if isBarrier(candidate) { return candidate.wrapper }
      current = candidate.parent
    }
    return nil
  }

  /// Whether a widget keeps back what is at and below it.
  static func isBarrier(_ widget: Widget) -> Bool { isBarrier(widget.rawWidget) }

  private static func isBarrier(_ widget: RawWidget) -> Bool {
    !widget.isChildVisible || (widget.isPopover && !widget.isMapped)
  }

  enum Descent { case enter, skip }

  /// Calls `body` for the node of every widget at and below `widget`, parents first; `.skip` leaves a branch out.
  static func forEachNode(below widget: Widget, _ body: (WidgetNode) -> Descent) {
    forEachNode(below: widget.rawWidget, body)
  }

  private static func forEachNode(below widget: RawWidget, _ body: (WidgetNode) -> Descent) {
    if let node = node(of: widget), body(node) == .skip { return }
    var next = widget.firstChild
    while let child = next {
      next = child.nextSibling
      forEachNode(below: child, body)
    }
  }

  /// The same where `body` may call what takes widgets out: those are left out, and what comes in meanwhile as well.
  static func forEachNodeOfChangingTree(below widget: Widget, _ body: (WidgetNode) -> Descent) {
    forEachNodeOfChangingTree(below: widget.rawWidget, body)
  }

  private static func forEachNodeOfChangingTree(below widget: RawWidget, _ body: (WidgetNode) -> Descent) {
    if let node = node(of: widget), body(node) == .skip { return }
    widget.withChildrenHeld { children in
      for child in children where child.parent == widget { forEachNodeOfChangingTree(below: child, body) }
    }
  }

  /// Adds the nodes at and below `widget` that wait for a run, parents first. A walk of its own, as a closure called for each
  /// widget would cost as much as the walk.
  static func addDueNodes(at widget: RawWidget, _ phase: UpdatePhase, to due: inout [WidgetNode]) {
    if let node = node(of: widget), node.hooks.isDue(phase) { due.append(node) }
    var next = widget.firstChild
    while let child = next {
      next = child.nextSibling
      addDueNodes(at: child, phase, to: &due)
    }
  }

  /// The node of the nearest widget above `widget` that has one, or the topmost widget.
  static func nearestNode(above widget: Widget) -> (node: WidgetNode?, top: Widget) {
    var top = widget.rawWidget
    while let parent = top.parent {
      if let node = node(of: parent) { return (node, widget) }
      top = parent
    }
    return (nil, top.wrapper ?? widget)
  }

  /// What a widget is in, from the topmost down, as far as it has wrappers.
  static func path(to widget: Widget) -> [Widget] {
    var path: [Widget] = []
    var next = widget.rawWidget.parent
    while let parent = next {
      if let wrapper = parent.existingWrapper { path.append(wrapper) }
      next = parent.parent
    }
    return path.reversed()
  }

  private static func node(of widget: RawWidget) -> WidgetNode? {
    guard let wrapper = widget.existingWrapper else { return nil }
    return WidgetNode.existing(of: wrapper)
  }
}

// Order.
extension TreeOrder {
  /// Orders nodes as the tree reads: a parent before its children, siblings first to last, each node once. Nodes without
  /// a widget are left out.
  ///
  /// Costs the widgets between the nodes and their roots, each once, and the width of a container only where two branches
  /// part in it.
  static func sorted(_ nodes: [UpdateNode]) -> [UpdateNode] {
    // The nodes of a window's pass are those of its widgets, which `unsafeDowncast` relies on.
    if nodes.count <= 1 {
      for node in nodes where unsafeDowncast(node, to: WidgetNode.self).widget == nil { return [] }
      return nodes
    }
    var branches = Branches(capacity: nodes.count)
    for node in nodes {
      let node = unsafeDowncast(node, to: WidgetNode.self)
      if let widget = node.widget { branches.add(node, at: widget.rawWidget) }
    }
    return branches.nodesInOrder()
  }

  /// The part of the widget tree that leads from the roots to some nodes.
  private struct Branches {
    private struct Branch {
      let widget: RawWidget
      var node: WidgetNode?
      var children: [Int] = []
    }

    private var branches: [Branch] = []
    private var places: [RawWidget: Int] = [:]
    private var roots: [Int] = []

    init(capacity: Int) {
      branches.reserveCapacity(capacity * 2)
      places.reserveCapacity(capacity * 2)
    }

    mutating func add(_ node: WidgetNode, at widget: RawWidget) {
      if let place = places[widget] {
        branches[place].node = node
        return
      }
      var child = append(widget, node)
      var current = widget
      while let parent = current.parent {
        if let place = places[parent] {
          branches[place].children.append(child)
          return
        }
        let place = append(parent, nil)
        branches[place].children.append(child)
        (child, current) = (place, parent)
      }
      roots.append(child)
    }

    private mutating func append(_ widget: RawWidget, _ node: WidgetNode?) -> Int {
      branches.append(Branch(widget: widget, node: node))
      places[widget] = branches.count - 1
      return branches.count - 1
    }

    func nodesInOrder() -> [UpdateNode] {
      var ordered: [UpdateNode] = []
      // What comes next is last: no recursion, however deep the tree.
      var pending = Array(roots.reversed())
      while let place = pending.popLast() {
        let branch = branches[place]
        if let node = branch.node { ordered.append(node) }
        pending += branch.children.count > 1 ? inSiblingOrder(branch).reversed() : branch.children
      }
      return ordered
    }

    private func inSiblingOrder(_ branch: Branch) -> [Int] {
      // Comparing with a few pointers is faster than hashing each sibling.
      let few = branch.children.count <= 8 ? branch.children.map { (branches[$0].widget, $0) } : []
      var ordered: [Int] = []
      ordered.reserveCapacity(branch.children.count)
      var next = branch.widget.firstChild
      while let child = next, ordered.count < branch.children.count {
        if few.isEmpty {
          if let place = places[child] { ordered.append(place) }
        } else if let known = few.first(where: { $0.0 == child }) {
          ordered.append(known.1)
        }
        next = child.nextSibling
      }
      return ordered
    }
  }
}
