/// A side of a row.
public nonisolated enum HorizontalEdge: CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

private struct SwipeActionsModifier<Actions: View>: ViewModifier {
  @State private var isOver = false
  let edge: HorizontalEdge
  let actions: Actions

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: edge == .leading ? .leading : .trailing) {
        if isOver {
          HStack(spacing: 4) { actions }
            .padding(2)
            .background(.background, in: RoundedRectangle(cornerRadius: 8))
        }
      }
      .onHover { isOver = $0 }
      .contextMenu { actions }
  }
}

extension View {
  /// Gives a row of a list things to do. A desktop has no rows to swipe: they stand at the row's edge while the pointer is over it,
  /// and in the row's menu, which the keyboard's menu key opens as well.
  ///
  /// - Parameter allowsFullSwipe: whether a swipe all the way does the first of them: there is none.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }
}
