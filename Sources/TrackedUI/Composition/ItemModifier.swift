/// A change of how a view is laid out, without a widget of its own.
protocol ItemModifier: NodeModifier {
  /// The item with the change around it. A view of several parts has each of them changed.
  func wrap(_ item: LayoutItem) -> LayoutItem
}

extension ItemModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ItemModifierNode(view, inputs)
  }
}

private final class ItemModifierNode<Content: View, Modifier: ItemModifier>: ModifiedNode<Content, Modifier> {
  override func modifierDidChange(from old: Modifier) {
    if !ViewComparison.areEqual(old, modifier) { itemsDidChange() }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    let modifier = modifier
    items += childItems.map { ($0 as? RowsItem)?.changed(modifier.wrap) ?? modifier.wrap($0) }
  }
}
