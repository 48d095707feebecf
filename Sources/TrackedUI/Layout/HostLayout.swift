import Foundation
import Gtk

/// One view in the middle, or several one below the other.
struct HostLayout: Layout, WidthKnowing {
  private let column = VStackLayout()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? {
    items.count == 1 ? items.items[0].width(proposal) : column.width(proposal, items)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.count == 1 {
      let middle = CGPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
      return subviews[0].place(at: middle, anchor: .center, proposal: proposal)
    }
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
