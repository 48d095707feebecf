/// A page of a `TabView`, with what stands on its tab.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Inbox", systemImage: "tray", value: Page.inbox) { InboxView() }
///   Tab("Settings", systemImage: "gear", value: Page.settings) { SettingsView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  /// The page, with its tab.
  public var body: some View {
    let page = content.tabItem { label }
    if let value { page.tag(value) } else { page }
  }

  /// A page with any view on its tab.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value, content(), label())
  }
}

/// What a tab is for.
public nonisolated enum TabRole: Hashable, Sendable {
  /// To search.
  case search
}

extension Tab where Label == TrackedUI.Label<Text, Image> {
  /// A page with a text and a symbol on its tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), TrackedUI.Label(title, systemImage: systemImage))
  }

  /// A page with a text and a symbol on its tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), TrackedUI.Label(title, systemImage: systemImage))
  }

  /// A page with a text and a picture on its tab.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), TrackedUI.Label(title, image: image))
  }

  /// A page to search on.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content(), TrackedUI.Label(String(kit: "Search"), systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == TrackedUI.Label<Text, Image> {
  /// A page with a text and a symbol on its tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), TrackedUI.Label(title, systemImage: systemImage))
  }

  /// A page with a text and a symbol on its tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), TrackedUI.Label(title, systemImage: systemImage))
  }

  /// A page with a text and a picture on its tab.
  public init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), TrackedUI.Label(title, image: image))
  }

  /// A page to search on.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), TrackedUI.Label(String(kit: "Search"), systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never {
  /// A page with any view on its tab.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

/// A look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The look.
  var _look: _TabLook { get }
}

/// How a tab view looks.
public nonisolated struct _TabLook: Equatable, Sendable {
  /// Whether pages are beside each other, without tabs.
  var isPaged = false
  /// Whether there is a mark for each page; nil for more than one.
  var hasMarks: Bool?
}

/// Tabs above the page.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Tabs above the page.
  public init() {}
  /// Tabs above the page.
  public var _look: _TabLook { _TabLook() }
}

/// Tabs above the page, also where there is room for a bar beside it.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Tabs above the page.
  public init() {}
  /// Tabs above the page.
  public var _look: _TabLook { _TabLook() }
}

/// Pages beside each other: one goes on by the marks below, the arrow keys, the wheel across, or by dragging the page.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are marks below the pages.
  public nonisolated enum IndexDisplayMode: Sendable {
    /// Where there is more than one page.
    case automatic
    /// In any case.
    case always
    /// In no case.
    case never
  }

  private let mode: IndexDisplayMode

  /// Pages beside each other.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// Pages beside each other.
  public var _look: _TabLook {
    switch mode {
    case .automatic: _TabLook(isPaged: true)
    case .always: _TabLook(isPaged: true, hasMarks: true)
    case .never: _TabLook(isPaged: true, hasMarks: false)
    }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs above the page.
  public static var automatic: Self { Self() }
  /// Tabs above the page.
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs above the page.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: Self { Self() }
  /// Pages beside each other.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  @Entry var tabLook = _TabLook()
  /// Whether the marks of pages stand on a ground of their own.
  @Entry var pageMarksHaveBackground = false
}

/// How the marks of pages look.
@MainActor public struct PageIndexViewStyle {
  /// Whether marks stand on a ground of their own.
  public nonisolated enum BackgroundDisplayMode: Sendable {
    /// On none.
    case automatic
    /// On one.
    case always
    /// On one while the person acts on them.
    case interactive
    /// On none.
    case never
  }

  let mode: BackgroundDisplayMode

  /// Marks below the pages.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  /// Marks below the pages.
  public static var page: Self { Self() }
  /// Marks below the pages.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// How the tab views inside look.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { environment(\.tabLook, style._look) }

  /// How the marks of the pages inside look.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    environment(\.pageMarksHaveBackground, style.mode == .always)
  }
}
