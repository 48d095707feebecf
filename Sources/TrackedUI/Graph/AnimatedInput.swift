import Gtk

/// Brings the numbers of a view or a modifier with a body along: it is evaluated at each step of the way.
enum AnimatedInput {
  /// Brings the numbers of a view or a modifier along, if it has any that an animation changes.
  static func animate<Node: _Node, Input>(
    _ node: Node, from old: Input, to new: Input, show: @escaping (Node, Input) -> Void
  ) -> Bool {
    func animate<Moving: Animatable>(_ type: Moving.Type) -> Bool {
      guard Moving.hasAnimatableData, let before = old as? Moving, let end = new as? Moving else { return false }
      return Self.animate(node, from: before, to: end) { [weak node] value in
        if let node, !node.isRemoved, let value = value as? Input { show(node, value) }
      }
    }
    return (Input.self as? any Animatable.Type).map { animate($0) } ?? false
  }

  /// - Parameter show: evaluates what it is given.
  /// - Returns: false if nothing is on its way, and the end is to be evaluated at once.
  static func animate<Moving: Animatable>(
    _ node: _Node, from before: Moving, to end: Moving, show: @escaping (Moving) -> Void
  ) -> Bool {
    guard let widget = node.island.widget else { return false }
    let key = "input-\(UInt(bitPattern: ObjectIdentifier(node).hashValue))"
    guard AnimatedPlaces.isAnimating, before.animatableData != end.animatableData else {
      AnimatedPlaces.stop(widget, key)
      return false
    }
    let start = before.animatableData
    func onTheWay(_ share: Double) -> Moving { share == 1 ? end : end.onTheWay(from: start, share) }
    // What is shown at once is a part of the evaluation that goes on; the other steps come from the frame clock.
    var isBeginning = true
    var first = 0.0
    AnimatedPlaces.change(widget, key, from: 0, to: 1) { [weak node] share in
      if isBeginning {
        first = share
      } else {
        node?.island.inPass { show(onTheWay(share)) }
      }
    }
    isBeginning = false
    show(onTheWay(first))
    return true
  }
}
