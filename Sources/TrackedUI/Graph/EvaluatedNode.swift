/// A node that evaluates a program's code and shows what that gives. It gets a hook as soon as that has read
/// something: most views of a long list only show what they were given.
class EvaluatedNode<Given: View, Shown: View>: OneChildNode<Given, _ViewNode<Shown>> {
  private var hook: NestedHook?
  /// Where the run in progress puts what it gives.
  private var result: UnsafeMutablePointer<Shown?>?

  /// What the inspector calls the node.
  var hookName: String { "" }

  /// Evaluates it.
  func make() -> Shown { preconditionFailure("\(Self.self) makes nothing") }

  /// Evaluates it for the first time: the last thing that an initialiser does.
  final func begin(_ inputs: _NodeInputs) {
    guard let view = evaluated(because: .firstRun) else {
      preconditionFailure("\(hookName) is evaluated inside itself")
    }
    child = Shown.makeNode(in: inputs.below(self), view)
  }

  /// Whether a run is due.
  final var isDue: Bool { hook?.isDue == true }

  /// Evaluates it and shows what it gives.
  final func evaluate(because cause: UpdateCause) { if let view = evaluated(because: cause) { child.update(view) } }

  private func evaluated(because cause: UpdateCause) -> Shown? {
    var view: Shown?
    evaluate(into: &view, because: cause)
    return view
  }

  private func evaluate(into view: UnsafeMutablePointer<Shown?>, because cause: UpdateCause) {
    result = view
    run(because: cause)
    result = nil
  }

  private func run(because cause: UpdateCause) {
    endEnvironmentReads()
    guard hook == nil, NestedHooks.runsWithoutHooks else { return (hook ?? makeHook()).run(because: cause) }
    let reads = island.hooks.runWithoutHook { runMake() }
    if reads == nil, environmentReads.isEmpty { return }
    makeHook().run(takingOver: reads ?? NestedReads())
  }

  private func runMake() { result?.pointee = GraphContext.evaluating(for: self) { make() } }

  private func makeHook() -> NestedHook {
    let made = island.makeHook(for: self, name: hookName) { [unowned self] in runMake() }
    hook = made
    return made
  }

  override func runDue() {
    guard let hook else { return }
    if hook.isDueInTurn { evaluate(because: hook.cause) } else if !hook.isDue { hook.unlist() }
  }

  override func environmentDidChange(_ name: String) { hook?.invalidate(.trait(name)) }
  override func willRemove() { hook?.stop() }
}

extension _Node {
  /// Forgets what was read of the environment: the run that follows reads again.
  final func endEnvironmentReads() {
    guard !environmentReads.isEmpty else { return }
    for read in environmentReads { read.end(self) }
    environmentReads.removeAll(keepingCapacity: true)
  }
}

extension UpdateCause {
  /// The view was given other inputs by what is above it.
  static var inputs: UpdateCause { .state }
}
