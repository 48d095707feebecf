import Testing

@testable import GtkTracking

/// The fix-point, on a tree that is no widget tree: without a display.
@MainActor @Suite struct UpdateRoundTests {
  /// A node that is its own place in a tree.
  private final class Node: UpdateNode {
    weak var tree: Tree?
    weak var parent: Node?
    var children: [Node] = []
    var isSeen = true
    var isLaidOutElsewhere = true
    var requests = 0

    override func isServed(in tree: any HookTree) -> Bool { isSeen && self.tree === tree }
    override func enqueue() { if isSeen { tree?.round.queue.insert(self) } }
    override var isLaidOutByGTK: Bool { isLaidOutElsewhere }
    override func issueRequests() {
      requests += 1
      if !isLaidOutElsewhere { for hook in hooks.all where hook.isDue && hook.phase == .layout { hook.run() } }
    }
  }

  @Test("a queue gives up any of its nodes, in any order")
  func removal() {
    let queue = UpdateQueue()
    let nodes = (0..<5).map { _ in UpdateNode() }
    nodes.forEach(queue.insert)
    for removed in [1, 4, 0] { queue.remove(nodes[removed]) }
    #expect(Set(queue.nodes.map { ObjectIdentifier($0) }) == Set([nodes[2], nodes[3]].map { ObjectIdentifier($0) }))
    #expect(queue.takeAll().count == 2 && queue.isEmpty)
  }

  private final class Tree: HookTree {
    private(set) var round: UpdateRound!
    let root = Node()
    var pendingTraits: [() -> Void] = []
    private(set) var loops: [HookKind] = []
    private(set) var reports = 0

    init() {
      round = UpdateRound(self)
      root.tree = self
    }

    func add(to parent: Node? = nil) -> Node {
      let node = Node()
      node.tree = self
      node.parent = parent ?? root
      (parent ?? root).children.append(node)
      return node
    }

    var inOrder: [Node] {
      func below(_ node: Node) -> [Node] { [node] + node.children.flatMap(below) }
      return below(root)
    }

    func inTreeOrder(_ nodes: [UpdateNode]) -> [UpdateNode] {
      inOrder.filter { node in nodes.contains { $0 === node } }
    }
    func contains(_ ancestor: UpdateNode, _ node: UpdateNode) -> Bool {
      sequence(first: node as! Node) { $0.parent }.contains { $0 === ancestor }
    }
    var hasPendingTraits: Bool { !pendingTraits.isEmpty }
    func updateTraits() {
      let steps = pendingTraits
      pendingTraits = []
      steps.forEach { $0() }
    }
    func recordLoop(of hook: Hook) { loops.append(hook.kind) }
    func reportLoop() { reports += 1 }
  }

  private let tree = Tree()
  private let log = Log()
  private let model = Model()

  private func hook(_ kind: HookKind, of node: UpdateNode, _ name: String, _ body: @escaping () -> Void = {}) -> Hook {
    node.addHook(kind) { [log] in
      log.note("\(name).\(kind.rawValue)")
      body()
    }
  }

