import Gtk

extension Image {
  /// How large a symbol is, and in which colour. GTK's symbols are of one weight.
  public nonisolated struct SymbolConfiguration: Hashable, Sendable {
    private var pointSize: Double?
    private var scale: SymbolScale?
    private(set) var color: Color?

    private init() {}

    /// As large as text of a size.
    public init(pointSize: Double) { self.pointSize = pointSize }

    /// As large as text of a size, and somewhat larger or smaller.
    public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale = .unspecified) {
      self.pointSize = pointSize
      self.scale = scale
    }

    /// As large as text for a purpose.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      pointSize = Font.preferredFont(forTextStyle: textStyle).pointSize
      self.scale = scale
    }

    /// As large as text in a font.
    public init(font: Font, scale: SymbolScale = .unspecified) {
      pointSize = font.pointSize
      self.scale = scale
    }

    /// Somewhat larger or smaller.
    public init(scale: SymbolScale) { self.scale = scale }

    /// In a colour.
    public init(hierarchicalColor: Color) { color = hierarchicalColor }

    /// In the first of some colours: a symbol has one.
    public init(paletteColors: [Color]) { color = paletteColors.first }

    /// Unset values are taken from another configuration.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.scale = other.scale ?? scale
      result.color = other.color ?? color
      return result
    }

    /// The sides of a symbol; nil for those it has.
    func side(from side: Double) -> Double? {
      guard pointSize != nil || (scale ?? .unspecified) != .unspecified else { return nil }
      let factor: Double =
        switch scale ?? .unspecified {
        case .small: 0.8
        case .large: 1.3
        case .default, .unspecified, .medium: 1
        }
      return ((pointSize ?? side) * factor).rounded()
    }
  }

  /// How large a symbol is beside text of the same size.
  public nonisolated enum SymbolScale: Int, Sendable {
    /// As `medium`.
    case `default`
    /// As `medium`.
    case unspecified
    /// Smaller.
    case small
    /// As large.
    case medium
    /// Larger.
    case large
  }

  /// How heavy a symbol's lines are. Kept for UIKit sources: GTK's symbols are of one weight.
  public nonisolated enum SymbolWeight: Int, Sendable {
    /// As the symbol is.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// Fonts that grow with the desktop's text size: as all fonts do here.
public nonisolated struct FontMetrics: Sendable {
  /// Of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Of texts for a purpose; all grow alike.
  public init(forTextStyle textStyle: Font.TextStyle) {}

  /// The font itself.
  public func scaledFont(for font: Font) -> Font { font }

  /// The font itself, or, where it is larger, in the largest size that is given.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length itself: everything grows with the desktop's text size already.
  public func scaledValue(for value: Double) -> Double { value }
}
