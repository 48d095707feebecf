import Gtk

/// Views that are made to be read and not to be shown: the buttons of an alert, the entries of a menu. They live as long as
/// this object, which what they do holds.
final class UnseenViews<Content: View> {
  private let island: Island
  private var root: HostNode<Content>?
  private let holder = LayoutWidget(LayoutEngineOf(HostLayout()))

  /// - Parameter outer: the node whose views they are.
  init(_ view: Content, of outer: _Node) {
    var made: HostNode<Content>?
    island = Island(holder) { island in
      let node = HostNode(view, island, EnvironmentScope(below: outer.environment)) { _ in }
      made = node
      return node
    }
    island.controllerOfWidget = { [weak host = outer.island] in host?.controller }
    island.makeIfNeeded()
    root = made
  }

  isolated deinit {
    if isFollowing { island.endFollowing() }
    island.tearDown()
  }

  private var isFollowing = false

  /// Brings them up to date from now on when something that they read has changed; `didUpdate` is called afterwards.
  func follow(_ outer: Island, didUpdate: @escaping () -> Void) {
    island.outer = outer
    island.beginFollowing()
    isFollowing = true
    island.didUpdate = didUpdate
  }

  /// Takes another value in, at once.
  func update(_ view: Content) {
    root?.take(view)
    island.makeIfNeeded()
  }

  /// What is in them.
  var text: String { root?.text ?? "" }

  /// Goes through the nodes from the top, below those for which `visit` says so.
  func walk(_ visit: (_Node) -> Bool) {
    func step(_ node: _Node) { if visit(node) { node.forEachChild(step) } }
    root.map(step)
  }
}
