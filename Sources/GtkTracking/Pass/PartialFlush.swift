/// A flush that serves only the parts of the tree whose level has one, and leaves the others to the next pass (C-222).
package enum PartialFlush {
  /// What the flush that runs has left; nil while none runs.
  @exclusivity(unchecked) private static var heldBack: [ObjectIdentifier: WidgetNode]?

  /// Flushes.
  package static func run() {
    let outer = heldBack
    heldBack = [:]
    UpdatePass.flush()
    let nodes = heldBack ?? [:]
    heldBack = outer
    for node in nodes.values { node.enqueue() }
  }

  /// Whether such a flush runs.
  package static var isRunning: Bool { heldBack != nil }

  /// Whether a flush runs that does not serve this node.
  package static func passesOver(_ node: WidgetNode) -> Bool {
    heldBack != nil && !node.policy.level.supports(.flushUpdates)
  }

  /// Has a node that the flush passes over wait for the next pass.
  static func holdBack(_ node: WidgetNode) { heldBack?[ObjectIdentifier(node)] = node }
}
