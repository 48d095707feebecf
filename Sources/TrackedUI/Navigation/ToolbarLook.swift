import Gtk

/// How a bar looks.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var style: AnyShapeStyle?
  var scheme: ColorScheme?

  static func == (left: BarLook, right: BarLook) -> Bool {
    left.visibility == right.visibility && left.scheme == right.scheme
      && ViewComparison.areEqual(left.style, right.style)
  }
}

/// How the bar above a page looks, and the one below.
struct BarLooks: Equatable {
  var above = BarLook()
  var below = BarLook()
}

extension EnvironmentValues {
  @Entry var barLooks = BarLooks()
}

/// What is inside of a bar, on what the bar is to look like.
struct BarContent<Content: View>: View {
  @Environment(\.barLooks) private var around
  let isTop: Bool
  /// What views of the page inside say of it.
  let changes: [(inout BarLooks) -> Void]
  let content: Content

  private var look: BarLook {
    let looks = changes.reduce(into: around) { $1(&$0) }
    return isTop ? looks.above : looks.below
  }

  @ViewBuilder private var filled: some View {
    if let style = look.style, look.visibility != .hidden { content.background(style) } else { content }
  }

  var body: some View {
    if let scheme = look.scheme { filled.environment(\.colorScheme, scheme) } else { filled }
  }
}

extension View {
  /// What is behind the items of the page's bars, where there are such.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
    let style = AnyShapeStyle(style)
    return barLook(bars) { $0.style = style }
  }

  /// Whether what is behind the items of the page's bars is seen, where something was said of it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Whether what is behind the items of the page's bars is seen, where something was said of it.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Light or dark for the items of the page's bars; nil for what holds around.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.scheme = colorScheme }
  }

  private func barLook(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    // The bar of the tabs looks as the theme says.
    let isAbove = bars.isEmpty || bars.contains { $0 != .tabBar && $0 != .bottomBar }
    let isBelow = bars.isEmpty || bars.contains(.bottomBar)
    let changes: (inout BarLooks) -> Void = { looks in
      if isAbove { change(&looks.above) }
      if isBelow { change(&looks.below) }
    }
    return Toolbars(kind: .look, content: transformEnvironment(\.barLooks, transform: changes), changeLook: changes)
  }

  /// What the toolbars inside are for: their items are at the same places.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a toolbar is for.
public nonisolated enum ToolbarRole: Sendable {
  /// A purpose.
  case automatic, navigationStack, browser, editor
}
