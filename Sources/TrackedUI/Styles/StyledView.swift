/// What a style makes of a control. The style's own `@Environment` and `@State` have their values, as a view's have.
struct StyledView<Style, Control, Shown: View>: PrimitiveView {
  let style: Style
  let configuration: Control
  let make: (Style, Control) -> Shown

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { StyledNode(view, inputs) }
}

private final class StyledNode<Style, Control, Shown: View>: EvaluatedNode<StyledView<Style, Control, Shown>, Shown> {
  private var view: StyledView<Style, Control, Shown>
  private var style: Style
  private var fields = DynamicFields(of: Style.self)

  init(_ view: StyledView<Style, Control, Shown>, _ inputs: _NodeInputs) {
    self.view = view
    style = view.style
    super.init(inputs)
    fields.install(in: &style, of: self)
    begin(inputs)
  }

  override func update(_ view: StyledView<Style, Control, Shown>) {
    self.view = view
    style = view.style
    fields.install(in: &style, of: self)
    evaluate(because: .inputs)
  }

  override var hookName: String { TypeFacts.name(of: Style.self) }
  package override var isProgramsOwn: Bool { ProgramTypes.contains(Style.self) }
  override func make() -> Shown {
    fields.noteReads()
    return view.make(style, view.configuration)
  }
  override func didRemove() { fields.end() }
}
