/// The hooks of one node: the sole owner of their order, and the one place to ask what is due.
package struct HookList {
  /// In the order of a phase: the controller's before its view's (C-051).
  package private(set) var all: [Hook] = []
  private var controllerCount = 0

  /// Adds a hook behind those of the same owner.
  mutating func add(_ hook: Hook) {
    if hook.belongsToController {
      all.insert(hook, at: controllerCount)
      controllerCount += 1
    } else {
      all.append(hook)
    }
  }

  /// Takes a hook out. Calls nobody: the node sees to what ends with it.
  ///
  /// - Returns: whether it was here.
  mutating func remove(_ hook: Hook) -> Bool {
    guard let index = all.firstIndex(where: { $0 === hook }) else { return false }
    all.remove(at: index)
    if index < controllerCount { controllerCount -= 1 }
    return true
  }

  // Loops, not closures: the standard library's functions have each call of an isolated closure checked.

  /// Whether any hook is marked.
  var isPending: Bool {
    for hook in all where hook.isPending { return true }
    return false
  }

  /// The phases of which a hook waits for its run.
  var duePhases: UpdatePhase.Set {
    var phases: UpdatePhase.Set = []
    for hook in all where hook.isDue { phases.insert(UpdatePhase.Set(hook.phase)) }
    return phases
  }

  /// Whether a hook of a phase waits for its run.
  package func isDue(_ phase: UpdatePhase) -> Bool { firstDue(phase) != nil }

  /// The first hook of a phase that waits for its run.
  func firstDue(_ phase: UpdatePhase) -> Hook? {
    for hook in all where hook.isDue && hook.phase == phase { return hook }
    return nil
  }

  /// The hooks of one kind: the controller's, or the view's.
  package func of(_ kind: HookKind, belongingToController: Bool) -> [Hook] {
    var hooks: [Hook] = []
    for hook in all where hook.kind == kind && hook.belongsToController == belongingToController { hooks.append(hook) }
    return hooks
  }
}
