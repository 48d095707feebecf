/// A look of toggles of the program's own.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a toggle is.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle's look.
  @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}

/// A look of progress views of the program's own.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a progress view is.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}

/// A look of boxes of the program's own.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a box is.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}

/// A look of values with titles of the program's own.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a value with a title is.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
}

/// Makes the look of a control of a style that is not said.
struct StyleLook: ComparedInput {
  let style: Any
  let make: (Configuration) -> AnyView

  private init<Style>(_ style: Style, _ makeBody: @escaping (Style, Configuration) -> AnyView) {
    self.style = style
    make = { AnyView(StyledView(style: style, configuration: $0, make: makeBody)) }
  }

  init<Style: ToggleStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: ProgressViewStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: GroupBoxStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: LabeledContentStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: GaugeStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: DisclosureGroupStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: MenuStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }

  func isSameInput(as other: Self) -> Bool { ViewComparison.areEqualErased(style, other.style) }
}

extension EnvironmentValues {
  @Entry var toggleLook: StyleLook?
  @Entry var progressLook: StyleLook?
  @Entry var boxLook: StyleLook?
  @Entry var labeledLook: StyleLook?
}

extension View {
  /// How the toggles inside look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleLook, StyleLook(style))
  }

  /// How the progress views inside look.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressLook, StyleLook(style))
  }

  /// How the boxes inside look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.boxLook, StyleLook(style))
  }

  /// How the values with titles inside look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.labeledLook, StyleLook(style))
  }
}

extension View {
  /// The colour of a style; nil leaves the one around.
  fileprivate func styleTint(_ color: Color?) -> some View {
    transformEnvironment(\.tint) { if let color { $0 = color } }
  }
}

// What is usual, by name: a style of the layer's own shows the control as without any style.

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

/// A bar.
@MainActor public struct LinearProgressViewStyle: ProgressViewStyle {
  var tint: Color?

  /// A bar.
  public init() {}
  /// A bar below its label.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    UsualProgress(configuration: configuration, isBar: true).styleTint(tint)
  }
}

/// A wheel.
@MainActor public struct CircularProgressViewStyle: ProgressViewStyle {
  var tint: Color?

  /// A wheel.
  public init() {}
  /// A wheel above its label; a ring where it is known how far it has come.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    UsualProgress(configuration: configuration, isBar: false).styleTint(tint)
  }
}

/// A bar, or a wheel while nobody knows how far it has come.
@MainActor public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The usual look.
  public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    UsualProgress(configuration: configuration, isBar: configuration.fractionCompleted != nil)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a wheel while nobody knows how far it has come.
  public static var automatic: Self { Self() }
}
