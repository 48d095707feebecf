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
  private var shown: (number: Int, item: Item, leave: () -> Void, unfollow: () -> Void)?
  private var shownSoFar = 0
  /// What the program said last.
  private var wanted: Item?
  private var isShowing = false

  override init(_ view: ModifiedContent<Content, DestinationPresenter<Item>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "navigationDestination") { [unowned self] in
      let item = modifier.item.wrappedValue
      island.afterUpdate { [weak self] in self?.show(item) }
    }
  }

  /// What the program says of a destination that is shown.
  private func follow() {
    let item = modifier.item.wrappedValue
    PassContext.outside { show(item) }
  }

  override func begin() { hook.run(because: .firstRun) }
  override func modifierDidChange(from old: DestinationPresenter<Item>) { if isActive { hook.invalidate(.inputs) } }
  override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }

  private func show(_ item: Item?) {
    wanted = item
    // Taking a page away shows the one below, and the hook here runs with it.
    guard !isShowing, !isRemoved else { return }
    isShowing = true
    defer { isShowing = false }
    while true {
      let next = wanted
      present(next)
      if isSame(next, wanted) { return }
    }
  }

  private func isSame(_ item: Item?, _ other: Item?) -> Bool {
    guard let item, let other else { return (item == nil) == (other == nil) }
    return modifier.isSame(item, other)
  }

  private func present(_ item: Item?) {
    if let item, let shown, modifier.isSame(item, shown.item) { return }
    if let shown {
      self.shown = nil
      shown.unfollow()
      shown.leave()
    }
    guard let item, let navigation = modifier.navigation else { return }
    shownSoFar += 1
    let number = shownSoFar
    let leave = navigation.pushLeaving(modifier.make(item)) { [weak self] in
      // A page that another one replaced leaves when the transition ends.
      guard let self, let shown, shown.number == number else { return }
      self.shown = nil
      shown.unfollow()
      modifier.item.wrappedValue = nil
    }
    // The page that covers this one lets the hook here rest.
    let unfollow = navigation.follow { [weak self] in self?.follow() }
    shown = (number, item, leave, unfollow)
  }

  override func willRemove() {
    super.willRemove()
    hook.stop()
    shown?.unfollow()
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
