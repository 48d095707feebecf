import CGtk

/// A colour with opacity, as GTK takes it; components from 0 to 1.
public nonisolated struct RGBA: Hashable, Sendable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// A colour by its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour as CSS writes it: `#3584e4`, `rgba(0,0,0,0.5)`, `tomato`; nil if it is none.
  public init?(css: String) {
    var color = GdkRGBA()
    guard gdk_rgba_parse(&color, css) != 0 else { return nil }
    self.init(color)
  }

  init(_ native: GdkRGBA) {
    self.init(
      red: Double(native.red), green: Double(native.green), blue: Double(native.blue), alpha: Double(native.alpha))
  }

  /// The colour as `#rrggbb`; the opacity is left out.
  public var hexString: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int(clamping: (min(max(component, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

  var native: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
}

nonisolated extension RGBA {
  /// The colour as GTK parses it.
  package var cssText: String {
    func byte(_ value: Double) -> Int { Int(clamping: (min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(min(max(alpha, 0), 1)))"
  }
}
