import Gtk

/// What is there for assistive technology alone: it is not seen, takes no pointer, and the keyboard passes over it.
private struct UnseenElements<Content: View>: View {
  let content: Content

  var body: some View { content.opacity(0).allowsHitTesting(false).modifier(WithoutKeyboardModifier()) }
}

private struct WithoutKeyboardModifier: WidgetModifier {
  func apply(to widget: Widget, _ node: _Node) { widget.setProperty("can-focus", to: false) }
  func remove(from widget: Widget, _ node: _Node) { widget.setProperty("can-focus", to: true) }
}

extension View {
  /// Has assistive technology read, and change, other views in this one's place.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    accessibilityHidden(true).overlay(UnseenElements(content: representation()))
  }

  /// Gives assistive technology views as the parts of this one, which are not seen: the bars of a drawn chart, say. What it is called
  /// itself is said inside, by `accessibilityElement()` and `accessibilityLabel`.
  public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
    overlay(UnseenElements(content: children())).accessibilityElement(children: .contain)
  }
}
