/// A graph, or a part of one that is shown and hidden by itself, below one widget: a hosting controller's view, a sheet, a
/// page, a row of a list.
///
/// The nodes' hooks are hooks of the window's pass, run in the order of the graph when the turn of that widget comes.
/// What hangs on visibility, `onAppear` and tasks, follows the widget's.
@MainActor final class Island {
  private(set) var hooks: NestedHooks!
  /// The widget the island is below.
  private(set) weak var widget: Widget?
  /// Whether it is a program's own, in no window.
  var isProgram = false
  /// Says whose view the widget is.
  var controllerOfWidget: () -> ViewController? = { nil }
  /// The island that this one is going to be in, for the traits until its widget has its place there.
  weak var host: Island? { didSet { outer = host } }
  /// The island around: what shows this one, or what what this one shows is said in.
  weak var outer: Island?
  /// The node in it that this one is a part of, which receives preferences; nil for what is presented, which hands none up.
  weak var outerNode: _Node?
  /// Called when the graph has been brought up to date.
  var didUpdate: (() -> Void)?
  /// The controller that hosts the island.
  var controller: ViewController? { controllerOfWidget() }

  /// Makes a controller a child of the one that hosts the island, once there is one.
  func adopt(_ child: ViewController) {
    guard child.parent == nil, let controller else { return }
    controller.addChild(child)
    child.didMove(toParent: controller)
  }

  private var root: _Node?
  private let makeRoot: (Island) -> _Node
  private var refreshing: [_Node] = []
  private var collecting: [any ItemContainer] = []
  private var preferenceHosts: [any PreferenceHost] = []
  private var actions: [() -> Void] = []
  private var steps: [() -> Void] = []
  /// What the page's views say that its title is, the one that is shown last.
  var pageTitles: [(node: ObjectIdentifier, title: String)] = []
  private var effects: [ObjectIdentifier: any VisibilityEffect] = [:]
  private var nextEffect = 0
  /// Whether the widget is shown.
  private(set) var isShown = false

  /// - Parameter makeRoot: makes the topmost node, in the first run.
  init(_ widget: Widget, makeRoot: @escaping (Island) -> _Node) {
    self.widget = widget
    self.makeRoot = makeRoot
    // The widget may outlive the island by a moment.
    hooks = NestedHooks(of: widget) { [weak self] in self?.run() }
    hooks.onTraitChange { [weak self] in
      guard let self, !traitReaders.isEmpty else { return }
      for case let node? in traitReaders.values.map(\.node) where !node.isRemoved { refresh(node) }
    }
  }

  /// Makes the graph now, for who needs its widgets before the first pass.
  func makeIfNeeded() { hooks.runIfNeeded() }

  /// The topmost node, once it is made.
  var rootNode: _Node? { root }

  /// A hook of the window's pass for a node.
  func makeHook(for node: _Node, name: String, _ body: @escaping () -> Void) -> NestedHook {
    NestedHook(in: hooks, owner: node, name: name, body: body)
  }

  // MARK: What is due

  /// Has a node show the environment as it is, in this pass.
  func refresh(_ node: _Node) {
    refreshing.append(node)
    schedule()
  }

  /// Has a container look again at what it contains.
  func collect(_ container: any ItemContainer) {
    guard !container.isCollecting else { return }
    container.isCollecting = true
    collecting.append(container)
    schedule()
  }

  /// Has a node look again at the preferences below it.
  func collectPreferences(_ host: any PreferenceHost) {
    guard !host.isCollectingPreferences else { return }
    host.isCollectingPreferences = true
    preferenceHosts.append(host)
    schedule()
  }

  /// Does something in the pass, before anything that is due is evaluated.
  func inPass(_ action: @escaping () -> Void) {
    steps.append(action)
    schedule()
  }

