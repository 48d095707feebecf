/// A look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a label is.
  typealias Configuration = LabelStyleConfiguration
  /// The label's look.
  @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
}

/// The symbol before the text.
@MainActor public struct TitleAndIconLabelStyle: LabelStyle {
  /// The symbol before the text.
  public init() {}
  /// The symbol before the text.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    TitleBesideIcon(configuration: configuration)
  }
}

private struct TitleBesideIcon: View {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(spacing: spacing) {
      configuration.icon
      configuration.title
    }
  }
}

extension EnvironmentValues {
  /// The space between the symbols and the texts of labels, in logical pixels.
  @Entry var labelIconToTitleSpacing: Double = 6.0
}

extension View {
  /// The space between the symbols and the texts of the labels inside, in logical pixels.
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}

/// The text alone.
@MainActor public struct TitleOnlyLabelStyle: LabelStyle {
  /// The text alone.
  public init() {}
  /// The text alone.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

/// The symbol alone.
@MainActor public struct IconOnlyLabelStyle: LabelStyle {
  /// The symbol alone.
  public init() {}
  /// The symbol alone.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol before the text.
  public static var automatic: Self { Self() }
  /// The symbol before the text.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: Self { Self() }
}

extension EnvironmentValues {
  @Entry var labelLook: StyleLook?
}

extension View {
  /// How the labels inside look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelLook, StyleLook(style))
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
