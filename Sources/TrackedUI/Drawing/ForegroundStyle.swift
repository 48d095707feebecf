/// The style that holds where it is used.
@MainActor public struct ForegroundStyle: ShapeStyle {
  /// The style that holds where it is used.
  public init() {}
  /// The colour that was set with `foregroundStyle`, or that of texts.
  public func _color(in environment: EnvironmentValues) -> Color {
    environment.foreground?._color(in: environment) ?? .label
  }
  /// What was set with `foregroundStyle`.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground?._paint(in: environment) ?? .color(.label)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that holds where it is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  @Entry var foreground: AnyShapeStyle?
  /// What stands for `.secondary` and `.tertiary`; empty for what is usual.
  @Entry var foregroundLevels: [AnyShapeStyle] = []

  /// What stands for a style where the styles of less weight were said.
  func leveled<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle {
    guard let color = style as? Color, !foregroundLevels.isEmpty else { return AnyShapeStyle(style) }
    if color == .secondary { return foregroundLevels[0] }
    if color == .tertiaryLabel { return foregroundLevels[min(1, foregroundLevels.count - 1)] }
    return AnyShapeStyle(style)
  }
}

extension View {
  /// The colour of texts, symbols and shapes inside.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// The colour of texts, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// The colours of texts, symbols and shapes inside: the first, and that of what has less weight.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View
  { foregroundStyle(primary).environment(\.foregroundLevels, [AnyShapeStyle(secondary)]) }

  /// The colours of texts, symbols and shapes inside: the first, and those of what has less and still less weight.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    foregroundStyle(primary).environment(\.foregroundLevels, [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
}
