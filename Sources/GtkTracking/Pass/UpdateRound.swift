/// What the fix-point asks of the tree whose hooks it runs.
protocol HookTree: AnyObject {
  /// The nodes as the tree reads: parents before their children, siblings first to last. Nodes that are gone are left out.
  func inTreeOrder(_ nodes: [UpdateNode]) -> [UpdateNode]
  /// Whether a node is below another.
  func contains(_ ancestor: UpdateNode, _ node: UpdateNode) -> Bool
  /// Whether traits may have changed since the last trait step.
  var hasPendingTraits: Bool { get }
  /// Brings the traits up to date.
  func updateTraits()
  /// A hook kept running until the limit.
  func recordLoop(of hook: Hook)
  /// The pass was broken off because hooks keep invalidating each other.
  func reportLoop()
}

/// The fix-point of an update pass: traits, constraints, properties, again and again until nothing is due; then layout
/// and drawing are asked for.
///
/// Its cost follows what is pending, not how large the tree is.
final class UpdateRound {
  enum Outcome {
    /// Nothing is due any more.
    case settled
    /// Hooks kept invalidating each other; the rest is left in the queue.
    case brokenOff
  }

  /// A hook, or the trait step, has run as often as one pass allows.
  private struct LimitReached: Error {}

  let queue = UpdateQueue()
  private unowned let tree: any HookTree
  /// What this round still has to serve, the next one last.
  @exclusivity(unchecked) private var remaining: [UpdateNode] = []
  /// The node whose hooks run.
  @exclusivity(unchecked) private var serving: UpdateNode?
  /// Nodes of this pass whose layout or drawing has to be asked for.
  @exclusivity(unchecked) private var requesting: [UpdateNode] = []
  /// Whether constraints of a node in this round are due.
  private var hasConstraints = false
  /// What follows from what the round's hooks have shown.
  private var actions: [() -> Void] = []
  /// How many trait steps this pass has made.
  private var traitSteps = 0
  /// How many nodes it looked at, for tests and benchmarks.
  private(set) var visitCount = 0
  private(set) var serial = 0
  @exclusivity(unchecked) private(set) var isRunning = false

  init(_ tree: any HookTree) { self.tree = tree }

  isolated deinit { _ = queue.takeAll() }

  var hasPendingUpdates: Bool { !queue.isEmpty || tree.hasPendingTraits }

  /// How many nodes wait for this pass, that whose hooks run among them.
  var pendingCount: Int { queue.count + remaining.count + requesting.count + (serving == nil ? 0 : 1) }

  /// The nodes that wait for this pass, whether in the queue or in the round that runs, each perhaps more than once.
  var pendingNodes: [UpdateNode] {
    guard isRunning else { return queue.nodes }
    var nodes = queue.nodes + remaining.reversed() + requesting
    if let serving { nodes.append(serving) }
    return nodes
  }

  /// Runs everything that is due. Not from inside itself: a hook that opened a nested main loop must not have the pass
  /// entered again (C-197).
  func settle() -> Outcome {
    precondition(!isRunning, "an update pass was entered again")
    let tree = tree
    defer { withExtendedLifetime((self, tree)) {} }
    isRunning = true
    serial += 1
    defer { isRunning = false }
    traitSteps = 0
    do {
      try repeatRounds()
      return .settled
    } catch {
      breakOff()
      return .brokenOff
    }
  }

  private func repeatRounds() throws(LimitReached) {
    repeat {
      while hasPendingUpdates {
        try countTraitStep()
        tree.updateTraits()
        startRound()
        try runConstraints()
        try runProperties()
        runActions()
      }
      try issueRequests()
      runActions()
    } while hasPendingUpdates
  }

  private func startRound() {
    let nodes = tree.inTreeOrder(queue.takeAll())
    visitCount += nodes.count
    hasConstraints = false
    remaining.removeAll(keepingCapacity: true)
    remaining.reserveCapacity(nodes.count)
    for node in nodes where node.isServed(in: tree) {
      node.willBeServed()
      if !hasConstraints, node.hooks.isDue(.constraints) { hasConstraints = true }
    }
    remaining.append(contentsOf: nodes.reversed())
  }

