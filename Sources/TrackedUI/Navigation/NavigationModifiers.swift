import Gtk

/// Says which view stands for values of a type.
private struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigation) private var navigation
  let destination: (Value) -> Destination

  func body(content: Content) -> some View {
    let _ =
      navigation?.destinations[ObjectIdentifier(Value.self)] = { value in
        (value.base as? Value).map { value in AnyView(ClosureView { destination(value) }) }
      }
    content
  }
}

/// Gives the page, or the window, its title.
struct TitleModifier: NodeModifier {
  let title: String

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TitleNode(view, inputs)
  }
}

private final class TitleNode<Content: View>: EffectNode<Content, TitleModifier> {
  override init(_ view: ModifiedContent<Content, TitleModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    show()
  }

  private func show() {
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved, let host = EnvironmentValues(of: self).toolbarHost, host.island === island else {
        return
      }
      if host.title != modifier.title { host.title = modifier.title }
    }
    PassContext.outside {
      island.controller?.title = modifier.title
      // A column's title stands above the column, and what is a part of the window does not name it.
      let isInColumn = EnvironmentValues(of: self).splitColumn != nil
      guard !isInColumn, let controller = island.controller, let window = island.widget?.window,
        window.rootViewController === controller
      else { return }
      window.title = modifier.title
    }
  }

  override func begin() { show() }
  override func modifierDidChange(from old: TitleModifier) { if old.title != modifier.title { show() } }
}

extension View {
  /// Says which view is shown for values of a type that a link or the path puts on the stack.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// The title of the page, or of the window.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { modifier(TitleModifier(title: title.plain)) }

  /// The title of the page, or of the window.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(TitleModifier(title: String(title)))
  }
}
