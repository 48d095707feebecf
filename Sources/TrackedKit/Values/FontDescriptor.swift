/// A description of a font, from which a slightly different one can be made: `UIFontDescriptor` without its prefix.
///
/// ```swift
/// let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)!
/// label.font = Font(descriptor: title, size: 0)
/// ```
public nonisolated struct FontDescriptor: Hashable, Sendable {
  fileprivate var font: Font

  fileprivate init(_ font: Font) { self.font = font }

  /// A family by its name, with or without a style behind a hyphen, at a size in points; the interface's where it is not installed.
  public init(name: String, size: Double) { font = Font(name: name, size: size) ?? .systemFont(ofSize: size) }

  /// The given attributes; the rest is as in the interface's font at the size of running text.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    font = .systemFont(ofSize: Font.TextStyle.body.design.pointSize)
    apply(attributes)
  }

  /// The font for a purpose.
  public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    FontDescriptor(.preferredFont(forTextStyle: style))
  }

  // MARK: Reading

  /// The size in UIKit's points.
  public var pointSize: Double { font.pointSize }

  /// The family and, where it has one, the style, as `Font(name:size:)` takes them. Empty for the interface's font.
  public var postscriptName: String {
    guard let family = font.familyName else { return "" }
    let style = (symbolicTraits.contains(.traitBold) ? "Bold" : "") + (font.isItalic ? "Italic" : "")
    return style.isEmpty ? family : "\(family)-\(style)"
  }

  /// The traits that every font has or has not.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.familyName == SystemDesign.monospaced.familyName { traits.insert(.traitMonoSpace) }
    switch font.variant.stretch {
    case .expanded: traits.insert(.traitExpanded)
    case .condensed, .extraCondensed: traits.insert(.traitCondensed)
    default: break
    }
    if let height = font.variant.lineHeight { traits.insert(height < 1 ? .traitTightLeading : .traitLooseLeading) }
    return traits
  }

  /// Traits that every font has or has not.
  @RawRepresented(by: UInt32.self)
  public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold, or a little less.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than usual, if the family has such letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than usual, if the family has such letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  // MARK: Others like it

  /// A descriptor with exactly these traits. Never nil here: traits that the family lacks are ignored when it is shown.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    changed { font in
      font.isItalic = traits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != traits.contains(.traitBold) { font.weight = isBold ? .regular : .bold }
      let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      if isMonospaced != traits.contains(.traitMonoSpace) {
        font.familyName = isMonospaced ? nil : SystemDesign.monospaced.familyName
      }
      font.variant.stretch =
        traits.contains(.traitExpanded) ? .expanded : traits.contains(.traitCondensed) ? .condensed : nil
      font.variant.lineHeight =
        traits.contains(.traitTightLeading) ? 0.88 : traits.contains(.traitLooseLeading) ? 1.15 : nil
    }
  }

  /// One in the desktop's font of a kind. Never nil here.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? { changed { $0.familyName = design.familyName } }

  /// One of another size, in points.
  public func withSize(_ pointSize: Double) -> FontDescriptor { FontDescriptor(font.withSize(pointSize)) }

  /// One of another family; the interface's where it is not installed.
  public func withFamily(_ family: String) -> FontDescriptor {
    changed { $0.familyName = FontFamilies.installed(family) }
  }

  /// One of which attributes say more.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    var other = self
    other.apply(attributes)
    return other
  }

  /// A kind of font that the desktop has.
  public nonisolated enum SystemDesign: String, Hashable, Sendable {
    /// The interface's font.
    case `default`
    /// Letters with feet.
    case serif
    /// The interface's font: desktops have no rounded one.
    case rounded
    /// Letters of one width.
    case monospaced

    fileprivate var familyName: String? {
      switch self {
      case .serif: "Serif"
      case .monospaced: "Monospace"
      case .default, .rounded: nil
      }
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> FontDescriptor {
    var other = self
    change(&other.font)
    return other
  }

  // MARK: Attributes

  /// The attributes of a font.
  @RawRepresented(by: String.self)
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the family: a `String`.
    public static let family = AttributeName(rawValue: "family")
    /// The name of the family, with or without a style behind a hyphen: a `String`.
    public static let name = AttributeName(rawValue: "name")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "size")
    /// The purpose of the text: a `Font.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "textStyle")
    /// Weight, slant and width: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "traits")
  }

  /// The traits of letters.
  @RawRepresented(by: String.self)
  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// How heavy they are: a `Font.Weight`, or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "weight")
    /// How far they are slanted: a number; more than 0 is italic.
    public static let slant = TraitKey(rawValue: "slant")
    /// How wide they are: a number from -1 to 1.
    public static let width = TraitKey(rawValue: "width")
    /// Several at once: `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "symbolic")
  }

  private mutating func apply(_ attributes: [AttributeName: Any]) {
    // The kind of text first, of which the others change a part.
    if let style = attributes[.textStyle] as? Font.TextStyle { font = .preferredFont(forTextStyle: style) }
    if let name = attributes[.name] as? String, let named = Font(name: name, size: pointSize) { font = named }
    if let family = attributes[.family] as? String { self = withFamily(family) }
    if let size = attributes[.size].flatMap(number) { self = withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
    if let symbolic = traits[.symbolic] as? SymbolicTraits { self = withSymbolicTraits(symbolic)! }
    if let weight = traits[.weight] {
      if let weight = weight as? Font.Weight ?? number(weight).map(Font.Weight.init(rawValue:)) { font.weight = weight }
    }
    if let slant = traits[.slant].flatMap(number) { font.isItalic = slant > 0 }
    if let width = traits[.width].flatMap(number) {
      font.variant.stretch = width > 0.1 ? .expanded : width < -0.1 ? .condensed : nil
    }
  }
}

nonisolated extension Font {
  /// The description of the font.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }

  /// The font of a descriptor.
  ///
  /// - Parameter size: in points; 0 for the descriptor's.
  public init(descriptor: FontDescriptor, size: Double) {
    self = size > 0 && size != descriptor.pointSize ? descriptor.font.withSize(size) : descriptor.font
  }

  /// The family's name, with its style; empty for the interface's font.
  public var fontName: String { fontDescriptor.postscriptName }
}

private nonisolated func number(_ value: Any) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  default: nil
  }
}
