/// A look of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a menu is.
  typealias Configuration = MenuStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
}

extension EnvironmentValues {
  /// Whether menus have a frame under the pointer only.
  @Entry var menusAreFlat = false
  /// Whether menus act on what has the keyboard, and leave it there.
  @Entry var isMenuBar = false

  @Entry var menuLook: StyleLook?
}

extension View {
  /// How the menus inside look.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let isFlat = style is BorderlessButtonMenuStyle
    let isOfLayer = isFlat || style is DefaultMenuStyle || style is ButtonMenuStyle
    return environment(\.menuLook, isOfLayer ? nil : StyleLook(style))
      .transformEnvironment(\.menusAreFlat) { flat in flat = isOfLayer ? isFlat : flat }
  }
}

/// A button with a frame.
@MainActor public struct DefaultMenuStyle: MenuStyle {
  /// A button with a frame.
  public init() {}
  /// A button with a frame.
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

/// A button with a frame.
@MainActor public struct ButtonMenuStyle: MenuStyle {
  /// A button with a frame.
  public init() {}
  /// A button with a frame.
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

/// A button with a frame under the pointer only.
@MainActor public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A button with a frame under the pointer only.
  public init() {}
  /// A button with a frame under the pointer only.
  public func makeBody(configuration: MenuStyleConfiguration) -> some View {
    Menu(configuration).environment(\.menusAreFlat, true)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button with a frame.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with a frame.
  public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button with a frame under the pointer only.
  public static var borderlessButton: Self { Self() }
}

extension Menu where Label == AnyView, Content == AnyView {
  /// The menu that a style is for.
  public init(_ configuration: MenuStyleConfiguration) {
    if let action = configuration.primaryAction {
      self.init(content: { configuration.content }, label: { configuration.label }, primaryAction: action)
    } else {
      self.init(content: { configuration.content }, label: { configuration.label })
    }
  }
}
