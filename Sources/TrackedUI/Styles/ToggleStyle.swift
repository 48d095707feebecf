/// A program's own look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a toggle is.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle's look.
  @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}

extension EnvironmentValues {
  @Entry var toggleLook: StyleLook?
}

extension View {
  /// How the toggles inside look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleLook, StyleLook(style))
  }
}

/// A switch behind the label.
@MainActor public struct SwitchToggleStyle: ToggleStyle {
  var tint: Color?

  /// A switch behind the label.
  public init() {}
  /// A switch behind the label.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    UsualToggle(isOn: configuration.$isOn, label: configuration.label, kind: .switch).styleTint(tint)
  }
}

extension SwitchToggleStyle {
  /// A switch of a colour behind the label.
  public init(tint: Color) {
    self.init()
    self.tint = tint
  }
}

/// A box to check before the label.
@MainActor public struct CheckboxToggleStyle: ToggleStyle {
  /// A box to check before the label.
  public init() {}
  /// A box to check before the label.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    UsualToggle(isOn: configuration.$isOn, label: configuration.label, kind: .checkbox)
  }
}

/// A button that stays down.
@MainActor public struct ButtonToggleStyle: ToggleStyle {
  /// A button that stays down.
  public init() {}
  /// A button that stays down.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    UsualToggle(isOn: configuration.$isOn, label: configuration.label, kind: .button)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var automatic: Self { Self() }
  /// A switch behind the label.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to check before the label.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: Self { Self() }
}

extension Toggle where Label == AnyView {
  /// The toggle that a style is for, in its usual look.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
