import Gtk

/// A colour or pattern for texts, symbols and shapes.
@MainActor @preconcurrency public protocol ShapeStyle {
  /// The colour in an environment.
  func _color(in environment: EnvironmentValues) -> Color
  /// What areas and lines are drawn with in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
  /// The shadows behind areas and lines in an environment, front to back.
  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}

extension ShapeStyle {
  /// The colour.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(_color(in: environment)) }
}

extension Color: nonisolated ShapeStyle {
  /// The colour itself.
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

// What `Color.red` means here, too, where the kit's has to give way: with a second one in `Color`, the compiler would have three to try for
// each colour of a screen.
nonisolated extension ShapeStyle where Self == Color {
  /// The colour of texts.
  public static var primary: Color { .label }
  /// The colour of texts of less weight.
  public static var secondary: Color { .secondaryLabel }
  /// For dangers and errors.
  public static var red: Color { .systemRed }
  /// For what is right, or done.
  public static var green: Color { .systemGreen }
  /// The system's blue.
  public static var blue: Color { .systemBlue }
  /// For warnings.
  public static var orange: Color { .systemOrange }
  /// The system's grey.
  public static var gray: Color { .systemGray }
  /// A colour.
  @_disfavoredOverload public static var white: Color { .white }
  /// A colour.
  @_disfavoredOverload public static var black: Color { .black }
  /// For what needs attention.
  public static var yellow: Color { .systemYellow }
  /// A strong purple.
  public static var purple: Color { .systemPurple }
  /// A light red.
  public static var pink: Color { .systemPink }
  /// A bright blue with green in it.
  public static var cyan: Color { .systemCyan }
  /// A green blue.
  public static var mint: Color { .systemMint }
  /// A blue green.
  public static var teal: Color { .systemTeal }
  /// A blue violet.
  public static var indigo: Color { .systemIndigo }
  /// A warm dark colour.
  public static var brown: Color { .systemBrown }
  /// Nothing.
  @_disfavoredOverload public static var clear: Color { .clear }
  /// The colour of texts of still less weight.
  public static var tertiary: Color { .tertiaryLabel }
  /// The colour of texts of little weight.
  public static var quaternary: Color { .quaternaryLabel }
  /// The colour of what has the least weight.
  public static var quinary: Color { .label.opacity(0.1) }
  /// The colour of lines between.
  public static var separator: Color { .separator }
}

/// The colour of what one can act on.
@MainActor public struct TintShapeStyle: ShapeStyle {
  /// The colour that holds where it is used.
  public init() {}

  /// The colour that was set with `tint(_:)`, or the accent colour.
  public func _color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what one can act on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style of a type that is not said.
@MainActor @preconcurrency public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Any style.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  /// The style's colour.
  public func _color(in environment: EnvironmentValues) -> Color { base._color(in: environment) }

  /// What the style is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }

  /// The style's shadows.
  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] { base._shadows(in: environment) }
}

extension AnyShapeStyle: ComparedInput {
  func isSameInput(as other: Self) -> Bool {
    func compare<Style: ShapeStyle>(_ style: Style) -> Bool {
      (other.base as? Style).map { ViewComparison.areEqual(style, $0) } ?? false
    }
    return compare(base)
  }
}

/// A style whose levels are colours of their own, not the style with less weight.
@MainActor protocol LeveledStyle: ShapeStyle {
  /// The colour of a level in an environment, 1 for the second; nil where it is the style with less weight.
  func color(ofLevel level: Int, in environment: EnvironmentValues) -> Color?
}

/// A style with less weight.
@MainActor public struct _LighterStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let share: Double
  /// Which of the style's levels it is; 0 for none of them.
  var level = 0

  private func levelColor(in environment: EnvironmentValues) -> Color? {
    level > 0 ? (base as? any LeveledStyle)?.color(ofLevel: level, in: environment) : nil
  }

  /// The style's colour, lighter.
  public func _color(in environment: EnvironmentValues) -> Color {
    if let color = levelColor(in: environment) { return color }
    let color = base._color(in: environment)
    return color.opacity(share)
  }

  /// What the style is drawn with, lighter.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    func lighter(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { Gradient.Stop(color: $0.color.opacity(share), location: $0.location) })
    }
    if let color = levelColor(in: environment) { return .color(color) }
    return switch base._paint(in: environment) {
    case .color(let color): .color(color.opacity(share))
    case .linear(let gradient, let start, let end): .linear(lighter(gradient), start, end)
    case .radial(let gradient, let center, let start, let end): .radial(lighter(gradient), center, start, end)
    case .angular(let gradient, let center, let start, let end): .angular(lighter(gradient), center, start, end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(lighter(gradient), center, start, end)
    case .mesh(let mesh): .mesh(mesh.lighter(share))
    }
  }
}

extension ShapeStyle {
  /// The style, so much of it: from 0, nothing, to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { _LighterStyle(base: self, share: opacity) }
  /// The style with less weight.
  public var secondary: some ShapeStyle { _LighterStyle(base: self, share: 0.6, level: 1) }
  /// The style with still less weight.
  public var tertiary: some ShapeStyle { _LighterStyle(base: self, share: 0.35, level: 2) }
  /// The style with little weight.
  public var quaternary: some ShapeStyle { _LighterStyle(base: self, share: 0.2, level: 3) }
  /// The style with the least weight.
  public var quinary: some ShapeStyle { _LighterStyle(base: self, share: 0.1, level: 4) }
}

/// What is behind a view, seen through it a little: GTK blurs nothing, so that it is opaque enough to read on, as where the person
/// asks for less transparency.
@MainActor public struct Material: ShapeStyle {
  private let opacity: Double

  /// The least opaque.
  public static let ultraThin = Material(opacity: 0.8)
  /// Less opaque.
  public static let thin = Material(opacity: 0.86)
  /// Opaque enough.
  public static let regular = Material(opacity: 0.92)
  /// More opaque.
  public static let thick = Material(opacity: 0.96)
  /// As bars are.
  public static let bar = Material(opacity: 1)

  /// The colour.
  public func _color(in environment: EnvironmentValues) -> Color { Color.secondarySystemBackground.opacity(opacity) }
}

extension ShapeStyle where Self == Material {
  /// The least opaque.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Less opaque.
  public static var thinMaterial: Material { .thin }
  /// Opaque enough.
  public static var regularMaterial: Material { .regular }
  /// More opaque.
  public static var thickMaterial: Material { .thick }
  /// As bars are.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The colour of a text that stands for what is to be written.
  @_disfavoredOverload public static var placeholder: Color { .placeholderText }
  /// The colour of what is selected.
  @_disfavoredOverload public static var selection: Color { .accentColor }
  /// The colour behind the content of a window.
  @_disfavoredOverload public static var windowBackground: Color { .systemBackground }
}
