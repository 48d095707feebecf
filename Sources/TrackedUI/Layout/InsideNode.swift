import Foundation
import Gtk

/// The node of what is in a button, or in another widget with one child.
final class InsideNode<Content: View>: CollectingNode<Content, _ViewNode<Content>> {
  init<Outer: WidgetView, Rule: Layout>(
    _ view: Content, _ outer: WidgetViewNode<Outer>, layout: Rule = HostLayout(), axis: Axis? = nil
  ) {
    let inputs = outer.inputs.below(outer).inStack(axis)
    super.init(LayoutWidget(LayoutEngineOf(layout)), inputs)
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
  }

  override func update(_ view: Content) { child.update(view) }
}
