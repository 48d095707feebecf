/// A program's own look of values with titles.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a value with a title is.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
}

extension EnvironmentValues {
  @Entry var labeledLook: StyleLook?
}

extension View {
  /// How the values with titles inside look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.labeledLook, StyleLook(style))
  }
}
