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
