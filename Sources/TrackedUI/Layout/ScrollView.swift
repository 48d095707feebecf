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

  /// Across the direction it is as long as what is in it, and no longer than there is room.
  func size(for proposal: ProposedViewSize, _ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) -> CGSize? {
    let filled = axes.union(scroller.attachment(ShownAxes.self)?.filled ?? [])
    guard filled != [.horizontal, .vertical], let content = node.content(InsideNode<Content>.self)?.widget else {
      return nil
    }
    func across(_ room: CGFloat, _ content: CGFloat, _ wish: Measurement) -> CGFloat {
      max(min(room, content.rounded(.up)), Double(wish.minimum))
    }
    let fills = WidgetSizing.Rule.fills
    let isRow = axes.contains(.horizontal)
    var width = fills.length(for: proposal.width, scroller.measured(.horizontal))
    if !isRow, let room = proposal.width {
      let inside = content.widthThatFits(ProposedViewSize(width: room, height: nil))
      width = across(room, inside, scroller.measured(.horizontal))
    }
    let wish = scroller.measured(.vertical, forSize: width.isFinite ? Int(pixels: width.rounded(.up)) : nil)
    guard isRow, let room = proposal.height else {
      return CGSize(width: width, height: fills.length(for: proposal.height, wish))
    }
    let inside = content.sizeThatFits(ProposedViewSize(width: nil, height: room)).height
    return CGSize(width: width, height: across(room, inside, wish))
  }

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
final class ShownAxes {
  var axes: Axis.Set
  /// The directions in which something inside asks how long it is: there it takes all there is.
  private(set) var filled: Axis.Set = []

  func fill(_ axes: Axis.Set, _ scroller: Widget) {
    guard !filled.isSuperset(of: axes) else { return }
    filled.formUnion(axes)
    scroller.queueResize()
  }

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
