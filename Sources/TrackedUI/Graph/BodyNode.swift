/// The node of a view with a body: evaluates it when something it read has changed or its inputs are others.
final class BodyNode<Content: View>: _ViewNode<Content>, HookOwner {
  private var view: Content
  private var child: _ViewNode<Content.Body>!
  private var fields: DynamicFields
  private(set) var hook: NestedHook!
  /// What the run that just ended gave.
  private var evaluated: Content.Body?

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    fields = DynamicFields(of: Content.self)
    super.init(inputs)
    hook = island.makeHook(for: self, name: TypeFacts.name(of: Content.self)) { [unowned self] in
      evaluated = GraphContext.evaluating(for: self) { self.view.body }
    }
    fields.install(in: &self.view, of: self)
    hook.run(because: .firstRun)
    guard let body = takeEvaluated() else { preconditionFailure("\(Content.self) is evaluated inside its own body") }
    child = Content.Body._makeNode(body, inputs.below(self))
  }

  override func update(_ new: Content) {
    guard hook.isDue || !ViewComparison.areEqual(view, new) else { return }
    view = new
    fields.install(in: &view, of: self)
    evaluate(because: .inputs)
  }

  override func runDue() {
    guard hook.isDue else { return hook.unlist() }
    evaluate(because: hook.cause)
  }

  private func evaluate(because cause: UpdateCause) {
    endEnvironmentReads()
    hook.run(because: cause)
    if let body = takeEvaluated() { child.update(body) }
  }

  private func takeEvaluated() -> Content.Body? {
    defer { evaluated = nil }
    return evaluated
  }

  override func environmentDidChange(_ name: String) { hook.invalidate(.trait(name)) }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }

  override func willRemove() { hook.stop() }

  override func didRemove() { fields.end() }
}

/// A node with a hook of its own.
protocol HookOwner: _Node {
  /// The hook.
  var hook: NestedHook! { get }
}

extension _Node {
  /// Forgets what was read of the environment: the run that follows reads anew.
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
