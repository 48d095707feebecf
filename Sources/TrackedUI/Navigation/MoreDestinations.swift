/// Puts a view on the stack around while a binding says so.
private struct PresentedDestination<Item, Destination: View>: ViewModifier {
  @Environment(\.navigation) private var navigation
  let item: Binding<Item?>
  let isSame: (Item, Item) -> Bool
  let destination: (Item) -> Destination

  func body(content: Content) -> some View {
    content.modifier(
      DestinationPresenter(
        navigation: navigation, item: item, isSame: isSame,
        make: { item in AnyView(ClosureView { destination(item) }) }))
  }
}

private struct DestinationPresenter<Item>: NodeModifier {
  let navigation: NavigationContext?
  let item: Binding<Item?>
  let isSame: (Item, Item) -> Bool
  let make: (Item) -> AnyView

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DestinationPresenterNode(view, inputs)
  }
}

private final class DestinationPresenterNode<Content: View, Item>: EffectNode<Content, DestinationPresenter<Item>> {
  private(set) var hook: NestedHook!
  private var shown: (item: Item, leave: () -> Void)?

  override init(_ view: ModifiedContent<Content, DestinationPresenter<Item>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "navigationDestination") { [unowned self] in
      let item = modifier.item.wrappedValue
      island.afterUpdate { [weak self] in self?.show(item) }
    }
  }

  override func begin() { hook.run(because: .firstRun) }
  override func modifierDidChange(from old: DestinationPresenter<Item>) { if isActive { hook.invalidate(.inputs) } }
  override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }

  private func show(_ item: Item?) {
    guard !isRemoved else { return }
    if let item, let shown, modifier.isSame(item, shown.item) { return }
    if let shown {
      self.shown = nil
      shown.leave()
    }
    guard let item, let navigation = modifier.navigation else { return }
    let leave = navigation.pushLeaving(modifier.make(item)) { [weak self] in
      guard let self, shown != nil else { return }
      shown = nil
      modifier.item.wrappedValue = nil
    }
    shown = (item, leave)
  }

  override func willRemove() {
    super.willRemove()
    hook.stop()
  }
}

extension View {
  /// Shows a view on the stack while a binding is true. Going back sets it to false.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PresentedDestination(item: isPresented.asItem, isSame: { $0 == $1 }) { _ in destination() })
  }

  /// Shows a view on the stack while there is an item. Going back sets it to nil.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(PresentedDestination(item: item, isSame: { $0 == $1 }, destination: destination))
  }
}
