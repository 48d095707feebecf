import Gtk

/// A modifier as it is shown at this moment, which may be on its way. Widgets keep it, also those that outlive their view.
final class ShownModifier<Modifier: ViewModifier & Animatable> {
  private(set) var modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  /// Shows what another one does, on its way or not.
  func goOn(from other: ShownModifier) { modifier = other.modifier }

  /// Shows a new one: at once, or from what is shown on.
  ///
  /// - Parameters:
  ///   - widget: what is seen of it; nil for nothing yet.
  ///   - show: called whenever it has changed.
  func take(_ new: Modifier, in widget: Widget?, show: @escaping () -> Void) {
    let before = modifier.animatableData
    guard let widget, Modifier.hasAnimatableData, AnimatedPlaces.isAnimating, before != new.animatableData else {
      if let widget { AnimatedPlaces.stop(widget, "modifier") }
      modifier = new
      return show()
    }
    AnimatedPlaces.change(widget, "modifier", from: 0, to: 1) { [self] share in
      modifier = share == 1 ? new : new.onTheWay(from: before, share)
      show()
    }
  }
}

/// The base of nodes with a widget of their own around each part of a view, which shows a modifier.
class WrappingNode<Content: View, Modifier: ViewModifier & Animatable, Wrapper: LayoutWidget>:
  ModifiedNode<Content, Modifier>
{
  let shown: ShownModifier<Modifier>
  private let wrappers = ItemWrappers<Wrapper>()

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    shown = ShownModifier(view.modifier)
    super.init(view, inputs)
  }

  /// A widget for one part.
  func makeWrapper() -> Wrapper { fatalError("\(Self.self) makes its widgets") }

  /// Has other widgets made for all parts.
  final func dropWrappers() { wrappers.forgetParts() }

  override func modifierDidChange(from old: Modifier) {
    guard !ViewComparison.areEqual(old, modifier) else { return }
    // The widgets, not the node: what leaves is seen a while longer.
    let all = wrappers.all
    shown.take(modifier, in: all.first) { [weak self, show = showing] in
      all.forEach(show)
      // And those of the parts that have come meanwhile.
      if let self, !isRemoved { refresh() }
    }
  }

  /// Has a widget show the modifier as it is now; called after the node is gone as well.
  var showing: (Wrapper) -> Void { { $0.queueDraw() } }

  override func takeLook(of other: _Node) {
    guard let other = other as? Self else { return }
    shown.goOn(from: other.shown)
    for (wrapper, old) in zip(wrappers.ofParts, other.wrappers.ofParts) { wrapper.goOn(from: old) }
  }

  override func refresh() { wrappers.all.forEach(showing) }

  override func appendItems(to items: inout [LayoutItem]) {
    items += wrappers.change(childItems) { [weak self] item, isRow in
      guard let self else { return item }
      return wrappers.wrapper(of: item, isRow: isRow, make: makeWrapper).around(item)
    }
  }
}
