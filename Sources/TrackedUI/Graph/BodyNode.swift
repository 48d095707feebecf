/// The node of a view with a body: evaluates it when something it read, or its inputs, have changed.
final class BodyNode<Content: View>: EvaluatedNode<Content, Content.Body> {
  private var view: Content
  private var fields = DynamicFields(of: Content.self)

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    fields.install(in: &self.view, of: self)
    begin(inputs)
  }

  override func update(_ new: Content) {
    guard isDue || !ViewComparison.areEqual(view, new) else { return }
    let old = view
    view = new
    fields.install(in: &view, of: self)
    let isAnimated = AnimatedInput.animate(self, from: old, to: view) { node, value in
      node.view = value
      node.fields.install(in: &node.view, of: node)
      node.evaluate(because: .state)
    }
    if !isAnimated { evaluate(because: .inputs) }
  }

  override var hookName: String { TypeFacts.name(of: Content.self) }
  package override var isProgramsOwn: Bool { ProgramTypes.contains(Content.self) }
  override func make() -> Content.Body {
    fields.noteReads()
    return view.body
  }
  override func didRemove() { fields.end() }
}
