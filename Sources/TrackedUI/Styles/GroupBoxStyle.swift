/// A program's own look of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a box is.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look.
  @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}

extension EnvironmentValues {
  @Entry var boxLook: StyleLook?
}

extension View {
  /// How the boxes inside look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.boxLook, StyleLook(style))
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
