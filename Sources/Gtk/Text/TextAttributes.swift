import CGtk

/// How text looks, beyond what CSS says of the widget it is in.
public nonisolated struct TextAttributes: Hashable, Sendable {
  /// How heavy the letters are.
  public enum Weight: UInt32, Sendable {
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
  public enum Underline: UInt32, Sendable {
    /// One line.
    case single = 1
    /// Two lines.
    case double = 2
    /// A wavy line, for mistakes.
    case wave = 4
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

  /// Text as the style has it, changed where an argument says so.
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

/// A part of a text, and how it looks.
public nonisolated struct TextRun: Hashable, Sendable {
  /// The part, in bytes of UTF-8.
  public var range: Range<Int>
  /// How it looks.
  public var attributes: TextAttributes

  /// A part of a text.
  public init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }

  /// A text from its start to its end.
  public init(_ attributes: TextAttributes) { self.init(0..<Int(Int32.max), attributes) }
}

nonisolated extension TextAttributes {
  /// The attributes as Pango wants them; the caller frees the list.
  func makeList() -> OpaquePointer { Self.makeList([TextRun(self)]) }

  /// The attributes of the parts of a text, later ones on top of earlier ones; the caller frees the list.
  static func makeList(_ runs: [TextRun]) -> OpaquePointer {
    let list = pango_attr_list_new()!
    for run in runs { run.attributes.add(to: list, run.range) }
    return list
  }

  private func add(to list: OpaquePointer, _ range: Range<Int>) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_change(list, attribute)
    }
    func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }
    if let size { add(pango_attr_size_new(units(size))) }
    if let scale { add(pango_attr_scale_new(scale)) }
    if let weight { add(pango_attr_weight_new(PangoWeight(weight.rawValue))) }
    if let foreground { addColor(foreground, pango_attr_foreground_new, pango_attr_foreground_alpha_new, add) }
    if let background { addColor(background, pango_attr_background_new, pango_attr_background_alpha_new, add) }
    if let family { add(pango_attr_family_new(family)) }
    if let features { add(pango_attr_font_features_new(features)) }
    if let letterSpacing { add(pango_attr_letter_spacing_new(units(letterSpacing))) }
    if let rise { add(pango_attr_rise_new(units(rise))) }
    if isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    if let strikethroughColor { addColor(strikethroughColor, pango_attr_strikethrough_color_new, nil, add) }
    if let underline { add(pango_attr_underline_new(PangoUnderline(underline.rawValue))) }
    if let underlineColor { addColor(underlineColor, pango_attr_underline_color_new, nil, add) }
    if isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
  }

  private func addColor(
    _ color: RGBA, _ makeColor: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?,
    _ makeAlpha: ((UInt16) -> UnsafeMutablePointer<PangoAttribute>?)?,
    _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
  ) {
    func component(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
    add(makeColor(component(color.red), component(color.green), component(color.blue)))
    // Said of opaque colours, too, which may lie on top of others. Pango takes 0 for nothing said.
    if let makeAlpha { add(makeAlpha(max(1, component(color.alpha)))) }
  }
}