  /// Does something after the graph, and all others whose turn it is in the window's pass, have been brought up to date, outside of all
  /// tracking.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    schedule()
  }

  private var isRunning = false
  /// Whether the graph has been taken down; its widget may be seen a while longer, and what was due then comes to nothing.
  private var hasEnded = false

  private func schedule() {
    if !isRunning { hooks.schedule() }
  }

  private func run() {
    guard !hasEnded else { return }
    isRunning = true
    if let root { root.takeInputs() } else { root = makeRoot(self) }
    if !steps.isEmpty {
      let due = steps
      steps = []
      due.forEach { $0() }
    }
    repeat {
      runBodies()
      let nodes = refreshing
      refreshing = []
      for node in nodes where !node.isRemoved { node.refresh() }
      let containers = collecting
      collecting = []
      for container in containers {
        container.isCollecting = false
        if !container.isRemoved { container.collectItems() }
      }
      guard refreshing.isEmpty, collecting.isEmpty else { continue }
      let hosts = preferenceHosts
      preferenceHosts = []
      for host in hosts {
        host.isCollectingPreferences = false
        if !host.isRemoved { host.readPreferences() }
      }
    } while !refreshing.isEmpty || !collecting.isEmpty || !preferenceHosts.isEmpty || hooks.hasDue
    isRunning = false
    for action in afterRuns.values { action() }
    didUpdate?()
    if !actions.isEmpty { afterRound { [self] in runActions() } }
  }

  private func runActions() {
    let due = actions
    actions = []
    PassContext.outside { due.forEach { $0() } }
  }

  /// Parents before children, first to last; what is gone by the time its turn comes is passed over. A run that changes the environment
  /// makes more due below itself, whose turn comes on the same way down.
  private func runBodies() {
    let due = hooks.takeDue()
    if due.count == 1, let node = due[0].owner as? _Node {
      if !node.isRemoved { node.runDue() }
    } else {
      mark(due)
    }
    if hooks.hasDue { mark(hooks.takeDue()) }
    while let root, root.hasDueBelow { runMarked(root) }
  }

  private func mark(_ due: [NestedHook]) {
    for hook in due {
      guard let node = hook.owner as? _Node, !node.isRemoved else { continue }
      var next: _Node? = node
      while let current = next, current.island === self, !current.hasDueBelow {
        current.hasDueBelow = true
        next = current.parent
      }
    }
  }

  private func runMarked(_ node: _Node) {
    guard node.hasDueBelow else { return }
    node.hasDueBelow = false
    node.runDue()
    if hooks.hasDue { mark(hooks.takeDue()) }
    node.forEachChild(runMarked)
  }

  // MARK: Traits

  private struct TraitReader { weak var node: _Node? }
  private var traitReaders: [ObjectIdentifier: TraitReader] = [:]

  /// The traits at the widget. A node without a hook that reads them is refreshed when they change.
  func traits(for reader: _Node?) -> TraitCollection {
    if let reader, !PassContext.isInBody { traitReaders[ObjectIdentifier(reader)] = TraitReader(node: reader) }
    return currentTraits
  }

  private var currentTraits: TraitCollection {
    if let host, widget?.parent == nil { return host.currentTraits }
    return hooks.traits
  }

  /// A node is gone.
  func forget(_ node: _Node) { if !traitReaders.isEmpty { traitReaders[ObjectIdentifier(node)] = nil } }

  private var afterRuns: [ObjectIdentifier: () -> Void] = [:]

  /// Does something at the end of each run, for a node that shows what others of the island say; nil for no longer.
  func afterEachRun(of node: _Node, _ action: (() -> Void)?) { afterRuns[ObjectIdentifier(node)] = action }

  // MARK: Followed from elsewhere

  private var followers = 0
  private weak var followedOuter: Island?
  private var isAwaitingRun = false

  /// Something that is shown elsewhere, as a page pushed from here, follows what is said here. Until it ends the graph is brought up to date
  /// while it is not seen, too.
  func beginFollowing() {
    followers += 1
    guard followers == 1 else { return }
    hooks.onDueUnseen = { [weak self] in self?.runUnseen() }
    followedOuter = outer
    outer?.beginFollowing()
  }

  /// It has gone.
  func endFollowing() {
    guard followers > 0 else { return }
    followers -= 1
    guard followers == 0 else { return }
    hooks.onDueUnseen = nil
    followedOuter?.endFollowing()
  }

  /// The island around is seen, or is followed itself.
  private func runUnseen() {
    guard !isAwaitingRun, let followedOuter else { return }
    isAwaitingRun = true
    followedOuter.afterUpdate { [weak self] in
      guard let self else { return }
      isAwaitingRun = false
      if followers > 0, !hooks.isSeen { hooks.runIfNeeded() }
    }
  }

  // MARK: Visibility

  /// Adds something that begins when the island is shown.
  func add(_ effect: any VisibilityEffect) {
    effects[ObjectIdentifier(effect)] = effect
    effect.place = nextEffect
    nextEffect += 1
    guard isShown else { return followers > 0 ? afterUpdate { [weak self] in self?.takeUpCovered() } : () }
    afterUpdate { [weak self, weak effect] in
      if let self, let effect, !isConcealed(effect) { effect.appear() }
    }
  }

  /// What presents something goes by its binding in a page that something covers, too: it may have come there while that is covered.
  func takeUpCovered() {
    guard !isShown, followers > 0, controller?.outermost.viewIfLoaded?.isMapped == true else { return }
    for effect in effects.values.sorted(by: { $0.place < $1.place }) where !effect.isActive { effect.beginCovered() }
  }

  /// Ends it.
  func remove(_ effect: any VisibilityEffect) {
    effects[ObjectIdentifier(effect)] = nil
    guard effect.isActive else { return }
    // The order is that of the removal; what the action writes is seen in this pass.
    afterUpdate { effect.disappear() }
  }

  /// The widget is about to be shown, or is no longer. Where a pass shows and hides several, what follows from all of that is one thing.
  func setShown(_ shown: Bool) {
    // Content that is hung elsewhere was never gone.
    guard shown != isShown, !ContentMove.isUnderWay else { return }
    isShown = shown
    // What was marked while it was seen has not run yet, and no pass comes by any more.
    if !shown, followers > 0, hooks.isDue { runUnseen() }
    // What is due decides what there is to appear.
    if shown, hooks.isDue { return afterUpdate { [self] in tellEffects() } }
    afterRound { [self] in tellEffects() }
  }

  private func tellEffects() {
    let inOrder = effects.values.sorted { $0.place < $1.place }
    PassContext.outside {
      for effect in inOrder { if isShown && !isConcealed(effect) { effect.appear() } else { effect.disappear() } }
    }
  }

  private var concealing: [any ConcealingNode] = []

  /// Adds what shows one part at a time, for as long as the island lasts or until it is removed.
  func add(_ node: any ConcealingNode) { concealing.append(node) }

  /// It is gone.
  func remove(_ node: any ConcealingNode) { concealing.removeAll { $0 === node } }

  /// Another part is shown: what goes ends before what comes begins.
  func concealmentDidChange() {
    guard isShown else { return }
    afterUpdate { [weak self] in
      guard let self, isShown else { return }
      let inOrder = effects.values.sorted { $0.place < $1.place }
      for effect in inOrder where effect.isActive && isConcealed(effect) { effect.disappear() }
      for effect in inOrder where !effect.isActive && !isConcealed(effect) { effect.appear() }
    }
  }

  private func isConcealed(_ effect: any VisibilityEffect) -> Bool { concealing.contains { $0.conceals(effect) } }

  private var handsUpPreferences = false

  /// Something in here gives preferences, which those above read through the node that the island is a part of.
  func handUpPreferences() {
    handsUpPreferences = true
    if let outerNode, !outerNode.isRemoved { outerNode.preferencesDidChange() }
  }

  /// The graph is taken down.
  func tearDown() {
    hasEnded = true
    isRunning = true
    root?.remove()
    root = nil
    hooks.onDueUnseen = nil
    if handsUpPreferences { handUpPreferences() }
    isShown = false
    isRunning = false
    if !actions.isEmpty { afterRound { [self] in runActions() } }
  }

  /// The widget lives until then; one that goes just now does not wait for the pass.
  private func afterRound(_ action: @escaping () -> Void) {
    guard let widget else { return action() }
    hooks.afterRound { withExtendedLifetime(widget, action) }
  }
}

