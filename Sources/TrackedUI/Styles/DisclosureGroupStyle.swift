/// A look of views that open by a click on their label.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a disclosure group is.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
}

extension EnvironmentValues {
  @Entry var disclosureLook: StyleLook?
}

extension View {
  /// How the disclosure groups inside look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.disclosureLook, StyleLook(style))
  }
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
