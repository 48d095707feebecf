import Foundation
import Gtk

/// Shows the first of its views that has room; the last one if none has.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { TitleView(); DetailView() }
///   VStack { TitleView(); DetailView() }
/// }
/// ```
/// The views that are not shown are kept, out of sight: `onAppear` of theirs is called too.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: the directions in which a view has to fit, with its ideal size.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The node of the views.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { FittingNode(view, inputs) }
}

private final class FittingNode<Content: View>: CollectingNode<ViewThatFits<Content>, _ViewNode<Content>> {
  private let engine: LayoutEngineOf<FittingLayout>
  private var item: WidgetItem!

  init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
    engine = LayoutEngineOf(FittingLayout(axes: view.axes))
    super.init(FittingWidget(engine), inputs)
    item = WidgetItem(widget, .natural, self)
    child = Content._makeNode(view.content, inputs.below(self).inStack(nil))
    collectItems()
  }

  override func update(_ view: ViewThatFits<Content>) {
    if engine.layout.axes != view.axes {
      engine.layout = FittingLayout(axes: view.axes)
      widget.itemsAreOthers()
    }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

/// Takes the size of the first view that fits.
private struct FittingLayout: Layout {
  let axes: Axis.Set

  /// The first that fits, the last if none does.
  func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let fitting = subviews.indices.first { index in
      let ideal = subviews[index].sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let isNarrow = !axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 + 0.5 } ?? true
      let isLow = !axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 + 0.5 } ?? true
      return isNarrow && isLow
    }
    return fitting ?? subviews.indices.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let choice = choice(proposal, subviews) else { return }
    let middle = CGPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    subviews[choice].place(at: middle, anchor: .center, proposal: proposal)
  }
}

/// Hides what does not fit.
private final class FittingWidget: LayoutWidget {
  override func layOut(in bounds: CGRect) {
    items.placement.clear()
    engine.place(items, in: bounds, proposal(in: bounds))
    for (index, item) in items.items.enumerated() {
      let rect = items.placement.rects[index]
      var widgets: [Widget] = []
      item.appendWidgets(to: &widgets)
      for widget in widgets { setChildVisible(widget, rect != nil) }
      if let rect {
        item.place(in: rect, for: items.placement.proposals[index] ?? ProposedViewSize(rect.size), of: self)
      }
    }
  }
}
