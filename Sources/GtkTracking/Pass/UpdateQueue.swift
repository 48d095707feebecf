/// The nodes that the next round of a pass serves. Holds them, so that a hook may throw away the owner of another one.
/// They hold the queue, so that whoever owns it takes them all out before it goes.
final class UpdateQueue {
  @exclusivity(unchecked) private(set) var nodes: [UpdateNode] = []

  var isEmpty: Bool { nodes.isEmpty }
  var count: Int { nodes.count }

  /// Adds a node, unless it is here already, taking it from another window's queue.
  func insert(_ node: UpdateNode) {
    let queue = node.queue
    guard queue !== self else { return }
    queue?.remove(node)
    node.queue = self
    node.placeInQueue = nodes.count
    nodes.append(node)
  }

  /// Takes a node out.
  func remove(_ node: UpdateNode) {
    guard node.queue === self else { return }
    let place = node.placeInQueue
    node.queue = nil
    let last = nodes.removeLast()
    guard last !== node else { return }
    nodes[place] = last
    last.placeInQueue = place
  }

  /// Takes all nodes out.
  func takeAll() -> [UpdateNode] {
    let taken = nodes
    nodes = []
    for node in taken { node.queue = nil }
    return taken
  }

  /// Takes out those of the nodes from a place on, the latest ones, that fit.
  func take(from place: Int, where fits: (UpdateNode) -> Bool) -> [UpdateNode] {
    guard place < nodes.count else { return [] }
    let taken = nodes[place...].filter(fits)
    for node in taken { remove(node) }
    return taken
  }
}