  /// Children first: what a child needs is settled before its parent places it (C-055).
  private func runConstraints() throws(LimitReached) {
    guard hasConstraints else { return }
    for node in remaining where node.hooks.isDue(.constraints) && node.isServed(in: tree) {
      try run(.constraints, of: node)
    }
  }

  /// Parents first; what a hook makes pending below itself runs in the same round (C-053).
  private func runProperties() throws(LimitReached) {
    let tree = tree
    while let node = remaining.popLast() {
      guard node.isServed(in: tree) else {
        if node.hooks.isPending { node.enqueue() }
        continue
      }
      let queued = queue.count
      do { try run(.properties, of: node) } catch {
        remaining.append(node)
        throw error
      }
      let due = node.hooks.duePhases
      if !due.isDisjoint(with: [.layout, .display]) { requesting.append(node) }
      if !due.isDisjoint(with: [.constraints, .properties]) { node.enqueue() }
      // What runs next reads what the hooks have set.
      if tree.hasPendingTraits { tree.updateTraits() }
      if queue.count > queued { takeDescendants(of: node, from: queued) }
    }
  }

  /// Runs the hooks of a node that a phase has pending.
  private func run(_ phase: UpdatePhase, of node: UpdateNode) throws(LimitReached) {
    serving = node
    defer { serving = nil }
    var hasRun = false
    for hook in node.hooks.all where hook.isDue && hook.phase == phase {
      // The hook before may have brought the object out of sight.
      if hasRun, !node.isServed(in: tree) { break }
      try countRun(of: hook)
      hook.run()
      hasRun = true
    }
  }

  /// Has this round serve the nodes below `node` that its hooks have just made pending. Their constraints come first,
  /// and so those that have some are left to the next round.
  private func takeDescendants(of node: UpdateNode, from place: Int) {
    let below = queue.take(from: place) { other in
      other !== node && !other.hooks.isDue(.constraints) && tree.contains(node, other)
    }
    guard !below.isEmpty else { return }
    visitCount += below.count
    let ordered = tree.inTreeOrder(below)
    for node in ordered where node.isServed(in: tree) { node.willBeServed() }
    remaining += ordered.reversed()
  }

  /// Does something when all hooks of the round that runs have had their turn, before those that it makes pending: what several hooks
  /// have done is followed by one round, not by one for each.
  ///
  /// - Returns: false, having done nothing, while no pass runs.
  func afterHooks(_ action: @escaping () -> Void) -> Bool {
    if isRunning { actions.append(action) }
    return isRunning
  }

  private func runActions() {
    while !actions.isEmpty {
      let due = actions
      actions = []
      due.forEach { $0() }
    }
  }

  /// Asks for layout and drawing. What GTK does not lay out is laid out here, which may make more pending.
  private func issueRequests() throws(LimitReached) {
    let nodes = requesting
    requesting = []
    var unseen: [UpdateNode] = []
    for node in nodes where node.isServed(in: tree) {
      if node.isLaidOutByGTK { node.issueRequests() } else { unseen.append(node) }
    }
    unseen = tree.inTreeOrder(unseen)
    for (index, node) in unseen.enumerated() where node.isServed(in: tree) {
      if let hook = node.hooks.firstDue(.layout) {
        do { try countRun(of: hook) } catch {
          requesting = Array(unseen[index...])
          throw error
        }
      }
      node.issueRequests()
    }
  }

  /// Counts a trait step against the limit: handlers of traits may set traits without end, and no hook counts them.
  private func countTraitStep() throws(LimitReached) {
    if tree.hasPendingTraits { traitSteps += 1 }
    if traitSteps > 10 * UpdatePass.repeatLimit { throw LimitReached() }
  }

  /// Counts a run against the limit.
  private func countRun(of hook: Hook) throws(LimitReached) {
    let runs = hook.passRuns.count(in: serial)
    if runs == UpdatePass.repeatLimit { tree.recordLoop(of: hook) }
    if runs > UpdatePass.repeatLimit { throw LimitReached() }
  }

  /// Leaves everything whose turn did not come for the next pass.
  private func breakOff() {
    for node in remaining.reversed() + requesting where node.hooks.isPending { queue.insert(node) }
    remaining = []
    requesting = []
    runActions()
    tree.reportLoop()
  }
}
