import Foundation
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

/// A style with a shadow, whatever it is made of.
@MainActor private protocol ShadowedStyle: ShapeStyle {
  associatedtype Base: ShapeStyle
  var base: Base { get }
  var shadow: ShadowStyle { get }
}

extension _ShadowedStyle: ShadowedStyle {}

/// Sets the style of texts, symbols and shapes. One with a shadow is told apart when it is shown, not by an overload of `foregroundStyle`: the
/// compiler would have to try both for every use.
struct ForegroundModifier<Style: ShapeStyle>: EnvironmentSetting {
  let style: Style

  func set(_ values: inout EnvironmentValues) { values.foreground = values.leveled(style) }

  /// What is inside has the shadow together.
  func body(content: Content) -> some View {
    if let shadowed = style as? any ShadowedStyle { Self.apply(shadowed, to: content) }
  }

  private static func apply<Shadowed: ShadowedStyle>(_ style: Shadowed, to content: Content) -> AnyView {
    let shadow = style.shadow
    return AnyView(
      content.foregroundStyle(style.base)
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
  }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    Style.self is any ShadowedStyle.Type ? ModifierBodyNode(view, inputs) : EnvironmentNode(view, inputs)
  }
}
