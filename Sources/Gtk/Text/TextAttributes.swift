import CGtk

/// How a label's text looks, beyond what CSS says of the label.
@MainActor public struct TextAttributes: Equatable {
  /// How heavy the letters are.
  public enum Weight: UInt32 {
    /// As in running text.
    case normal = 400
    /// Between normal and bold.
    case semibold = 600
    /// As in headings.
    case bold = 700
  }

  /// The size in points; nil takes the font's.
  public var size: Double?
  /// The size as a factor of the font's; nil for 1.
  public var scale: Double?
  /// How heavy the letters are; nil takes the font's.
  public var weight: Weight?
  /// The colour; nil takes the style's.
  public var foreground: RGBA?
  /// The font's family, such as `Monospace`; nil takes the style's.
  public var family: String?
  /// Whether a line goes through the text.
  public var isStruckThrough = false
  /// Whether a line goes below the text.
  public var isUnderlined = false
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

  /// The attributes as Pango wants them; the caller frees the list.
  func makeList() -> OpaquePointer {
    let list = pango_attr_list_new()!
    if let size { pango_attr_list_insert(list, pango_attr_size_new(Int32(size * Double(PANGO_SCALE)))) }
    if let scale { pango_attr_list_insert(list, pango_attr_scale_new(scale)) }
    if let weight { pango_attr_list_insert(list, pango_attr_weight_new(PangoWeight(weight.rawValue))) }
    if let foreground {
      let component = { (value: Double) in UInt16(min(max(value, 0), 1) * 65535) }
      pango_attr_list_insert(
        list,
        pango_attr_foreground_new(component(foreground.red), component(foreground.green), component(foreground.blue)))
      if foreground.alpha < 1 {
        pango_attr_list_insert(list, pango_attr_foreground_alpha_new(max(1, component(foreground.alpha))))
      }
    }
    if let family { pango_attr_list_insert(list, pango_attr_family_new(family)) }
    if isStruckThrough { pango_attr_list_insert(list, pango_attr_strikethrough_new(1)) }
    if isUnderlined { pango_attr_list_insert(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isItalic { pango_attr_list_insert(list, pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    return list
  }
}
