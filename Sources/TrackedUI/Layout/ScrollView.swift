import Gtk

/// Shows a part of something larger, and lets the user move it.
public struct ScrollView<Content: View>: WidgetView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// A view of something that can be larger than it.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    let inside = InsideNode(content, node, layout: ScrolledLayout(axes: axes), axis: .vertical)
    node.addChild(inside)
    scroller.child = inside.widget
    return scroller
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    node.content(InsideNode<Content>.self)?.update(content)
    let hasBars = showsIndicators && !node.values.scrollIndicators.isHidden
    func policy(_ axis: Axis.Set) -> PolicyType {
      axes.contains(axis) ? (hasBars ? .automatic : .external) : .never
    }
    scroller.setPolicy(horizontal: policy(.horizontal), vertical: policy(.vertical))
    scroller.propagatesNaturalHeight = axes == .horizontal
    ScrollLook.of(scroller).show(node.values)
  }
}

/// Places what is scrolled: across the direction it gets what there is, along it what it wants.
private struct ScrolledLayout: Layout, WidthKnowing {
  let axes: Axis.Set
  private let column = VStackLayout(spacing: 0)

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    column.sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> Double? { column.width(inner(proposal), items) }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.y
    for subview in subviews {
      let size = subview.sizeThatFits(inner(proposal))
      let x = axes.contains(.horizontal) ? bounds.x : bounds.x + (bounds.width - size.width) / 2
      subview.place(at: Point(x: x, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}
