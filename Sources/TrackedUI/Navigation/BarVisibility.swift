import Gtk

/// Which bar is meant.
public nonisolated enum ToolbarPlacement: Sendable {
  /// That of the page.
  case automatic
  /// That of the page.
  case navigationBar
  /// That of the page.
  case windowToolbar
  /// That below the page.
  case bottomBar
  /// That of the tabs.
  case tabBar
}

extension View {
  /// Whether the page has no button to go back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageBarModifier(hidesBackButton: hidesBackButton, hidesBar: false))
  }

  /// Whether there is no bar above the page while it is seen.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Whether bars around the view are seen: those of the page with its title and its tools, or that of the tabs.
  /// Without bars, it is that of the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsHidden(visibility == .hidden, bars.isEmpty ? [.navigationBar] : bars)
  }

  /// Whether bars around the view are seen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsHidden(visibility == .hidden, bars)
  }

  private func barsHidden(_ isHidden: Bool, _ bars: [ToolbarPlacement]) -> some View {
    let hidesPageBar = isHidden && bars.contains { $0 != .tabBar }
    return modifier(PageBarModifier(hidesBackButton: false, hidesBar: hidesPageBar))
      .modifier(HiddenTabs(isHidden: isHidden && bars.contains(.tabBar)))
      .environment(\.hidesToolbars, hidesPageBar)
  }
}

extension EnvironmentValues {
  /// Whether `toolbar` shows nothing.
  @Entry var hidesToolbars = false

  /// The tabs around.
  @Entry var tabBar: TabBar?
}

/// Tells the stack around how the bar of its page is.
private struct PageBarModifier: NodeModifier {
  let hidesBackButton: Bool
  let hidesBar: Bool

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    PageBarNode(view, inputs)
  }
}

private final class PageBarNode<Content: View>: EffectNode<Content, PageBarModifier> {
  private var hiding: HidingPages?

  override func begin() { show(modifier) }
  override func end() { show(nil) }
  override func modifierDidChange(from old: PageBarModifier) { if isActive { show(modifier) } }

  private func show(_ modifier: PageBarModifier?) {
    PassContext.outside {
      if let controller = island.controller,
        modifier?.hidesBackButton ?? false != controller.navigationItem.hidesBackButton
      {
        controller.navigationItem.hidesBackButton = modifier?.hidesBackButton ?? false
      }
      hiding?.count -= 1
      hiding = nil
      guard modifier?.hidesBar == true, let stack = island.controller?.navigationController else { return }
      hiding = HidingPages.of(stack)
      hiding?.count += 1
    }
  }
}

/// How many of the pages that are seen want no bar: while one page goes and the next comes there are two.
private final class HidingPages {
  private unowned let stack: NavigationController
  var count = 0 {
    didSet { stack.isNavigationBarHidden = count > 0 }
  }

  private init(_ stack: NavigationController) { self.stack = stack }

  static func of(_ stack: NavigationController) -> HidingPages {
    if let pages = stack.view.attachment(HidingPages.self) { return pages }
    let pages = HidingPages(stack)
    stack.view.attach(pages)
    return pages
  }
}

/// The tabs around a view, for what hides them.
final class TabBar {
  private let bar: Widget
  /// Whether there are any tabs to see in the style of the tab view.
  var isWanted = true { didSet { show() } }
  var hiding = 0 { didSet { show() } }

  init(_ bar: Widget) { self.bar = bar }

  private func show() { bar.isVisible = isWanted && hiding == 0 }
}

private struct HiddenTabs: NodeModifier {
  let isHidden: Bool

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    HiddenTabsNode(view, inputs)
  }
}

private final class HiddenTabsNode<Content: View>: EffectNode<Content, HiddenTabs> {
  private var hidden: TabBar?

  override func begin() { show(modifier.isHidden) }
  override func end() { show(false) }
  override func modifierDidChange(from old: HiddenTabs) { if isActive { show(modifier.isHidden) } }

  private func show(_ isHidden: Bool) {
    PassContext.outside {
      hidden?.hiding -= 1
      hidden = isHidden ? EnvironmentValues(of: self).tabBar : nil
      hidden?.hiding += 1
    }
  }
}
