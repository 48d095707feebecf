nonisolated extension Color {
  /// The colour of texts.
  public static let primary = label
  /// The colour of texts of less weight.
  public static let secondary = secondaryLabel
  /// The colour of what one can act on.
  public static let accentColor = systemBlue
  /// A green blue.
  public static let mint = systemMint
  /// A blue green.
  public static let teal = systemTeal
  /// A blue violet.
  public static let indigo = systemIndigo
  /// A light red.
  public static let pink = systemPink
  /// For dangers and errors.
  public static let red = systemRed
  /// For warnings.
  public static let orange = systemOrange
  /// For what needs attention.
  public static let yellow = systemYellow
  /// For what is right, or done.
  public static let green = systemGreen
  /// A bright blue with green in it.
  public static let cyan = systemCyan
  /// The system's blue.
  public static let blue = systemBlue
  /// A strong purple.
  public static let purple = systemPurple
  /// A warm dark colour.
  public static let brown = systemBrown
  /// The system's grey.
  public static let gray = systemGray

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
