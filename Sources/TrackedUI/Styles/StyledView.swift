/// What a style makes of a control. The style's own `@Environment` and `@State` have their values, as a view's have.
struct StyledView<Style, Shown: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: (Style, Configuration) -> Shown

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { StyledNode(view, inputs) }
}

private final class StyledNode<Style, Shown: View>: _ViewNode<StyledView<Style, Shown>>, HookOwner {
  private var view: StyledView<Style, Shown>
  private var style: Style
  private var child: _ViewNode<Shown>!
  private var fields = DynamicFields(of: Style.self)
  private(set) var hook: NestedHook!
  private var evaluated: Shown?

  init(_ view: StyledView<Style, Shown>, _ inputs: _NodeInputs) {
    self.view = view
    style = view.style
    super.init(inputs)
    hook = island.makeHook(for: self, name: TypeFacts.name(of: Style.self)) { [unowned self] in
      evaluated = GraphContext.evaluating(for: self) { self.view.make(style, self.view.configuration) }
    }
    fields.install(in: &style, of: self)
    hook.run(because: .firstRun)
    child = Shown._makeNode(evaluated!, inputs.below(self))
    evaluated = nil
  }

  override func update(_ view: StyledView<Style, Shown>) {
    self.view = view
    style = view.style
    fields.install(in: &style, of: self)
    evaluate(because: .inputs)
  }

  override func runDue() { if hook.isDue { evaluate(because: hook.cause) } else { hook.unlist() } }

  private func evaluate(because cause: UpdateCause) {
    endEnvironmentReads()
    hook.run(because: cause)
    if let body = evaluated {
      evaluated = nil
      child.update(body)
    }
  }

  override func environmentDidChange(_ name: String) { hook.invalidate(.trait(name)) }
  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willRemove() { hook.stop() }
  override func didRemove() { fields.end() }
}
