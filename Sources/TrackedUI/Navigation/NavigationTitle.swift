import Gtk

/// Gives the page, or the window, its title.
struct TitleModifier: NodeModifier, Equatable {
  let title: String

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TitleNode(view, inputs)
  }
}

private final class TitleNode<Content: View>: PageLookNode<Content, TitleModifier> {
  override func show() {
    // One that changes does not come before one that was preferred to it.
    if let place = island.pageTitles.firstIndex(where: { $0.node == ObjectIdentifier(self) }) {
      island.pageTitles[place].title = modifier.title
    } else {
      island.pageTitles.append((ObjectIdentifier(self), modifier.title))
    }
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { EnvironmentValues(of: self).toolbarHost?.takeTitle(of: island) }
    }
    PassContext.outside {
      island.controller?.title = island.pageTitles.last?.title
      showInWindow()
    }
  }

  /// The page goes on with the title that it had before.
  override func willRemove() {
    super.willRemove()
    let wasShown = island.pageTitles.last?.node == ObjectIdentifier(self)
    island.pageTitles.removeAll { $0.node == ObjectIdentifier(self) }
    guard wasShown else { return }
    let values = EnvironmentValues(of: self)
    let (host, isInColumn) = (values.toolbarHost, values.splitColumn != nil)
    island.afterUpdate { [island] in
      // A page that goes keeps its title until it is out of sight.
      guard island.rootNode?.isRemoved == false else { return }
      host?.takeTitle(of: island)
      island.controller?.title = island.pageTitles.last?.title
      if !isInColumn { island.showTitleInWindow() }
    }
  }
}

extension ToolbarHost {
  fileprivate func takeTitle(of island: Island) {
    let shown = island.pageTitles.last?.title ?? ""
    if self.island === island, title != shown { title = shown }
  }
}

extension _Node {
  /// Names the window by the page's title, and its subtitle, where the page is all of the window.
  fileprivate func showInWindow() {
    // A column's title is above the column, and what is a part of the window does not name it.
    if EnvironmentValues(of: self).splitColumn == nil { island.showTitleInWindow() }
  }
}

extension Island {
  fileprivate func showTitleInWindow() {
    guard let controller, let window = widget?.window, window.rootViewController === controller else { return }
    let parts = [controller.title, controller.navigationItem.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    window.title = parts.joined(separator: " – ")
  }
}

/// Gives the page a line below its title.
private struct SubtitleModifier: NodeModifier, Equatable {
  let subtitle: String

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    SubtitleNode(view, inputs)
  }
}

private final class SubtitleNode<Content: View>: PageLookNode<Content, SubtitleModifier> {
  override func show() {
    PassContext.outside {
      guard let item = island.controller?.navigationItem else { return }
      let subtitle = modifier.subtitle.isEmpty ? nil : modifier.subtitle
      if item.subtitle != subtitle { item.subtitle = subtitle }
      showInWindow()
    }
  }
}

private struct BoundTitle: ViewModifier {
  let title: Binding<String>

  func body(content: Content) -> some View { content.modifier(TitleModifier(title: title.wrappedValue)) }
}

extension View {
  /// The title of the page, or of the window.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { modifier(TitleModifier(title: title.plain)) }

  /// The title of the page, or of the window.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(TitleModifier(title: String(title)))
  }

  /// A smaller line below the title of the page, or behind that of the window.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle.plain))
  }

  /// A smaller line below the title of the page, or behind that of the window.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    modifier(SubtitleModifier(subtitle: String(subtitle)))
  }

  /// The title of the page, or of the window.
  public func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title.plain)) }

  /// A smaller line below the title of the page, or behind that of the window.
  public func navigationSubtitle(_ subtitle: Text) -> some View { navigationSubtitle(subtitle.plain) }

  /// The title of the page, or of the window, which the program may change in any place that has the binding.
  public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

  /// The title of the page, or of the window, and how it is shown.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItemTitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// The title of the page, or of the window, and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItemTitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// The title of the page, or of the window, and how it is shown.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItemTitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
