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
    let shown = ShownAxes(axes)
    scroller.attach(shown)
    let inside = InsideNode(content, node, layout: ScrolledLayout(shown: shown, node: node), axis: .vertical)
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
    scroller.attachment(ShownAxes.self)?.axes = axes
    let areMarginsNew = node.shown(node.values.scrollMargins, for: "margins")
    if node.shown(axes, for: "axes") || areMarginsNew {
      node.content(InsideNode<Content>.self)?.widget.itemsAreOthers()
    }
  }
}

/// The directions that a view scrolls in, for its layout.
private final class ShownAxes {
  var axes: Axis.Set
  init(_ axes: Axis.Set) { self.axes = axes }
}

/// Places what is scrolled: across the direction it gets what there is, along it what it wants.
private struct ScrolledLayout: Layout, WidthKnowing {
  let shown: ShownAxes
  weak var node: _Node?
  private let column = VStackLayout(spacing: 0)

  init(shown: ShownAxes, node: _Node) { (self.shown, self.node) = (shown, node) }

  private var axes: Axis.Set { shown.axes }

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
    let inside = inner(proposal)
    let size = column.sizeThatFits(proposal: inside, subviews: subviews, cache: &cache)
    let x = axes.contains(.horizontal) ? bounds.x : bounds.x + (bounds.width - size.width) / 2
    column.placeSubviews(
      in: CGRect(x: x, y: bounds.y, width: size.width, height: size.height), proposal: inside, subviews: subviews,
      cache: &cache)
  }
}