/// Shows what its nodes below have to lay out.
protocol ItemContainer: _Node {
  /// Whether it is going to look at them in this run.
  var isCollecting: Bool { get set }
  /// Looks at them.
  func collectItems()
}

/// Reads preferences of the views below.
protocol PreferenceHost: _Node {
  /// Whether it is going to read them in this run.
  var isCollectingPreferences: Bool { get set }
  /// Reads them.
  func readPreferences()
}

/// Shows one part of what is below it at a time, within one island.
protocol ConcealingNode: _Node {
  /// Whether an effect belongs to parts alone that are not shown.
  func conceals(_ effect: any VisibilityEffect) -> Bool
}

extension ConcealingNode {
  /// Whether all that an effect belongs to is below this node, and in none of some widgets.
  func holds(_ effect: any VisibilityEffect, outside shown: Set<ObjectIdentifier>) -> Bool {
    var next: _Node? = effect
    while let node = next, node !== self { next = node.parent }
    guard next != nil else { return false }
    var items: [LayoutItem] = []
    effect.appendItems(to: &items)
    guard !items.contains(where: { $0 is RowsItem }) else { return false }
    var widgets: [Widget] = []
    for item in items { item.appendWidgets(to: &widgets) }
    func isShown(_ widget: Widget) -> Bool {
      shown.contains(ObjectIdentifier(widget)) || widget.parent.map(isShown) == true
    }
    return !widgets.isEmpty && !widgets.contains(where: isShown)
  }
}

/// Something that lasts while a view is seen.
protocol VisibilityEffect: _Node {
  /// Its place among the others.
  var place: Int { get set }
  /// Whether it has begun.
  var isActive: Bool { get }
  /// Whether it goes by what of a container is in sight, and not only by what is there.
  var needsSight: Bool { get }
  /// The view is about to be seen; does nothing if it has begun.
  func appear()
  /// The view is not seen any more; does nothing if it has not begun.
  func disappear()
  /// The view is there, and what it is in is covered.
  func beginCovered()
}

extension VisibilityEffect {
  var needsSight: Bool { false }
  func beginCovered() {}
}
