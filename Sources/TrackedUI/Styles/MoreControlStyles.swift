/// A look of views that open by a click on their label.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a disclosure group is.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
}

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
  @Entry var disclosureLook: StyleLook?
  /// Whether menus have a frame under the pointer only.
  @Entry var menusAreFlat = false
  @Entry var menuLook: StyleLook?
}

/// A small triangle before the label.
@MainActor public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// A small triangle before the label.
  public init() {}
  /// A small triangle before the label.
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureLook, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A small triangle before the label.
  public static var automatic: Self { Self() }
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

/// A title above a box.
@MainActor public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// A title above a box.
  public init() {}
  /// A title above a box.
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.boxLook, nil)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A title above a box.
  public static var automatic: Self { Self() }
}

extension Toggle where Label == AnyView {
  /// The toggle that a style is for, in its usual look.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// The label that a style is for.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  /// How the disclosure groups inside look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.disclosureLook, StyleLook(style))
  }

  /// How the menus inside look.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let isFlat = style is BorderlessButtonMenuStyle
    let isOfLayer = isFlat || style is DefaultMenuStyle || style is ButtonMenuStyle
    return environment(\.menuLook, isOfLayer ? nil : StyleLook(style))
      .transformEnvironment(\.menusAreFlat) { flat in flat = isOfLayer ? isFlat : flat }
  }
}
