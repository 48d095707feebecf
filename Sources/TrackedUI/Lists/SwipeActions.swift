/// A row with things to do at its end. Beside the row and not above it: a click hits what the person sees. In a narrow list the row gives way, not
/// the words of the actions.
private struct RowWithActions<Actions: View>: View {
  @State private var isOver = false
  let row: PartView
  let actions: Actions

  var body: some View {
    HStack(spacing: 4) {
      row.frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 4) { actions }.fixedSize().modifier(HiddenModifier(isHidden: !isOver))
    }
    .onHover { isOver = $0 }
    .inMenu(actions)
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
