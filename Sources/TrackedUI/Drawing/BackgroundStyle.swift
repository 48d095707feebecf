extension EnvironmentValues {
  /// What is behind views where nothing else is said; nil for what is usual.
  @Entry public var backgroundStyle: AnyShapeStyle?
}

/// What is behind views where nothing else is said.
@MainActor public struct BackgroundStyle: LeveledStyle {
  /// What is behind views where nothing else is said.
  public init() {}
  /// The colour that was set with `backgroundStyle`, or that behind everything.
  public func _color(in environment: EnvironmentValues) -> Color {
    said(in: environment).map { $0._color(in: $1) } ?? .systemBackground
  }
  /// What was set with `backgroundStyle`.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    said(in: environment).map { $0._paint(in: $1) } ?? .color(.systemBackground)
  }

  /// What was said with `backgroundStyle`, and what that is to be seen in: a style that speaks of the background means the usual one.
  private func said(in environment: EnvironmentValues) -> (AnyShapeStyle, EnvironmentValues)? {
    guard let style = environment.backgroundStyle else { return nil }
    var values = environment
    values.backgroundStyle = nil
    return (style, values)
  }

  /// What lies on the usual ground, and what lies on that.
  func color(ofLevel level: Int, in environment: EnvironmentValues) -> Color? {
    guard environment.backgroundStyle == nil else { return nil }
    return level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind views where nothing else is said; its `secondary` is the ground of boxes that lie on it.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// What is behind the views inside where nothing else is said: `background(in:)` and the style `.background`.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
