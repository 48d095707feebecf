/// A change of how a view is laid out, without a widget of its own.
protocol ItemModifier: NodeModifier {
  /// The item with the change around it. A view of several parts has each of them changed.
  func wrap(_ item: LayoutItem) -> LayoutItem
}

extension ItemModifier {
  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ItemModifierNode(view, inputs)
  }
}

private final class ItemModifierNode<Content: View, Modifier: ItemModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private var child: _ViewNode<Content>!

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    if !ViewComparison.areEqual(modifier, view.modifier) {
      modifier = view.modifier
      itemsDidChange()
    }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var inner: [LayoutItem] = []
    child.appendItems(to: &inner)
    for item in inner {
      if let rows = item as? RowsItem {
        items.append(rows.changed { [modifier] in modifier.wrap($0) })
      } else {
        items.append(modifier.wrap(item))
      }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}