  @Test func phasesAreInOrderAndConstraintsGoBottomUp() {
    let parent = tree.add()
    let child = tree.add(to: parent)
    for (node, name) in [(child, "child"), (parent, "parent")] {
      for kind in [HookKind.updateProperties, .updateConstraints] { _ = hook(kind, of: node, name) }
    }
    tree.pendingTraits.append { [log] in log.note("traits") }
    #expect(tree.round.settle() == .settled)
    #expect(
      log.entries == [
        "traits", "child.updateConstraints", "parent.updateConstraints", "parent.updateProperties",
        "child.updateProperties",
      ])
  }

  @Test func aChainAgainstTheTreesOrderSettlesInOnePass() {
    let nodes = (0..<8).map { _ in tree.add() }
    let values = (0...8).map { _ in Model() }
    for (index, node) in nodes.enumerated() {
      _ = hook(.updateProperties, of: node, "\(index)") { values[index].a = values[index + 1].a }
    }
    _ = tree.round.settle()
    values[8].a = 5
    #expect(tree.round.settle() == .settled)
    #expect(values[0].a == 5 && !tree.round.hasPendingUpdates)
  }

  @Test func whatAHookMakesPendingBelowItselfRunsOnceInTheSameRound() {
    let parent = tree.add()
    let child = tree.add(to: parent)
    let below = hook(.updateProperties, of: child, "child")
    _ = tree.round.settle()
    log.clear()
    _ = hook(.updateProperties, of: parent, "parent") { below.invalidate(.manual) }
    below.invalidate(.manual)
    #expect(tree.round.settle() == .settled)
    #expect(log.entries == ["parent.updateProperties", "child.updateProperties"])
  }

  @Test func whatAHookBringsOutOfSightWaits() {
    for kind in [HookKind.updateConstraints, .updateProperties] {
      let node = tree.add()
      log.clear()
      _ = hook(kind, of: node, "first") { node.isSeen = false }
      let second = hook(kind, of: node, "second")
      #expect(tree.round.settle() == .settled)
      #expect(log.entries == ["first.\(kind.rawValue)"] && second.isPending)
      node.isSeen = true
      node.enqueue()
      #expect(tree.round.settle() == .settled)
      #expect(log.entries.last == "second.\(kind.rawValue)" && !second.isPending)
    }
  }

  @Test func aLoopIsBrokenOffAtTheLimitAndTheRestIsLeft() {
    let node = tree.add()
    var looping: Hook?
    looping = hook(.updateProperties, of: node, "node") { looping?.invalidate(.manual) }
    #expect(tree.round.settle() == .brokenOff)
    #expect(log.entries.count == UpdatePass.repeatLimit)
    #expect(tree.loops == [.updateProperties] && tree.reports == 1 && tree.round.hasPendingUpdates)
  }

  @Test func layoutIsAskedForOnceAndRunsHereWhereNobodyElseRunsIt() {
    let (shown, hidden) = (tree.add(), tree.add())
    hidden.isLaidOutElsewhere = false
    let first = hook(.layoutSubviews, of: shown, "shown")
    _ = hook(.layoutSubviews, of: hidden, "hidden")
    #expect(tree.round.settle() == .settled)
    #expect(shown.requests == 1 && first.isPending && log.entries == ["hidden.layoutSubviews"])
  }

  @Test func aHookThatWritesInAHiddenLayoutIsServedInTheSamePass() {
    let (reader, hidden) = (tree.add(), tree.add())
    hidden.isLaidOutElsewhere = false
    var seen: [Int] = []
    _ = hook(.updateProperties, of: reader, "reader") { [model] in seen.append(model.a) }
    _ = hook(.layoutSubviews, of: hidden, "hidden") { [model] in model.a = 3 }
    #expect(tree.round.settle() == .settled)
    #expect(seen == [0, 3])
  }

  @Test func whatIsNotSeenWaitsAndWhatIsGoneDoesNotRun() {
    let node = tree.add()
    _ = hook(.updateProperties, of: node, "node")
    node.isSeen = false
    #expect(tree.round.settle() == .settled)
    #expect(log.entries.isEmpty && node.hooks.isPending)
    node.isSeen = true
    node.enqueue()
    _ = tree.round.settle()
    #expect(log.entries == ["node.updateProperties"])
  }

  @Test func aHookThatRemovesAnotherOneOfItsObjectEndsIt() {
    let node = tree.add()
    var second: Hook?
    _ = hook(.updateProperties, of: node, "first") { if let second { node.removeHook(second) } }
    second = hook(.updateProperties, of: node, "second")
    _ = tree.round.settle()
    #expect(log.entries == ["first.updateProperties"])
  }

  @Test func visitsFollowWhatIsPending() {
    let nodes = (0..<100).map { _ in tree.add() }
    let hooks = nodes.enumerated().map { hook(.updateProperties, of: $1, "\($0)") }
    _ = tree.round.settle()
    let before = tree.round.visitCount
    hooks[40].invalidate(.manual)
    _ = tree.round.settle()
    #expect(tree.round.visitCount == before + 1)
  }
}
