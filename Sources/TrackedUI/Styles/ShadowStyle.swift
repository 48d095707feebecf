import Gtk

/// A shadow of what is drawn with a style.
@MainActor public struct ShadowStyle: @MainActor Equatable {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - radius: how far its edge reaches.
  ///   - x: how far it lies to the right, in logical pixels.
  ///   - y: how far it lies below, in logical pixels.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y) }

  /// Not here.
  @available(*, unavailable, message: "GTK 4.8 has no shadows inside of an outline: draw it in a Canvas")
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { drop(color: color, radius: radius, x: x, y: y) }

  /// Draws something with shadows behind it, the first in front.
  static func draw(
    _ shadows: ArraySlice<ShadowStyle>, on snapshot: Snapshot, _ traits: TraitCollection,
    _ content: (Snapshot) -> Void
  ) {
    guard let last = shadows.last else { return content(snapshot) }
    snapshot.shadowed(
      offset: Size(width: last.x, height: last.y), blur: last.radius * 2, color: last.color.rgba(with: traits)
    ) { draw(shadows.dropLast(), on: snapshot, traits, content) }
  }
}

/// A style with a shadow.
@MainActor public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  /// The style's colour.
  public func _color(in environment: EnvironmentValues) -> Color { base._color(in: environment) }
  /// What the style is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }
  /// Those of the style, and this one behind them.
  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    base._shadows(in: environment) + [shadow]
  }
}

extension ShapeStyle {
  /// None.
  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }

  /// The style, with a shadow behind what is drawn with it.
  public func shadow(_ style: ShadowStyle) -> _ShadowedStyle<Self> { _ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == _ShadowedStyle<ForegroundStyle> {
  /// The foreground's style, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> Self { ForegroundStyle().shadow(style) }
}

extension View {
  /// The colour of texts, symbols and shapes inside, which have a shadow together.
  public func foregroundStyle<Base: ShapeStyle>(_ style: _ShadowedStyle<Base>) -> some View {
    foregroundStyle(style.base)
      .shadow(color: style.shadow.color, radius: style.shadow.radius, x: style.shadow.x, y: style.shadow.y)
  }
}
