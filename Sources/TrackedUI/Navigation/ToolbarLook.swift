import Gtk

/// The bars that a modifier says something of: there is one above a view, and one below.
private struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var style: AnyShapeStyle?
  var scheme: ColorScheme?

  static func == (left: BarLook, right: BarLook) -> Bool {
    left.visibility == right.visibility && left.scheme == right.scheme
      && ViewComparison.areEqual(left.style, right.style)
  }
}

private struct BarLookKey: EnvironmentKey { static let defaultValue = BarLook() }

extension EnvironmentValues {
  fileprivate var barLook: BarLook {
    get { self[BarLookKey.self] }
    set { self[BarLookKey.self] = newValue }
  }
}

/// What is inside of a bar, on what the bar is to look like.
struct BarContent<Content: View>: View {
  @Environment(\.barLook) private var look
  let content: Content

  @ViewBuilder private var filled: some View {
    if let style = look.style, look.visibility != .hidden { content.background(style) } else { content }
  }

  var body: some View {
    if let scheme = look.scheme { filled.environment(\.colorScheme, scheme) } else { filled }
  }
}

extension View {
  /// What is behind the items of the toolbars inside, where there are such.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.barLook) { $0.style = AnyShapeStyle(style) }
  }

  /// Whether what is behind the items of the toolbars inside is seen, where something was said of it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.barLook) { $0.visibility = visibility }
  }

  /// Whether what is behind the items of the toolbars inside is seen, where something was said of it.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.barLook) { $0.visibility = visibility }
  }

  /// Light or dark for the items of the toolbars inside; nil for what holds around.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.barLook) { $0.scheme = colorScheme }
  }

  /// What the toolbars inside are for: their items stand at the same places.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a toolbar is for.
public nonisolated enum ToolbarRole: Sendable {
  /// A purpose.
  case automatic, navigationStack, browser, editor
}
