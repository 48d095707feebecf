import Gtk

/// Whose rows the views of a place in the graph are.
enum RowMaking { case none, list, lazyStack }

/// What a node is made with. Nodes keep it for those they make later: it keeps neither the island nor the node above.
public struct _NodeInputs {
  unowned let island: Island
  unowned let parent: _Node?
  let environment: EnvironmentScope
  /// The direction of the stack around, for lines and spaces.
  var stackAxis: Axis?
  /// Whose rows what is made are: a `ForEach` makes them as they come into sight.
  var rowMaking = RowMaking.none
  /// Whether what is made are entries of a menu, without widgets.
  var makesMenu = false
  /// Whether content is taken apart: views are not made, but something that stands for them.
  var makesSubviews = false

  /// The same inside a stack, or, without a direction, inside another container.
  func inStack(_ axis: Axis?) -> _NodeInputs {
    var inputs = self
    inputs.stackAxis = axis
    inputs.rowMaking = .none
    return inputs
  }

  /// The inputs of what is directly below a node.
  func below(_ node: _Node, environment: EnvironmentScope? = nil) -> _NodeInputs {
    _NodeInputs(
      island: island, parent: node, environment: environment ?? self.environment, stackAxis: stackAxis,
      rowMaking: rowMaking, makesMenu: makesMenu, makesSubviews: makesSubviews)
  }
}

/// A place in the graph: where a view is, for as long as it is there. Views come and go; the node keeps what lives longer:
/// state, widgets, effects.
///
/// A node is found again by its place among its siblings, by the branch of a condition, or by the identifier in a `ForEach`.
@MainActor public class _Node {
  /// What runs the hooks of the nodes and shows their widgets.
  unowned let island: Island
  /// The node above; nil at the top, and once it is removed.
  private(set) unowned(safe) var parent: _Node?
  /// The environment that holds here.
  let environment: EnvironmentScope
  /// Where the environment's values were found that were read here.
  var environmentReads: [EnvironmentScope.Read] = []
  /// Whether something below waits for its turn in the walk that runs.
  final var hasDueBelow = false
  private(set) final var isRemoved = false

  init(_ inputs: _NodeInputs) {
    island = inputs.island
    parent = inputs.parent
    environment = inputs.environment
  }

  /// Whether a program wrote what the node evaluates.
  package var isProgramsOwn: Bool { false }

  /// The nodes directly below, first to last.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// Adds what is to be laid out, back to front.
  func appendItems(to items: inout [LayoutItem]) { forEachChild { $0.appendItems(to: &items) } }

  /// Runs what is due here.
  func runDue() {}

  /// Something of the environment that was read here has another value.
  func environmentDidChange(_ name: String) { island.refresh(self) }

  /// Takes in what the topmost node of an island was given from outside, before anything runs that is due for other reasons.
  func takeInputs() {}

  /// Shows what follows from the environment as it is now.
  func refresh() {}

  /// What is to be laid out below has changed; the container above sees to it.
  func itemsDidChange() { parent?.itemsDidChange() }

  /// The values of a preference have changed below.
  func preferencesDidChange() {
    if let parent { parent.preferencesDidChange() } else { island.handUpPreferences() }
  }

  /// Shows what is seen of another node of its type, which may be on its way, until it shows its own again.
  func takeLook(of other: _Node) {}

  /// The topmost nodes of what is shown here and has an island of its own: rows, pages, tabs.
  func forEachHosted(_ body: (_Node) -> Void) {}

  /// The view is gone for good. Parts that need to do something do it in `willRemove()`.
  final func remove() {
    guard !isRemoved else { return }
    // What is called for it may close the window; and handlers of its widgets may still be called in this turn.
    let island = island
    ProgramCalls.keep(self)
    ProgramCalls.keep(island)
    willRemove()
    // That may have removed it with all that is around it.
    guard !isRemoved else { return }
    island.forget(self)
    isRemoved = true
    for read in environmentReads { read.end(self) }
    environmentReads = []
    forEachChild { $0.remove() }
    didRemove()
    parent = nil
  }

  /// The node is about to be removed; those below are still there.
  func willRemove() {}

  /// The nodes below are removed.
  func didRemove() {}
}

extension _Node: NestedHookOwner {}

/// A node that stands for views of one type.
@MainActor public class _ViewNode<Content: View>: _Node {
  /// Takes another value in, which comes from the evaluation of something above.
  func update(_ view: Content) {}
}

/// Who reads the environment at this moment.
@MainActor enum GraphContext {
  private(set) static var reader: _Node?
  /// Whose body is evaluated; nil outside of bodies, also while widgets are made and updated.
  private(set) static var evaluated: _Node?

  /// Evaluates a program's body for a node.
  static func evaluating<Result>(for node: _Node, _ body: () -> Result) -> Result {
    #if DEBUG
      Advice.watchBodies()
    #endif
    let outer = evaluated
    evaluated = node
    defer { evaluated = outer }
    return reading(for: node, body)
  }

  /// Runs `body` with what it reads of the environment read for `node`.
  static func reading<Result>(for node: _Node?, _ body: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return try body()
  }
}
