/// The node of a view with a body: evaluates it when something it read has changed or its inputs are others.
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
    if let type = Content.self as? any Animatable.Type, animate(type, from: old) { return }
    evaluate(because: .inputs)
  }

  /// A view whose numbers an animation changes is evaluated on the way.
  private func animate<Moving: Animatable>(_ type: Moving.Type, from old: Content) -> Bool {
    guard Moving.hasAnimatableData, let before = old as? Moving, let end = view as? Moving else { return false }
    return AnimatedInput.animate(self, from: before, to: end) { [weak self] value in
      guard let self, !isRemoved, let value = value as? Content else { return }
      view = value
      fields.install(in: &view, of: self)
      evaluate(because: .state)
    }
  }

  override var hookName: String { TypeFacts.name(of: Content.self) }
  package override var isProgramsOwn: Bool { ProgramTypes.contains(Content.self) }
  override func make() -> Content.Body {
    fields.noteReads()
    return view.body
  }
  override func didRemove() { fields.end() }
}
