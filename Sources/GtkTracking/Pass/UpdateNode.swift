/// An object's place in the update pass: its hooks, and whether it is in a queue for their run.
///
/// Knows neither widgets nor windows; `WidgetNode` says where the hooks' runs come from.
package class UpdateNode {
  // Each hook's way goes through here several times: no access lasts longer than a line or calls anybody, and checking
  // that at run time costs more than the access.
  @exclusivity(unchecked) package final var hooks = HookList()
  /// The queue it is in, and where: the queue's matter alone. A queue gives up its nodes before it goes.
  @exclusivity(unchecked) final var queue: UpdateQueue?
  @exclusivity(unchecked) final var placeInQueue = 0

  init() {}

  /// By which level's rules the hooks run.
  var policy: TrackingPolicy { Configuration.current.trackingPolicy }

  /// Whether its hooks may run in a tree: it is in it, and seen or about to be.
  func isServed(in tree: any HookTree) -> Bool { true }

  /// Sees to it that what is pending runs: in the next pass if the node is seen, else as soon as it is.
  func enqueue() {}

  /// A hook of a phase was marked.
  func hookWasMarked(_ phase: UpdatePhase) { enqueue() }

  /// The pass is about to run hooks of the node.
  func willBeServed() {}

  /// Whether GTK lays the widget out when it is asked to; it passes over what is hidden.
  var isLaidOutByGTK: Bool { true }

  /// Asks for the layout and drawing that is due, or does the layout that nobody else would do.
  func issueRequests() {}

  /// When a hook that was added runs first.
  package enum FirstRun {
    /// When its phase comes; the pass or GTK sees to it.
    case scheduled
    /// When the caller runs it.
    case byCaller
  }

  /// Adds a hook, pending its first run.
  @discardableResult
  package final func addHook(
    _ kind: HookKind, isController: Bool = false, firstRun: FirstRun = .scheduled, work: Hook.Work = .tracked,
    body: @escaping () -> Void
  ) -> Hook {
    let hook = Hook(kind, of: self, belongsToController: isController, work, body: body)
    add(hook)
    if firstRun == .scheduled, hook.isPending { enqueue() }
    return hook
  }

  /// Adds a hook that the caller runs first.
  final func add(_ hook: Hook) { hooks.add(hook) }

  /// Takes a hook away; it does not run any more.
  package final func removeHook(_ hook: Hook) {
    if hooks.remove(hook) { hook.stopTracking() }
  }
}
