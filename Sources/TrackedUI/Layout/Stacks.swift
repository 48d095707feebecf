public import Foundation
import Gtk

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
  let layout: HStackLayout
  let content: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which the views meet.
  ///   - spacing: between neighbours, in logical pixels; nil for the usual one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The node of the row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs.inStack(.horizontal))
  }
}

/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
  let layout: VStackLayout
  let content: Content

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which the views meet.
  ///   - spacing: between neighbours, in logical pixels; nil for the usual one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The node of the column.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs.inStack(.vertical))
  }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: ContainerView {
  let layout: ZStackLayout
  let content: Content

  /// A pile, the last view in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The node of the pile.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs.inStack(nil))
  }
}

/// Takes the room that is left in a row or column.
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  /// A space.
  ///
  /// - Parameter minLength: its least length, in logical pixels; nil for the usual distance.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The node of the space.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SpacerNode(view, inputs) }
}

private final class SpacerNode: _ViewNode<Spacer> {
  private var item: SpacerItem

  init(_ view: Spacer, _ inputs: _NodeInputs) {
    item = SpacerItem(view.minLength, inputs.stackAxis)
    super.init(inputs)
  }

  override func update(_ view: Spacer) {
    guard item.minLength != view.minLength else { return }
    // A new item, as containers remember the size of one that they know.
    item = SpacerItem(view.minLength, item.axis)
    itemsDidChange()
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

/// Space that grows.
final class SpacerItem: LayoutItem {
  let minLength: CGFloat?
  let axis: Axis?

  init(_ minLength: CGFloat?, _ axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
    super.init(nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? defaultStackSpacing
    return CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
  }

  /// Other views come first, unless it is said that space does.
  override var traits: ItemTraits { ItemTraits(priority: -.infinity, isSpacer: true) }
}
