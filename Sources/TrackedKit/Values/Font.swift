import Gtk
import GtkTracking

/// A typeface at a size. Sizes are UIKit's points: 17 points are 17 logical pixels at the desktop's usual text size, and grow with it.
public nonisolated struct Font: Hashable, Sendable {
  /// How heavy the letters are, from -1 to 1.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1.
    public var rawValue: Double

    /// A weight from -1 to 1; the nearest that is named below is taken.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A weight from -1 to 1; the nearest that is named below is taken.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// Between thin and light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The lightest that fonts usually have.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than running text.
    public static let light = Weight(rawValue: -0.4)
    /// As in running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// As in headings.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than headings.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    package var textWeight: TextAttributes.Weight {
      let named: [(Weight, TextAttributes.Weight)] = [
        (.ultraLight, .thin), (.thin, .ultraLight), (.light, .light), (.regular, .normal), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  /// The purpose of a text, which determines its size and weight.
  public nonisolated enum TextStyle: String, CaseIterable, Sendable {
    /// A title larger than `largeTitle`.
    case extraLargeTitle
    /// A page's title.
    case largeTitle
    /// A heading of the first rank.
    case title1
    /// A heading of the second rank.
    case title2
    /// A heading of the third rank.
    case title3
    /// A heading in running text.
    case headline
    /// A line below a heading.
    case subheadline
    /// Running text.
    case body
    /// Text beside running text.
    case callout
    /// Notes below.
    case footnote
    /// Captions.
    case caption1
    /// Captions of less weight.
    case caption2

    /// Size in points and weight at the desktop's usual text size.
    var design: (pointSize: Double, weight: Weight) {
      switch self {
      case .extraLargeTitle: (36, .bold)
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .body: (17, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      }
    }
  }

  /// The family's name; nil for that of the desktop's interface.
  public internal(set) var familyName: String?
  /// The size in UIKit's points, at the desktop's usual text size.
  public let pointSize: Double
  /// How heavy the letters are.
  public internal(set) var weight: Weight
  /// Whether the letters are slanted.
  public internal(set) var isItalic: Bool
  /// The purpose of the text, if it determines size and weight.
  public let textStyle: TextStyle?
  package let hasDigitsOfEvenWidth: Bool
  /// How capitals, lines and widths differ from the family's usual ones.
  package var variant = Variant()

  /// How capitals, lines and widths differ from a family's usual ones.
  package struct Variant: Hashable, Sendable {
    /// Which letters are small capitals; nil for none.
    package var smallCaps: TextAttributes.SmallCaps?
    /// The height of lines as a factor of the font's; nil for the font's.
    package var lineHeight: Double?
    /// How wide the letters are; nil for the font's.
    package var stretch: TextAttributes.Stretch?

    package init() {}
  }

  package init(
    familyName: String? = nil, pointSize: Double, weight: Weight = .regular, isItalic: Bool = false,
    textStyle: TextStyle? = nil, hasDigitsOfEvenWidth: Bool = false
  ) {
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.hasDigitsOfEvenWidth = hasDigitsOfEvenWidth
  }

  /// An installed font by its family, optionally with a style after a hyphen: `DejaVu Sans`, `Cantarell-Bold`; nil if there is none.
  public init?(name: String, size: Double) {
    if let family = FontFamilies.installed(name) {
      self.init(familyName: family, pointSize: size)
      return
    }
    guard let hyphen = name.lastIndex(of: "-"), let family = FontFamilies.installed(String(name[..<hyphen]))
    else { return nil }
    let style = name[name.index(after: hyphen)...].lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
      ("demibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("regular", .regular),
    ]
    let weight = weights.first { style.contains($0.0) }?.1
    let isItalic = style.contains("italic") || style.contains("oblique")
    guard weight != nil || isItalic else { return nil }
    self.init(familyName: family, pointSize: size, weight: weight ?? .regular, isItalic: isItalic)
  }

  /// The desktop's interface font.
  public static func systemFont(ofSize size: Double) -> Font { Font(pointSize: size) }

  /// The desktop's interface font.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font { Font(pointSize: size, weight: weight) }

  /// The desktop's interface font in bold.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(pointSize: size, weight: .bold) }

  /// The desktop's interface font, slanted.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(pointSize: size, isItalic: true) }

  /// The desktop's font whose letters all have one width.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(familyName: "Monospace", pointSize: size, weight: weight)
  }

  /// The desktop's interface font with digits of one width, for numbers that change.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight, hasDigitsOfEvenWidth: true)
  }

  /// The desktop's interface font for a purpose. A label with `adjustsFontForContentSizeCategory` follows the text size of
  /// its place in the hierarchy.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(pointSize: style.design.pointSize, weight: style.design.weight, textStyle: style)
  }

  /// The desktop's interface font for a purpose, at the text size of some traits; it does not follow any others.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
    guard let traits else { return preferredFont(forTextStyle: style) }
    let scale: Double? = onMainThread {
      DisplaySettings.isAvailable ? traits.textScale / DisplaySettings.shared.textScale : nil
    }
    guard let scale else { return preferredFont(forTextStyle: style) }
    return Font(pointSize: style.design.pointSize * scale, weight: style.design.weight)
  }

  /// How wide the letters of a family's fonts are.
  public nonisolated struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1, the narrowest, to 1.
    public var rawValue: Double

    /// A width from -1 to 1; the nearest that is named below is taken.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)

    /// As GTK takes it; nil for the family's usual one.
    package var stretch: TextAttributes.Stretch? {
      switch rawValue {
      case ..<(-0.3): .extraCondensed
      case ..<(-0.1): .condensed
      case 0.1...: .expanded
      default: nil
      }
    }
  }

  /// The desktop's interface font in a width, as far as the family has one.
  public static func systemFont(ofSize size: Double, weight: Weight, width: Width) -> Font {
    var font = Font(pointSize: size, weight: weight)
    font.variant.stretch = width.stretch
    return font
  }

  /// The same font at another size, which follows no text style.
  public func withSize(_ size: Double) -> Font {
    var font = Font(
      familyName: familyName, pointSize: size, weight: weight, isItalic: isItalic,
      hasDigitsOfEvenWidth: hasDigitsOfEvenWidth)
    font.variant = variant
    return font
  }

  /// The size of labels in UIKit.
  public static let labelFontSize = 17.0
  /// The size of buttons in UIKit.
  public static let buttonFontSize = 18.0
  /// The least size of the interface in UIKit.
  public static let smallSystemFontSize = 12.0
  /// The usual size of the interface in UIKit.
  public static let systemFontSize = 14.0

  /// The font as attributes of a text.
  ///
  /// - Parameter scale: by how much the place enlarges text beyond the desktop's own factor.
  package func attributes(scale: Double = 1) -> TextAttributes {
    // A desktop inch has 96 logical pixels, and 72 of Pango's points.
    var attributes = TextAttributes(size: pointSize * scale * 72 / 96, weight: weight.textWeight)
    attributes.family = familyName
    attributes.isItalic = isItalic
    if hasDigitsOfEvenWidth { attributes.features = "tnum=1" }
    attributes.smallCaps = variant.smallCaps
    attributes.lineHeight = variant.lineHeight
    attributes.stretch = variant.stretch
    return attributes
  }
}

extension Font {
  /// The desktop's interface font as it is set there.
  static var interface: Font {
    // Such as `Cantarell Bold 11`.
    let name = DisplaySettings.isAvailable ? DisplaySettings.shared.fontName : ""
    let size = name.split(separator: " ").last.flatMap { Double($0) } ?? 11
    return Font(pointSize: (size * 96 / 72 * 4).rounded() / 4)
  }
}
