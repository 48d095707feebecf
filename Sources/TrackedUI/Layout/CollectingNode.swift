/// A node that shows what is below it in a widget of its own.
class CollectingNode<Given: View, Child: _Node>: OneChildNode<Given, Child>, ItemContainer, AnimatedContainer {
  final let widget: LayoutWidget
  final var isCollecting = false

  init(_ widget: LayoutWidget, _ inputs: _NodeInputs) {
    self.widget = widget
    super.init(inputs)
  }

  override func itemsDidChange() { island.collect(self) }

  func collectItems() {
    guard widget.animatesItems, let animation = widget.nextAnimation else { return widget.show(childItems) }
    animation.run { widget.show(childItems) }
  }
}
