/// How the title of a page is shown.
public nonisolated enum NavigationBarItemTitleDisplayMode: Sendable {
  /// As on the page before; in the bar for the first page of a stack.
  case automatic
  /// In the bar.
  case inline
  /// Large below the bar until the content is scrolled, and in the bar then.
  case large
  /// As `large`.
  case inlineLarge
}

/// The bar of a page, as programs name it.
public nonisolated enum NavigationBarItem {
  /// How the title of a page is shown.
  public typealias TitleDisplayMode = NavigationBarItemTitleDisplayMode
}

/// A page that says how its title is shown where its views do not.
protocol TitledPage: ViewController {
  var titleModeByDefault: NavigationItem.LargeTitleDisplayMode { get }
}

/// Says how the title of the page is shown.
private struct TitleModeModifier: NodeModifier, Equatable {
  let mode: NavigationBarItemTitleDisplayMode

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TitleModeNode(view, inputs)
  }
}

private final class TitleModeNode<Content: View>: PageLookNode<Content, TitleModeModifier> {
  override func show() {
    PassContext.outside {
      guard let controller = island.controller else { return }
      let mode: NavigationItem.LargeTitleDisplayMode =
        switch modifier.mode {
        case .automatic: (controller as? any TitledPage)?.titleModeByDefault ?? .automatic
        case .inline: .never
        case .large, .inlineLarge: .always
        }
      if controller.navigationItem.largeTitleDisplayMode != mode {
        controller.navigationItem.largeTitleDisplayMode = mode
      }
    }
  }
}

extension View {
  /// How the title of the page is shown: in the bar, or large below it.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItemTitleDisplayMode) -> some View {
    modifier(TitleModeModifier(mode: displayMode))
  }

  /// How the title of the page is shown: in the bar, or large below it.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItemTitleDisplayMode) -> some View {
    modifier(TitleModeModifier(mode: mode))
  }
}
