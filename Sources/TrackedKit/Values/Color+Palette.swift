// UIKit's names, in the colours of GTK's own theme where it has them, else in GNOME's palette.

nonisolated extension Color {
  /// A colour by its components from 0 to 255.
  fileprivate init(_ hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: 1)
  }
}

// The same everywhere. Where TrackedUI has the same name for a colour that follows light and dark, its own is meant.
nonisolated extension Color {
  /// Nothing.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
  /// Half of white.
  @_disfavoredOverload public static let gray = Color(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
  /// Opaque white.
  public static let white = Color(white: 1, alpha: 1)
  /// Pure red.
  @_disfavoredOverload public static let red = Color(0xFF0000)
  /// Pure green.
  @_disfavoredOverload public static let green = Color(0x00FF00)
  /// Pure blue.
  @_disfavoredOverload public static let blue = Color(0x0000FF)
  /// Green and blue.
  @_disfavoredOverload public static let cyan = Color(0x00FFFF)
  /// Red and green.
  @_disfavoredOverload public static let yellow = Color(0xFFFF00)
  /// Red and blue.
  public static let magenta = Color(0xFF00FF)
  /// Red and half of green.
  @_disfavoredOverload public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  @_disfavoredOverload public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  @_disfavoredOverload public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// Lighter in the dark; further from the ground where the person asked for high contrast.
nonisolated extension Color {
  private static func system(_ light: UInt32, _ dark: UInt32, _ highLight: UInt32, _ highDark: UInt32) -> Color {
    Color(
      light: Color(light), dark: Color(dark), highContrastLight: Color(highLight), highContrastDark: Color(highDark))
  }

  /// For dangers and errors.
  public static let systemRed = system(0xC01C28, 0xF66151, 0xA51D2D, 0xFF938C)
  /// For warnings.
  public static let systemOrange = system(0xC75B00, 0xFFA348, 0x9A4500, 0xFFBE6F)
  /// For what needs attention.
  public static let systemYellow = system(0xE5A50A, 0xF8E45C, 0xAE7B03, 0xF9F06B)
  /// For success.
  public static let systemGreen = system(0x26995A, 0x57D48A, 0x1B6F41, 0x8FF0A4)
  /// Between green and teal.
  public static let systemMint = system(0x1F9E86, 0x6FDDC4, 0x137264, 0x9FEBDA)
  /// Between green and blue.
  public static let systemTeal = system(0x2190A4, 0x5BC8D9, 0x146878, 0x93DEEA)
  /// A bright blue with green in it.
  public static let systemCyan = system(0x1A8FC4, 0x6CC9F2, 0x11668D, 0x9ADCF8)
  /// For what one can act on.
  public static let systemBlue = system(0x1C71D8, 0x62A0EA, 0x1A5FB4, 0x99C1F1)
  /// Between blue and purple.
  public static let systemIndigo = system(0x5B55C9, 0x8C88EE, 0x433EA0, 0xB1AEF7)
  /// A strong purple.
  public static let systemPurple = system(0x813D9C, 0xC061CB, 0x613583, 0xDC8ADD)
  /// A strong pink.
  public static let systemPink = system(0xD6336C, 0xF783AC, 0xA61E4D, 0xFAA2C1)
  /// A warm dark colour.
  public static let systemBrown = system(0x865E3C, 0xCDAB8F, 0x63452C, 0xE0CBB8)

  /// The most prominent grey.
  public static let systemGray = system(0x8E8E8E, 0x8E8E8E, 0x6C6C6C, 0xAEAEAE)
  /// A grey nearer to the ground.
  public static let systemGray2 = system(0xAEAEAE, 0x636363, 0x8E8E8E, 0x7C7C7C)
  /// A grey nearer to the ground.
  public static let systemGray3 = system(0xC7C7C7, 0x545454, 0xAEAEAE, 0x636363)
  /// A grey nearer to the ground.
  public static let systemGray4 = system(0xD1D1D1, 0x484848, 0xBCBCBC, 0x545454)
  /// A grey nearer to the ground.
  public static let systemGray5 = system(0xE5E5E5, 0x3D3D3D, 0xD8D8D8, 0x444444)
  /// The grey nearest to the ground.
  public static let systemGray6 = system(0xF2F2F2, 0x303030, 0xEBEBEB, 0x363636)
}

// By what they are for.
nonisolated extension Color {
  /// The colour of texts at some opacity, and at a higher one if the user asked for high contrast.
  private static func foreground(_ alpha: Double, highContrast: Double) -> Color {
    Color(
      light: Color(0x2E3436).withAlphaComponent(alpha), dark: Color(0xEEEEEC).withAlphaComponent(alpha),
      highContrastLight: Color.black.withAlphaComponent(highContrast),
      highContrastDark: Color.white.withAlphaComponent(highContrast))
  }

  /// For texts.
  public static let label = foreground(1, highContrast: 1)
  /// For texts of less weight.
  public static let secondaryLabel = foreground(0.62, highContrast: 1)
  /// For texts of still less weight.
  public static let tertiaryLabel = foreground(0.38, highContrast: 0.75)
  /// For texts of the least weight.
  public static let quaternaryLabel = foreground(0.22, highContrast: 0.6)
  /// For the placeholder of an empty field.
  public static let placeholderText = foreground(0.5, highContrast: 0.75)
  /// For links.
  public static let link = system(0x1B6ACB, 0x78AEED, 0x15539E, 0x99C1F1)

  /// For lines between parts of content, partly transparent.
  public static let separator = foreground(0.12, highContrast: 1)
  /// For lines between parts of content.
  public static let opaqueSeparator = system(0xCDC7C2, 0x1B1B1B, 0x877B6E, 0x686868)

  /// For thin and small shapes.
  public static let systemFill = foreground(0.2, highContrast: 0.35)
  /// For shapes of middle size, such as the ground of a switch.
  public static let secondarySystemFill = foreground(0.16, highContrast: 0.3)
  /// For large shapes, such as a field's ground.
  public static let tertiarySystemFill = foreground(0.12, highContrast: 0.24)
  /// For large areas.
  public static let quaternarySystemFill = foreground(0.08, highContrast: 0.18)

  /// Behind a window's content.
  public static let systemBackground = system(0xF6F5F4, 0x353535, 0xFDFDFC, 0x303030)
  /// Behind a group of content on the background.
  public static let secondarySystemBackground = system(0xFFFFFF, 0x2D2D2D, 0xFFFFFF, 0x202020)
  /// Behind a group within a group.
  public static let tertiarySystemBackground = system(0xFAF9F8, 0x3A3A3A, 0xFFFFFF, 0x2A2A2A)
  /// Behind groups that are separate from each other.
  public static let systemGroupedBackground = system(0xEBEAE9, 0x2A2A2A, 0xF2F2F1, 0x1E1E1E)
  /// Behind a group that is separate from others.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x383838, 0xFFFFFF, 0x2C2C2C)
  /// Behind a group within such a group.
  public static let tertiarySystemGroupedBackground = system(0xF6F5F4, 0x424242, 0xFDFDFC, 0x363636)

  /// For texts on dark background, whatever the style.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// For texts on light background, whatever the style.
  public static let darkText = Color(white: 0, alpha: 1)
}
