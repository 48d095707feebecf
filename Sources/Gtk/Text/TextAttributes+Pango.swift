import CGtk

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
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_change(list, attribute)
    }
    func units(_ points: Double) -> Int32 { Int32(clamping: (points * Double(PANGO_SCALE)).rounded()) }
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
    if let lineHeight { add(pango_attr_line_height_new(lineHeight)) }
    if let smallCaps { add(pango_attr_variant_new(PangoVariant(smallCaps.rawValue))) }
    if let stretch { add(pango_attr_stretch_new(PangoStretch(stretch.rawValue))) }
    if let room {
      var rect = PangoRectangle(
        x: 0, y: -units(roomAboveLine ?? room.height * Self.shareAboveLine), width: units(room.width),
        height: units(room.height))
      add(pango_attr_shape_new(&rect, &rect))
    }
  }

  /// How much of the space in place of letters is above the line: letters extend below it, too.
  private static let shareAboveLine = 0.82

  private func addColor(
    _ color: RGBA, _ makeColor: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?,
    _ makeAlpha: ((UInt16) -> UnsafeMutablePointer<PangoAttribute>?)?,
    _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
  ) {
    func component(_ value: Double) -> UInt16 { UInt16(clamping: min(max(value, 0), 1) * 65535) }
    add(makeColor(component(color.red), component(color.green), component(color.blue)))
    // Said of opaque colours, too, which may lie on top of others. Pango takes 0 for nothing said.
    if let makeAlpha { add(makeAlpha(max(1, component(color.alpha)))) }
  }
}
