import Gtk

/// A line between views, along the other direction of its stack.
public struct Divider: PrimitiveView {
  /// A line.
  public init() {}

  /// The node of the line.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? MenuDividerNode(inputs) : DividerNode(inputs)
  }
}

private final class DividerNode: _ViewNode<Divider> {
  private let item: DividerItem

  override init(_ inputs: _NodeInputs) {
    let isUpright = inputs.stackAxis == .horizontal
    item = DividerItem(
      Separator(isUpright ? .vertical : .horizontal), isUpright ? WidgetSizing(vertical: .fills) : .fillsWidth)
    super.init(inputs)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

private final class DividerItem: WrappingItem {
  init(_ line: Widget, _ sizing: WidgetSizing) { super.init(WidgetItem(line, sizing, nil)) }
}
