import CGtk
import Gtk

/// Questions about the widget tree that the pass asks of GTK itself, so that no second tree has to be kept in step.
enum TreeOrder {
  typealias Pointer = UnsafeMutablePointer<GtkWidget>

  /// Whether `widget` is `ancestor` or stands below it.
  static func contains(_ ancestor: Widget, _ widget: Widget) -> Bool {
    ancestor === widget || gtk_widget_is_ancestor(widget.widgetPointer, ancestor.widgetPointer) != 0
  }

  /// What keeps `widget` back on the way up: the page a stack does not show, the child of a closed revealer, a closed
  /// popover; nil if nothing does. Visibility that the application sets itself does not count.
  static func barrier(above widget: Widget) -> Widget? {
    var current: Pointer? = widget.widgetPointer
    while let pointer = current {
      if gtk_widget_get_child_visible(pointer) == 0 || (isPopover(pointer) && gtk_widget_get_mapped(pointer) == 0) {
        return Object.wrap(UnsafeMutableRawPointer(pointer), as: Widget.self)
      }
      current = gtk_widget_get_parent(pointer)
    }
    return nil
  }

  private static func isPopover(_ pointer: Pointer) -> Bool { cgtk_is_a(pointer, gtk_popover_get_type()) != 0 }

  /// Orders nodes as the tree reads: a parent before its children, siblings first to last. Nodes without widget go.
  ///
  /// Costs the depth of each node, and the width of a container only where two of the nodes part ways in it.
  static func sorted(_ nodes: [UpdateNode]) -> [UpdateNode] {
    guard nodes.count > 1 else { return nodes.first?.widget == nil ? [] : nodes }
    var positions: [Pointer: [Pointer: Int]] = [:]
    let paths: [(node: UpdateNode, path: [Pointer])] = nodes.compactMap { node in
      node.widget.map { (node, path(to: $0)) }
    }
    return paths.sorted { left, right in
      precedes(left.path, right.path, &positions)
    }.map(\.node)
  }

  /// The widgets from the root down to `widget`.
  private static func path(to widget: Widget) -> [Pointer] {
    var path: [Pointer] = []
    var current: Pointer? = widget.widgetPointer
    while let pointer = current {
      path.append(pointer)
      current = gtk_widget_get_parent(pointer)
    }
    return path.reversed()
  }

  private static func precedes(
    _ left: [Pointer], _ right: [Pointer], _ positions: inout [Pointer: [Pointer: Int]]
  ) -> Bool {
    guard let fork = zip(left, right).enumerated().first(where: { $0.element.0 != $0.element.1 }) else {
      return left.count < right.count
    }
    let (leftChild, rightChild) = fork.element
    guard fork.offset > 0 else { return Int(bitPattern: leftChild) < Int(bitPattern: rightChild) }
    let parent = left[fork.offset - 1]
    let order = positions[parent] ?? childPositions(of: parent)
    positions[parent] = order
    return order[leftChild, default: 0] < order[rightChild, default: 0]
  }

  private static func childPositions(of parent: Pointer) -> [Pointer: Int] {
    var positions: [Pointer: Int] = [:]
    var next = gtk_widget_get_first_child(parent)
    while let child = next {
      positions[child] = positions.count
      next = gtk_widget_get_next_sibling(child)
    }
    return positions
  }

  /// Calls `body` for the node of every widget at and below `widget`, parents first; `.skip` leaves a branch out.
  static func forEachNode(below pointer: Pointer, _ body: (UpdateNode) -> Descent) {
    let wrapper = Object.existingWrapper(of: UnsafeMutableRawPointer(pointer))
    if let widget = wrapper as? Widget, let node = UpdateNode.existing(of: widget), body(node) == .skip { return }
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      forEachNode(below: child, body)
    }
  }

  enum Descent { case enter, skip }
}
