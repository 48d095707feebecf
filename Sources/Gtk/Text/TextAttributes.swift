/// The look of text, beyond the CSS of its widget.
public nonisolated struct TextAttributes: Hashable, Sendable {
  /// How heavy the letters are.
  public nonisolated enum Weight: UInt32, Sendable {
    /// The lightest.
    case thin = 100
    /// Between thin and light.
    case ultraLight = 200
    /// Lighter than running text.
    case light = 300
    /// As in running text.
    case normal = 400
    /// A little heavier than running text.
    case medium = 500
    /// Between medium and bold.
    case semibold = 600
    /// As in headings.
    case bold = 700
    /// Heavier than headings.
    case heavy = 800
    /// The heaviest.
    case black = 900
  }

  /// A line below the text.
  public nonisolated enum Underline: UInt32, Sendable {
    /// One line.
    case single = 1
    /// Two lines.
    case double = 2
    /// A wavy line, for mistakes.
    case wave = 4
  }

  /// Which letters are small capitals.
  public nonisolated enum SmallCaps: UInt32, Sendable {
    /// Small letters.
    case small = 1
    /// All.
    case all = 2
  }

  /// How wide letters are, in families that have such.
  public nonisolated enum Stretch: UInt32, Sendable {
    /// Much narrower than usual.
    case extraCondensed = 1
    /// Narrower than usual.
    case condensed = 2
    /// As usual.
    case normal = 4
    /// Wider than usual.
    case expanded = 6
  }

  /// The size in points of 1/72 inch, of which the desktop says how long an inch is; nil takes the font's.
  public var size: Double?
  /// The size as a factor of the font's; nil for 1.
  public var scale: Double?
  /// How heavy the letters are; nil takes the font's.
  public var weight: Weight?
  /// The colour; nil takes the style's.
  public var foreground: RGBA?
  /// The colour behind the text; nil for none.
  public var background: RGBA?
  /// The font's family, such as `Monospace`; nil takes the style's.
  public var family: String?
  /// Features of the font by their OpenType names, such as `tnum=1`; nil for those the font has by itself.
  public var features: String?
  /// Space between letters, added to the font's own, in logical pixels; nil for none.
  public var letterSpacing: Double?
  /// How far the text is raised above its line, in logical pixels; nil for not at all.
  public var rise: Double?
  /// Whether a line goes through the text.
  public var isStruckThrough = false
  /// The colour of that line; nil takes the text's.
  public var strikethroughColor: RGBA?
  /// The line below the text; nil for none.
  public var underline: Underline?
  /// The colour of that line; nil takes the text's.
  public var underlineColor: RGBA?
  /// Whether the letters are slanted.
  public var isItalic = false
  /// The height of lines as a factor of the font's; nil takes the font's.
  public var lineHeight: Double?
  /// Which letters are small capitals; nil for none.
  public var smallCaps: SmallCaps?
  /// How wide the letters are; nil takes the font's.
  public var stretch: Stretch?
  /// The space reserved for something drawn in place of each letter, in logical pixels, most of it above the line; nil draws
  /// the letters.
  public var room: Size?
  /// How much of that space is above the line, in logical pixels; nil for most of it.
  public var roomAboveLine: Double?

  /// Text in the style's look, except where an argument says otherwise.
  public init(
    size: Double? = nil, scale: Double? = nil, weight: Weight? = nil, foreground: RGBA? = nil
  ) {
    self.size = size
    self.scale = scale
    self.weight = weight
    self.foreground = foreground
  }

  /// Whether a line goes below the text.
  public var isUnderlined: Bool {
    get { underline != nil }
    set { underline = newValue ? underline ?? .single : nil }
  }
}
