/// The node of a view with a body: evaluates it when something it read has changed or its inputs are others.
final class BodyNode<Content: View>: _ViewNode<Content>, EvaluatingNode {
  private var view: Content
  private var child: _ViewNode<Content.Body>!
  private var fields: DynamicFields
  var hook: NestedHook?
  /// Where the run in progress puts what it gives.
  private var result: UnsafeMutablePointer<Content.Body?>?

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    fields = DynamicFields(of: Content.self)
    super.init(inputs)
    fields.install(in: &self.view, of: self)
    guard let body = evaluated(because: .firstRun) else {
      preconditionFailure("\(Content.self) is evaluated inside its own body")
    }
    child = Content.Body._makeNode(body, inputs.below(self))
  }

  override func update(_ new: Content) {
    guard hook?.isDue == true || !ViewComparison.areEqual(view, new) else { return }
    view = new
    fields.install(in: &view, of: self)
    evaluate(because: .inputs)
  }

  override func runDue() { if let cause = takeDue() { evaluate(because: cause) } }

  private func evaluate(because cause: UpdateCause) { if let body = evaluated(because: cause) { child.update(body) } }

  private func evaluated(because cause: UpdateCause) -> Content.Body? {
    var body: Content.Body?
    withUnsafeMutablePointer(to: &body) {
      result = $0
      run(because: cause)
      result = nil
    }
    return body
  }

  var hookName: String { TypeFacts.name(of: Content.self) }
  func runBody() { result?.pointee = view.body }

  override func environmentDidChange(_ name: String) { hook?.invalidate(.trait(name)) }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }

  override func willRemove() { hook?.stop() }

  override func didRemove() { fields.end() }
}

/// A node that evaluates something of the program's. It gets a hook as soon as that has read something: most views of a long
/// list only show what they were given.
protocol EvaluatingNode: _Node {
  /// The hook, once something was read.
  var hook: NestedHook? { get set }
  /// What the inspector calls the node.
  var hookName: String { get }
  /// Evaluates it.
  func runBody()
}

extension EvaluatingNode {
  /// Evaluates it, tracked.
  func run(because cause: UpdateCause) {
    endEnvironmentReads()
    if hook == nil, NestedHooks.runsWithoutHooks {
      let reads = island.hooks.runWithoutHook { GraphContext.evaluating(for: self) { runBody() } }
      if reads == nil, environmentReads.isEmpty { return }
      makeHook().run(takingOver: reads ?? NestedReads())
    } else {
      (hook ?? makeHook()).run(because: cause)
    }
  }

  private func makeHook() -> NestedHook {
    let made = island.makeHook(for: self, name: hookName) { [unowned self] in
      GraphContext.evaluating(for: self) { runBody() }
    }
    hook = made
    return made
  }

  /// Why a run is due; nil if none is.
  func takeDue() -> UpdateCause? {
    guard let hook else { return nil }
    if hook.isDue { return hook.cause }
    hook.unlist()
    return nil
  }
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
