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
  private var wrappers: [ObjectIdentifier: Wrapper] = [:]
  private let inRows = RowWrappers<Wrapper>()

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    shown = ShownModifier(view.modifier)
    super.init(view, inputs)
  }

  /// A widget for one part.
  func makeWrapper() -> Wrapper { fatalError("\(Self.self) makes its widgets") }

  /// Has other widgets made for all parts.
  final func dropWrappers() { wrappers = [:] }

  override func modifierDidChange(from old: Modifier) {
    guard !ViewComparison.areEqual(old, modifier) else { return }
    // The widgets, not the node: what leaves is seen a while longer.
    let all = Array(wrappers.values) + inRows.made
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
    for (wrapper, old) in zip(wrappers.values, other.wrappers.values) { wrapper.goOn(from: old) }
  }

  override func refresh() { (Array(wrappers.values) + inRows.made).forEach(showing) }

  /// Each row of a `ForEach` in a list or in a lazy stack is changed by itself.
  private func changedRow(_ item: LayoutItem) -> LayoutItem {
    let wrapper = inRows.wrapper(of: item, make: makeWrapper)
    wrapper.show([item])
    return WrapperItem(wrapper, item)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var used: [ObjectIdentifier: Wrapper] = [:]
    for item in childItems {
      if let rows = item as? RowsItem {
        items.append(rows.changed { [weak self] in self?.changedRow($0) ?? $0 })
        continue
      }
      let key = item.key
      let wrapper = wrappers[key] ?? makeWrapper()
      used[key] = wrapper
      wrapper.show([item])
      items.append(WrapperItem(wrapper, item))
    }
    wrappers = used
  }
}
