import Foundation
import Gtk

/// The node of what stands in a button, or in another widget with one child.
final class InsideNode<Content: View>: _Node, ItemContainer, AnimatedContainer {
  var layoutWidget: LayoutWidget { widget }
  let widget: LayoutWidget
  private var child: _ViewNode<Content>!
  var isCollecting = false

  init<Outer: WidgetView, Rule: Layout>(
    _ view: Content, _ outer: WidgetViewNode<Outer>, layout: Rule = HostLayout(), axis: Axis? = nil
  ) {
    widget = LayoutWidget(LayoutEngineOf(layout))
    let inputs = outer.inputs.below(outer).inStack(axis)
    super.init(inputs)
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
  }

  func update(_ view: Content) { child.update(view) }

  override func itemsDidChange() { island.collect(self) }

  func collectItems() {
    var items: [LayoutItem] = []
    child.appendItems(to: &items)
    widget.show(items)
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}
