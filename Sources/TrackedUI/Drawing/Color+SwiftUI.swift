import Foundation

nonisolated extension Color {
  /// The colour of what one can act on.
  public static let accentColor = systemBlue

  /// A colour by its components, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A shade of grey, from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) { self.init(white: white, alpha: opacity) }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// The colour with an opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { withAlphaComponent(opacity) }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: LinearGradient {
    LinearGradient(colors: [opacity(0.85), self], startPoint: .top, endPoint: .bottom)
  }
}

extension Color {
  /// A colour by a name of the kit or of UIKit, such as `.systemBackground`.
  public init(_ color: Color) { self = color }

  /// A colour by a name of the kit or of UIKit.
  public init(uiColor: Color) { self = uiColor }

  /// One of the kit's colours.
  public init(nsColor: Color) { self = nsColor }
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
