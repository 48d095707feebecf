/// The node of a view that says how its page is shown outside of its views: in the page's bar, or by the window.
class PageLookNode<Content: View, Modifier: ViewModifier & Equatable>: EffectNode<Content, Modifier> {
  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    show()
  }

  /// Shows what the modifier says.
  func show() {}

  override func begin() { show() }
  override func modifierDidChange(from old: Modifier) { if old != modifier { show() } }
}
