extension EnvironmentValues {
  @Entry var tint: Color?
}

extension View {
  /// The colour of what one can act on inside.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// The colour of what one can act on inside.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// The colour of what one can act on inside.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironmentValues { $0.tint = style._color(in: $0) }
  }
}
