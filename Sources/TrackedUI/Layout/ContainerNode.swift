/// A view that lays other views out in a widget of its own.
protocol ContainerView: PrimitiveView {
  associatedtype Inside: View
  associatedtype Rule: Layout
  /// How they are laid out.
  var layout: Rule { get }
  /// What is laid out.
  var content: Inside { get }
  /// What the views inside are made with.
  static func inside(_ inputs: _NodeInputs) -> _NodeInputs
}

extension ContainerView {
  static func inside(_ inputs: _NodeInputs) -> _NodeInputs { inputs }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ContainerNode(view, inputs) }
}

/// The node of a container.
final class ContainerNode<Container: ContainerView>: CollectingNode<Container, _ViewNode<Container.Inside>> {
  private let engine: LayoutEngineOf<Container.Rule>
  private var item: WidgetItem!

  init(_ view: Container, _ inputs: _NodeInputs) {
    engine = LayoutEngineOf(view.layout)
    super.init(LayoutWidget(engine), inputs)
    item = WidgetItem(widget, .natural, self)
    child = Container.Inside._makeNode(view.content, Container.inside(inputs.below(self)))
    collectItems()
  }

  override func update(_ view: Container) {
    if !ViewComparison.areEqual(engine.layout, view.layout) {
      engine.layout = view.layout
      widget.itemsAreOthers()
    }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

/// Views placed by a program's own layout.
struct LayoutView<Rule: Layout, Content: View>: ContainerView {
  let layout: Rule
  let content: Content

  static func inside(_ inputs: _NodeInputs) -> _NodeInputs { inputs.inStack(Rule.layoutProperties.stackOrientation) }
}
