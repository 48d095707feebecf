/// A program's own look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a progress view is.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}

extension EnvironmentValues {
  @Entry var progressLook: StyleLook?
}

extension View {
  /// How the progress views inside look.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressLook, StyleLook(style))
  }
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

extension LinearProgressViewStyle {
  /// A bar of a colour.
  public init(tint: Color) {
    self.init()
    self.tint = tint
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

extension CircularProgressViewStyle {
  /// A wheel of a colour.
  public init(tint: Color) {
    self.init()
    self.tint = tint
  }
}

/// A bar, or a wheel while it is not known how far it has come.
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
  /// A bar, or a wheel while it is not known how far it has come.
  public static var automatic: Self { Self() }
}
