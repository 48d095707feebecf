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
  private let item: WrappingItem

  override init(_ inputs: _NodeInputs) {
    let isUpright = inputs.stackAxis == .horizontal
    let line = Separator(isUpright ? .vertical : .horizontal)
    // Inside of another item: a line is no view's sole widget.
    item = WrappingItem(WidgetItem(line, isUpright ? WidgetSizing(vertical: .fills) : .fillsWidth, nil))
    super.init(inputs)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}
