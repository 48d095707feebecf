import Foundation

/// A row with things to do at its end. Beside the row and not above it: a click hits what the person sees. While they are not shown, the row is as if
/// there were none; while they are, it gives way in its height, and not the words of the actions.
private struct RowWithActions<Actions: View>: View {
  @State private var isOver = false
  let row: PartView
  let actions: Actions

  var body: some View {
    ActionsLayout(areShown: isOver) {
      row.frame(maxWidth: .infinity, alignment: .leading)
      // A row that is clicked gives the keyboard to what is in it: Return would do the first of them.
      HStack(spacing: 4) { actions }.fixedSize().modifier(HiddenModifier(isHidden: !isOver, isForPointerAlone: true))
    }
    .onHover { isOver = $0 }
    .inMenu(actions)
  }
}

/// The row has its size, whether the actions at its end are shown or not.
private struct ActionsLayout: Layout {
  let areShown: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let actions = subviews[1].sizeThatFits(.unspecified)
    let width = areShown ? max(0, bounds.width - actions.width - 4) : bounds.width
    let row = ProposedViewSize(width: width, height: bounds.height)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: row)
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

extension View {
  /// Gives a row of a list things to do. A desktop has no rows to swipe: they are shown at the row's end while the pointer is over it,
  /// and in the row's menu, which the keyboard's menu key opens as well.
  ///
  /// - Parameters:
  ///   - edge: not used: actions of both edges are shown at the end of the row, where they cover nothing.
  ///   - allowsFullSwipe: whether a swipe all the way does the first of them: there is none.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    let actions = content()
    return environment(\.rowActions, AnyView(actions)).withinEachPart { RowWithActions(row: $0, actions: actions) }
  }
}
