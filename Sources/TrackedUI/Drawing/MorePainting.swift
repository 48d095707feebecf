public import Foundation
import Gtk

extension Color {
  /// A colour of the kit's or of UIKit's names, such as `.systemBackground`.
  public init(_ color: Color) { self = color }

  /// A colour of the kit's or of UIKit's names.
  public init(uiColor: Color) { self = uiColor }

  /// A colour of the kit's.
  public init(nsColor: Color) { self = nsColor }

  /// A colour between this one and another.
  ///
  /// - Parameter fraction: how much there is of the other one, from 0 to 1.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color { traits in
      let (mine, other) = (rgba(with: traits), rhs.rgba(with: traits))
      let share = min(max(fraction, 0), 1)
      func between(_ path: KeyPath<RGBA, Double>) -> Double {
        mine[keyPath: path] * (1 - share) + other[keyPath: path] * share
      }
      return Color(red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
    }
  }
}

nonisolated extension Color {
  /// Where the components of a colour are meant.
  public nonisolated enum RGBColorSpace: Sendable {
    /// As screens show them.
    case sRGB
    /// In even steps of light.
    case sRGBLinear

    fileprivate func component(_ value: Double) -> Double {
      guard self == .sRGBLinear else { return value }
      return value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    }
  }

  /// A colour by its components, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: colorSpace.component(red), green: colorSpace.component(green), blue: colorSpace.component(blue),
      alpha: opacity)
  }

  /// A shade of grey, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: colorSpace.component(white), alpha: opacity)
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of a text that stands for what is to be written.
  @_disfavoredOverload public static var placeholder: Color { .placeholderText }
  /// The colour of what is selected.
  @_disfavoredOverload public static var selection: Color { .accentColor }
  /// The colour behind the content of a window.
  @_disfavoredOverload public static var windowBackground: Color { .systemBackground }
}

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

/// What fills small shapes, such as the ground of a switch or a tag, through which the ground is seen.
@MainActor public struct FillShapeStyle: LeveledStyle {
  /// What fills small shapes.
  public init() {}
  /// The colour.
  public func _color(in environment: EnvironmentValues) -> Color { .systemFill }

  /// What fills larger shapes.
  func color(ofLevel level: Int, in environment: EnvironmentValues) -> Color? {
    [1: .secondarySystemFill, 2: .tertiarySystemFill][level] ?? .quaternarySystemFill
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What fills small shapes; `secondary`, `tertiary` and `quaternary` fill larger ones.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension View {
  /// What is behind the views inside where nothing else is said: `background(in:)` and the style `.background`.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills a shape in front of the view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    overlay(shape.fill(style))
  }

  /// The colour of what one can act on inside.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// The colour of what one can act on inside.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironmentValues { $0.tint = style._color(in: $0) }
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

  /// Lets the view go to the window's edges: it does so anyhow, since a desktop's windows have no edges to keep free.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Gives the view the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Light or dark for what is inside.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Has what is around move the view as a whole: it does so anyhow.
  public func geometryGroup() -> some View { self }
}

extension EnvironmentValues {
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
  /// Sets values of the environment that follow from others.
  func transformEnvironmentValues(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier(set: change))
  }
}
