import Foundation
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
    // Where the size is open, as in a bubble or a window of settings, all of it is seen.
    (scroller.propagatesNaturalWidth, scroller.propagatesNaturalHeight) = (true, true)
    let inside = InsideNode(content, node, layout: ScrolledLayout(axes: axes, node: node), axis: .vertical)
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
    ScrollLook.of(scroller).show(node.values)
    ScrollStops.of(scroller).show(node.values.scrollTargetBehavior, node, axes)
    for widget in [scroller, scroller.child?.parent] { widget?.clipsContent = !node.values.scrollsUnclipped }
    if node.shown(node.values.scrollMargins, for: "margins") {
      node.content(InsideNode<Content>.self)?.widget.itemsAreOthers()
    }
  }
}

/// Places what is scrolled: across the direction it gets what there is, along it what it wants.
private struct ScrolledLayout: Layout, WidthKnowing {
  let axes: Axis.Set
  weak var node: _Node?
  private let column = VStackLayout(spacing: 0)

  init(axes: Axis.Set, node: _Node) { (self.axes, self.node) = (axes, node) }

  private var margins: EdgeInsets {
    guard let node, !node.isRemoved else { return .zero }
    return EnvironmentValues(of: node).scrollMargins
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (size, margins) = (
      column.sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache), margins
    )
    return CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
  }

  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? {
    column.width(inner(proposal), items).map { $0 + margins.leading + margins.trailing }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let margins = margins
    let bounds = CGRect(
      x: bounds.x + margins.leading, y: bounds.y + margins.top,
      width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    var y = bounds.y
    for subview in subviews {
      let size = subview.sizeThatFits(inner(proposal))
      let x = axes.contains(.horizontal) ? bounds.x : bounds.x + (bounds.width - size.width) / 2
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}
