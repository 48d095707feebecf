import Gtk

/// SwiftUI's names for fonts. A text style is relative to the desktop's own text size.
nonisolated extension Font {
  /// The shapes of letters.
  public nonisolated enum Design: Sendable {
    /// Those of the desktop's interface.
    case `default`
    /// With serifs.
    case serif
    /// Rounded, where such a font is installed.
    case rounded
    /// All of one width.
    case monospaced

    var familyName: String? {
      switch self {
      case .default: nil
      case .serif: "Serif"
      case .rounded: "Nunito,Quicksand,Varela Round,Comfortaa,Sans"
      case .monospaced: "Monospace"
      }
    }
  }

  /// A page's title.
  public static let largeTitle = preferredFont(forTextStyle: .largeTitle)
  /// A heading of the first rank.
  public static let title = preferredFont(forTextStyle: .title1)
  /// A heading of the second rank.
  public static let title2 = preferredFont(forTextStyle: .title2)
  /// A heading of the third rank.
  public static let title3 = preferredFont(forTextStyle: .title3)
  /// A heading in running text.
  public static let headline = preferredFont(forTextStyle: .headline)
  /// A line below a heading.
  public static let subheadline = preferredFont(forTextStyle: .subheadline)
  /// Running text.
  public static let body = preferredFont(forTextStyle: .body)
  /// Text beside running text.
  public static let callout = preferredFont(forTextStyle: .callout)
  /// Notes below.
  public static let footnote = preferredFont(forTextStyle: .footnote)
  /// Captions.
  public static let caption = preferredFont(forTextStyle: .caption1)
  /// Captions of less weight.
  public static let caption2 = preferredFont(forTextStyle: .caption2)

  /// The desktop's font at a size in logical pixels.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(familyName: design?.familyName, pointSize: size, weight: weight ?? .regular)
  }

  /// The desktop's font for what a text is for.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let font = preferredFont(forTextStyle: style)
    return font.with(familyName: design?.familyName, weight: weight ?? font.weight)
  }

  /// An installed font by its family; the desktop's if there is none.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(name: name, size: size) ?? Font(pointSize: size)
  }

  /// An installed font by its family; the desktop's if there is none. Its size follows the desktop's as that of all texts does.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// An installed font by its family; the desktop's if there is none.
  public static func custom(_ name: String, fixedSize: Double) -> Font { custom(name, size: fixedSize) }

  private func with(
    familyName: String? = nil, weight: Weight? = nil, isItalic: Bool? = nil, hasDigitsOfEvenWidth: Bool? = nil
  ) -> Font {
    var font = Font(
      familyName: familyName ?? self.familyName, pointSize: pointSize, weight: weight ?? self.weight,
      isItalic: isItalic ?? self.isItalic, textStyle: textStyle,
      hasDigitsOfEvenWidth: hasDigitsOfEvenWidth ?? self.hasDigitsOfEvenWidth)
    font.variant = variant
    return font
  }

  private func changing(_ change: (inout Variant) -> Void) -> Font {
    var font = self
    change(&font.variant)
    return font
  }

  /// How far lines are from each other.
  public nonisolated enum Leading: Sendable {
    /// As the font says.
    case standard
    /// Closer.
    case tight
    /// Further.
    case loose
  }

  /// The font with small capitals.
  public func smallCaps() -> Font { changing { $0.smallCaps = .all } }
  /// The font with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { changing { $0.smallCaps = .small } }
  /// The font with lines at another distance.
  public func leading(_ leading: Leading) -> Font {
    changing { $0.lineHeight = leading == .tight ? 0.88 : leading == .loose ? 1.15 : nil }
  }
  /// The font with letters of another width, where its family has such.
  public func width(_ width: Width) -> Font { changing { $0.stretch = width.stretch } }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { with(weight: weight) }
  /// The font in bold.
  public func bold() -> Font { with(weight: .bold) }
  /// The font, slanted.
  public func italic() -> Font { with(isItalic: true) }
  /// Letters of other shapes in the font's size.
  func design(_ design: Design) -> Font { with(familyName: design.familyName) }
  /// Letters of one width in the font's size.
  public func monospaced() -> Font { with(familyName: Design.monospaced.familyName) }
  /// The font with digits of one width, for numbers that change.
  public func monospacedDigit() -> Font { with(hasDigitsOfEvenWidth: true) }

  /// How a text in this font differs from the desktop's usual one.
  var textAttributes: TextAttributes {
    var attributes = attributes()
    if let textStyle {
      attributes.size = nil
      attributes.scale = textStyle.scale == 1 ? nil : textStyle.scale
    }
    // What is not said is left to the style around.
    if weight == .regular { attributes.weight = nil }
    return attributes
  }
}

nonisolated extension Font.TextStyle {
  /// A heading of the first rank.
  public static let title = Font.TextStyle.title1
  /// Captions.
  public static let caption = Font.TextStyle.caption1

  /// The size as a factor of the desktop's. Small texts stay readable where running text is smaller than on a phone.
  var scale: Double {
    switch self {
    case .extraLargeTitle: 2.4
    case .largeTitle: 2
    case .title1: 1.6
    case .title2: 1.3
    case .title3: 1.15
    case .headline, .body: 1
    case .callout: 0.95
    case .subheadline: 0.9
    case .footnote: 0.85
    case .caption1: 0.82
    case .caption2: 0.8
    }
  }
}
