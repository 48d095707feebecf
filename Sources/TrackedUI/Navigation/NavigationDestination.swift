/// Says which view stands for values of a type.
private struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigation) private var navigation
  let destination: (Value) -> Destination

  func body(content: Content) -> some View {
    content.modifier(DestinationDeclaration(navigation: navigation, destination: destination))
  }
}

private struct DestinationDeclaration<Value: Hashable, Destination: View>: NodeModifier {
  let navigation: NavigationContext?
  let destination: (Value) -> Destination

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    DestinationDeclarationNode(view, inputs)
  }
}

private final class DestinationDeclarationNode<Content: View, Value: Hashable, Destination: View>:
  ModifiedNode<Content, DestinationDeclaration<Value, Destination>>
{
  override func makeChild(_ content: Content, _ inputs: _NodeInputs) {
    // What is outside is nearer to the root.
    declare()
    super.makeChild(content, inputs)
  }

  override func modifierDidChange(from old: DestinationDeclaration<Value, Destination>) {
    if old.navigation !== modifier.navigation { old.navigation?.withdraw(Value.self, of: self) }
    declare()
  }

  private func declare() {
    let destination = modifier.destination
    PassContext.outside {
      modifier.navigation?.register(Value.self, of: self) { value in
        (value.base as? Value).map { value in AnyView(ClosureView { destination(value) }) }
      }
    }
  }

  override func willRemove() {
    super.willRemove()
    PassContext.outside { modifier.navigation?.withdraw(Value.self, of: self) }
  }
}

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

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    DestinationPresenterNode(view, inputs)
  }
}

private final class DestinationPresenterNode<Content: View, Item>: EffectNode<Content, DestinationPresenter<Item>> {
  private var shown: (item: Item, page: PushedPage)?
  /// What the binding says.
  private var wanted: Item?
  private var hasBegun = false

  override init(_ view: ModifiedContent<Content, DestinationPresenter<Item>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "navigationDestination") { [unowned self] in
      wanted = modifier.item.wrappedValue
      island.afterUpdate { [weak self] in self?.settle() }
    }
  }

  override func begin() {
    hasBegun = true
    hook.run(because: .firstRun)
  }

  override func beginCovered() { if !hasBegun { begin() } }

  override func modifierDidChange(from old: DestinationPresenter<Item>) { if hasBegun { hook.invalidate(.inputs) } }

  private func settle() {
    guard !isRemoved else { return }
    if let shown {
      if let wanted, modifier.isSame(wanted, shown.item) { return shown.page.update(modifier.make(wanted)) }
      self.shown = nil
      if let wanted {
        show(wanted) { shown.page.replace($0, $1) }
        if self.shown != nil { return }
      }
      shown.page.leave()
    }
    guard wanted != nil else { return }
    // What goes, goes first: a page that came before would go with what it stands on.
    island.afterUpdate { [weak self] in self?.show() }
  }

  private func show() {
    guard !isRemoved, shown == nil, let item = wanted, let navigation = modifier.navigation else { return }
    show(item) { navigation.show($0, nil, $1) }
  }

  private func show(_ item: Item, by show: (AnyView, @escaping () -> Void) -> PushedPage?) {
    var page: PushedPage?
    page = show(modifier.make(item)) { [weak self] in
      // A page that another one replaced leaves when the transition ends.
      guard let self, let shown, shown.page === page else { return }
      self.shown = nil
      wasLeft(shown.item)
    }
    if let page { shown = (item, page) }
  }

  private func wasLeft(_ item: Item) {
    guard !isRemoved, let now = withoutTracking({ modifier.item.wrappedValue }) else { return }
    if modifier.isSame(now, item) { modifier.item.wrappedValue = nil } else { hook.invalidate(.state) }
  }

  override func willRemove() {
    super.willRemove()
    guard let page = shown?.page else { return }
    shown = nil
    island.afterUpdate { page.leave() }
  }
}

extension View {
  /// Says which view is shown for values of a type that a link or the path puts on the stack.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

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
