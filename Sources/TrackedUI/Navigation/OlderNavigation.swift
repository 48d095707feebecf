import Gtk

/// Views one on top of the other, as sources write it that are older than `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Views one on top of the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack.
  public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` shows its views: one on top of the other in any case.
@MainActor public struct StackNavigationViewStyle {
  /// One on top of the other.
  public init() {}
  /// One on top of the other.
  public static let stack = StackNavigationViewStyle()
  /// One on top of the other.
  public static let automatic = StackNavigationViewStyle()
}

extension View {
  /// One on top of the other is how a `NavigationView` shows its views.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }

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

  /// Puts views at both ends of a bar above the view.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the start of a bar above the view.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of a bar above the view.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

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

extension EnvironmentValues {
  /// Whether `toolbar` shows nothing.
  @Entry var hidesToolbars = false
}

private struct BoundTitle: ViewModifier {
  let title: Binding<String>

  func body(content: Content) -> some View { content.modifier(TitleModifier(title: title.wrappedValue)) }
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

extension EnvironmentValues {
  /// The tabs around.
  @Entry var tabBar: TabBar?
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

/// Whether a view is in something that was presented, and a way to close that, as sources write it that are older than `dismiss`.
@MainActor public struct PresentationMode {
  /// Whether the view is in something that was presented.
  public let isPresented: Bool
  let close: DismissAction

  /// Closes what the view is in.
  public mutating func dismiss() { close() }
}

extension EnvironmentValues {
  /// `presentationMode.wrappedValue.dismiss()` does what `dismiss()` does.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, close: dismiss))
  }
}
