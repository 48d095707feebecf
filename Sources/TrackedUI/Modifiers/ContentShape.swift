import Gtk

/// Has the pointer reach a view inside of a shape only.
struct ContentShapeModifier<Outline: Shape>: NodeModifier {
  let shape: Outline

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ContentShapeNode(view, inputs)
  }
}

private final class ContentShapeNode<Content: View, Outline: Shape>:
  ModifiedNode<Content, ContentShapeModifier<Outline>>
{
  private let wrappers = ItemWrappers<ShapedWidget>()

  /// A widget of the whole rectangle: what is around acts on the spaces between its parts as well.
  override func appendItems(to items: inout [LayoutItem]) {
    items += wrappers.change(childItems) { [weak self] in self?.shaped($0, isRow: $1) ?? $0 }
  }

  private func shaped(_ item: LayoutItem, isRow: Bool) -> LayoutItem {
    let wrapper = wrappers.wrapper(of: item, isRow: isRow) {
      ShapedWidget { [weak self] in self?.modifier.shape.path(in: $0) }
    }
    let shaped = wrapper.around(item)
    if Outline.self != Rectangle.self { wrapper.leavePointerToShape() }
    return shaped
  }
}

/// A widget that the pointer reaches inside of an outline only.
private final class ShapedWidget: LayoutWidget {
  private let outline: (CGRect) -> Path?

  init(_ outline: @escaping (CGRect) -> Path?) {
    self.outline = outline
    super.init()
  }

  /// What is inside and does nothing by itself would be reached beyond the outline.
  func leavePointerToShape() { for child in children { Self.leavePointer(child) } }

  private static func leavePointer(_ widget: Widget) {
    guard !widget.isFocusable, !widget.hasControllers else { return }
    let inner = widget.children
    inner.forEach(leavePointer)
    if inner.allSatisfy({ !$0.canTarget }) { widget.canTarget = false }
  }

  override var takesPointer: Bool { true }

  override func contains(x: Double, y: Double) -> Bool {
    guard super.contains(x: x, y: y) else { return false }
    return outline(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))?.contains(CGPoint(x: x, y: y))
      ?? true
  }
}

/// What an outline of a view is for.
@RawRepresented(by: Int.self)
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// Where the pointer reaches the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while it is dragged: all of it.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen in a menu: nothing of it.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What shows that the pointer is over it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read by assistive technology: its rectangle.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Has the pointer reach the view inside of a shape: where nothing is drawn, too, and nothing outside.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }

  /// Has the pointer reach the view inside of a shape, if it is for that.
  @ViewBuilder public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape) } else { self }
  }
}
