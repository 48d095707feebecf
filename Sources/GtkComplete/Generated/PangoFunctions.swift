// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `pango_attr_allow_breaks_new`.
public func attrAllowBreaksNew(_ allowBreaks: Bool) -> Attribute { Attribute.take(pango_attr_allow_breaks_new(allowBreaks ? 1 : 0))! }
/// `pango_attr_background_alpha_new`.
public func attrBackgroundAlphaNew(_ alpha: Int) -> Attribute { Attribute.take(pango_attr_background_alpha_new(UInt16(clamping: alpha)))! }
/// `pango_attr_background_new`.
public func attrBackgroundNew(red: Int, green: Int, blue: Int) -> Attribute { Attribute.take(pango_attr_background_new(UInt16(clamping: red), UInt16(clamping: green), UInt16(clamping: blue)))! }
/// `pango_attr_baseline_shift_new`.
public func attrBaselineShiftNew(_ shift: Int) -> Attribute { Attribute.take(pango_attr_baseline_shift_new(Int32(clamping: shift)))! }
/// `pango_attr_fallback_new`.
public func attrFallbackNew(_ enableFallback: Bool) -> Attribute { Attribute.take(pango_attr_fallback_new(enableFallback ? 1 : 0))! }
/// `pango_attr_family_new`.
public func attrFamilyNew(_ family: String) -> Attribute { Attribute.take(pango_attr_family_new(family.withoutNUL))! }
/// `pango_attr_font_desc_new`.
public func attrFontDescNew(_ desc: FontDescription) -> Attribute { Attribute.take(pango_attr_font_desc_new(desc.native()))! }
/// `pango_attr_font_features_new`.
public func attrFontFeaturesNew(_ features: String) -> Attribute { Attribute.take(pango_attr_font_features_new(features.withoutNUL))! }
/// `pango_attr_font_scale_new`.
public func attrFontScaleNew(_ scale: FontScale) -> Attribute { Attribute.take(pango_attr_font_scale_new(PangoFontScale(scale.rawValue)))! }
/// `pango_attr_foreground_alpha_new`.
public func attrForegroundAlphaNew(_ alpha: Int) -> Attribute { Attribute.take(pango_attr_foreground_alpha_new(UInt16(clamping: alpha)))! }
/// `pango_attr_foreground_new`.
public func attrForegroundNew(red: Int, green: Int, blue: Int) -> Attribute { Attribute.take(pango_attr_foreground_new(UInt16(clamping: red), UInt16(clamping: green), UInt16(clamping: blue)))! }
/// `pango_attr_gravity_hint_new`.
public func attrGravityHintNew(_ hint: GravityHint) -> Attribute { Attribute.take(pango_attr_gravity_hint_new(PangoGravityHint(hint.rawValue)))! }
/// `pango_attr_gravity_new`.
public func attrGravityNew(_ gravity: PangoGravity) -> Attribute { Attribute.take(pango_attr_gravity_new(CGtk.PangoGravity(gravity.rawValue)))! }
/// `pango_attr_insert_hyphens_new`.
public func attrInsertHyphensNew(_ insertHyphens: Bool) -> Attribute { Attribute.take(pango_attr_insert_hyphens_new(insertHyphens ? 1 : 0))! }
/// `pango_attr_language_new`.
public func attrLanguageNew(_ language: Language) -> Attribute { Attribute.take(pango_attr_language_new(language.native()))! }
/// `pango_attr_letter_spacing_new`.
public func attrLetterSpacingNew(_ letterSpacing: Int) -> Attribute { Attribute.take(pango_attr_letter_spacing_new(Int32(clamping: letterSpacing)))! }
/// `pango_attr_line_height_new`.
public func attrLineHeightNew(_ factor: Double) -> Attribute { Attribute.take(pango_attr_line_height_new(factor))! }
/// `pango_attr_line_height_new_absolute`.
public func attrLineHeightNewAbsolute(_ height: Int) -> Attribute { Attribute.take(pango_attr_line_height_new_absolute(Int32(clamping: height)))! }
/// `pango_attr_list_from_string`.
public func attrList(fromString text: String) -> AttrList? { AttrList.take(pango_attr_list_from_string(text.withoutNUL)) }
/// `pango_attr_overline_color_new`.
public func attrOverlineColorNew(red: Int, green: Int, blue: Int) -> Attribute { Attribute.take(pango_attr_overline_color_new(UInt16(clamping: red), UInt16(clamping: green), UInt16(clamping: blue)))! }
/// `pango_attr_overline_new`.
public func attrOverlineNew(_ overline: Overline) -> Attribute { Attribute.take(pango_attr_overline_new(PangoOverline(overline.rawValue)))! }
/// `pango_attr_rise_new`.
public func attrRiseNew(_ rise: Int) -> Attribute { Attribute.take(pango_attr_rise_new(Int32(clamping: rise)))! }
/// `pango_attr_scale_new`.
public func attrScaleNew(_ scaleFactor: Double) -> Attribute { Attribute.take(pango_attr_scale_new(scaleFactor))! }
/// `pango_attr_sentence_new`.
public func attrSentenceNew() -> Attribute { Attribute.take(pango_attr_sentence_new())! }
/// `pango_attr_shape_new`.
public func attrShapeNew(_ inkRect: Rect, logicalRect: Rect) -> Attribute {
    let result = lend(inkRect, as: PangoRectangle.self) { p0 in lend(logicalRect, as: PangoRectangle.self) { p1 in pango_attr_shape_new(p0, p1) } }
    return Attribute.take(result)!
  }
/// `pango_attr_show_new`.
public func attrShowNew(_ flags: ShownSpaces) -> Attribute { Attribute.take(pango_attr_show_new(PangoShowFlags(flags.rawValue)))! }
/// `pango_attr_size_new`.
public func attrSizeNew(_ size: Int) -> Attribute { Attribute.take(pango_attr_size_new(Int32(clamping: size)))! }
/// `pango_attr_size_new_absolute`.
public func attrSizeNewAbsolute(_ size: Int) -> Attribute { Attribute.take(pango_attr_size_new_absolute(Int32(clamping: size)))! }
/// `pango_attr_stretch_new`.
public func attrStretchNew(_ stretch: FontStretch) -> Attribute { Attribute.take(pango_attr_stretch_new(PangoStretch(stretch.rawValue)))! }
/// `pango_attr_strikethrough_color_new`.
public func attrStrikethroughColorNew(red: Int, green: Int, blue: Int) -> Attribute { Attribute.take(pango_attr_strikethrough_color_new(UInt16(clamping: red), UInt16(clamping: green), UInt16(clamping: blue)))! }
/// `pango_attr_strikethrough_new`.
public func attrStrikethroughNew(_ strikethrough: Bool) -> Attribute { Attribute.take(pango_attr_strikethrough_new(strikethrough ? 1 : 0))! }
/// `pango_attr_style_new`.
public func attrStyleNew(_ style: FontStyle) -> Attribute { Attribute.take(pango_attr_style_new(PangoStyle(style.rawValue)))! }
/// `pango_attr_text_transform_new`.
public func attrTextTransformNew(_ transform: TextTransform) -> Attribute { Attribute.take(pango_attr_text_transform_new(PangoTextTransform(transform.rawValue)))! }
/// `pango_attr_type_get_name`.
public func attrTypeGetName(_ type: AttrType) -> String? { nativeOptionalText(copying: pango_attr_type_get_name(PangoAttrType(type.rawValue))) }
/// `pango_attr_type_register`.
public func attrTypeRegister(_ name: String) -> AttrType { AttrType(rawValue: pango_attr_type_register(name.withoutNUL).rawValue) }
/// `pango_attr_underline_color_new`.
public func attrUnderlineColorNew(red: Int, green: Int, blue: Int) -> Attribute { Attribute.take(pango_attr_underline_color_new(UInt16(clamping: red), UInt16(clamping: green), UInt16(clamping: blue)))! }
/// `pango_attr_underline_new`.
public func attrUnderlineNew(_ underline: Underline) -> Attribute { Attribute.take(pango_attr_underline_new(PangoUnderline(underline.rawValue)))! }
/// `pango_attr_variant_new`.
public func attrVariantNew(_ variant: FontVariant) -> Attribute { Attribute.take(pango_attr_variant_new(PangoVariant(variant.rawValue)))! }
/// `pango_attr_weight_new`.
public func attrWeightNew(_ weight: PangoWeight) -> Attribute { Attribute.take(pango_attr_weight_new(CGtk.PangoWeight(weight.rawValue)))! }
/// `pango_attr_word_new`.
public func attrWordNew() -> Attribute { Attribute.take(pango_attr_word_new())! }
/// `pango_extents_to_pixels`.
public func extents(toPixels inclusive: Rect?, nearest: Rect?) { lendOptional(inclusive, as: PangoRectangle.self) { p0 in lendOptional(nearest, as: PangoRectangle.self) { p1 in pango_extents_to_pixels(p0, p1) } } }
/// `pango_find_paragraph_boundary`.
public func findParagraphBoundary(_ text: String) -> (paragraphDelimiterIndex: Int, nextParagraphStart: Int) {
    var paragraphDelimiterIndexOut = Int32()
    var nextParagraphStartOut = Int32()
    pango_find_paragraph_boundary(text.withoutNUL, -1, &paragraphDelimiterIndexOut, &nextParagraphStartOut)
    return (Int(paragraphDelimiterIndexOut), Int(nextParagraphStartOut))
  }
/// `pango_font_description_from_string`.
public func fontDescription(fromString str: String) -> FontDescription { FontDescription.take(pango_font_description_from_string(str.withoutNUL))! }
/// `pango_gravity_get_for_matrix`.
public func gravityGet(forMatrix matrix: Matrix?) -> PangoGravity { PangoGravity(rawValue: pango_gravity_get_for_matrix(borrowed(matrix)).rawValue) }
/// `pango_gravity_get_for_script`.
public func gravityGet(forScript script: Script, baseGravity: PangoGravity, hint: GravityHint) -> PangoGravity { PangoGravity(rawValue: pango_gravity_get_for_script(PangoScript(rawValue: Int32(bitPattern: script.rawValue)), CGtk.PangoGravity(baseGravity.rawValue), PangoGravityHint(hint.rawValue)).rawValue) }
/// `pango_gravity_get_for_script_and_width`.
public func gravityGet(forScriptAndWidth script: Script, wide: Bool, baseGravity: PangoGravity, hint: GravityHint) -> PangoGravity { PangoGravity(rawValue: pango_gravity_get_for_script_and_width(PangoScript(rawValue: Int32(bitPattern: script.rawValue)), wide ? 1 : 0, CGtk.PangoGravity(baseGravity.rawValue), PangoGravityHint(hint.rawValue)).rawValue) }
/// `pango_gravity_to_rotation`.
public func gravity(toRotation gravity: PangoGravity) -> Double { pango_gravity_to_rotation(CGtk.PangoGravity(gravity.rawValue)) }
/// `pango_is_zero_width`.
public func isZeroWidth(_ ch: Unicode.Scalar) -> Bool { pango_is_zero_width(ch.value) != 0 }
/// `pango_itemize`.
public func itemize(_ context: Context, text: String, startIndex: Int, attrs: AttrList, cachedIter: AttrIterator?) -> [Item] { nativeRecords(of: pango_itemize(context.native(), text.withoutNUL, Int32(clamping: startIndex), Int32(clamping: max(0, text.withoutNUL.utf8.count - startIndex)), attrs.native(), borrowed(cachedIter)), as: Item.self, freeing: .everything) }
/// `pango_itemize_with_base_dir`.
public func itemize(_ context: Context, withBaseDir baseDir: Direction, text: String, startIndex: Int, attrs: AttrList, cachedIter: AttrIterator?) -> [Item] { nativeRecords(of: pango_itemize_with_base_dir(context.native(), PangoDirection(baseDir.rawValue), text.withoutNUL, Int32(clamping: startIndex), Int32(clamping: max(0, text.withoutNUL.utf8.count - startIndex)), attrs.native(), borrowed(cachedIter)), as: Item.self, freeing: .everything) }
/// `pango_language_from_string`.
public func language(fromString language: String?) -> Language? { Language.copy(pango_language_from_string(language.withoutNUL)) }
/// `pango_language_get_default`.
public func languageGetDefault() -> Language { Language.copy(pango_language_get_default())! }
/// `pango_parse_markup`.
public func parseMarkup(_ markupText: String, accelMarker: Unicode.Scalar) throws(GLibError) -> (attrList: AttrList, text: String, accelChar: Unicode.Scalar) {
    var attrListOut = OpaquePointer?.none
    var textOut = UnsafeMutablePointer<CChar>?.none
    var accelCharOut = UInt32()
    _ = try attempt { error in pango_parse_markup(markupText.withoutNUL, -1, accelMarker.value, &attrListOut, &textOut, &accelCharOut, error) }
    return (AttrList.take(attrListOut)!, nativeText(taking: textOut), Unicode.Scalar(accelCharOut) ?? "\u{FFFD}")
  }
/// `pango_parse_stretch`.
public func parseStretch(_ str: String, warn: Bool) -> FontStretch? {
    var stretchOut = PangoStretch(0)
    guard pango_parse_stretch(str.withoutNUL, &stretchOut, warn ? 1 : 0) != 0 else { return nil }
    return FontStretch(rawValue: stretchOut.rawValue)
  }
/// `pango_parse_style`.
public func parseStyle(_ str: String, warn: Bool) -> FontStyle? {
    var styleOut = PangoStyle(0)
    guard pango_parse_style(str.withoutNUL, &styleOut, warn ? 1 : 0) != 0 else { return nil }
    return FontStyle(rawValue: styleOut.rawValue)
  }
/// `pango_parse_variant`.
public func parseVariant(_ str: String, warn: Bool) -> FontVariant? {
    var variantOut = PangoVariant(0)
    guard pango_parse_variant(str.withoutNUL, &variantOut, warn ? 1 : 0) != 0 else { return nil }
    return FontVariant(rawValue: variantOut.rawValue)
  }
/// `pango_parse_weight`.
public func parseWeight(_ str: String, warn: Bool) -> PangoWeight? {
    var weightOut = CGtk.PangoWeight(0)
    guard pango_parse_weight(str.withoutNUL, &weightOut, warn ? 1 : 0) != 0 else { return nil }
    return PangoWeight(rawValue: weightOut.rawValue)
  }
/// `pango_script_get_sample_language`.
public func scriptGetSampleLanguage(_ script: Script) -> Language? { Language.take(pango_script_get_sample_language(PangoScript(rawValue: Int32(bitPattern: script.rawValue)))) }
/// `pango_tab_array_from_string`.
public func tabArray(fromString text: String) -> TabArray? { TabArray.take(pango_tab_array_from_string(text.withoutNUL)) }
/// `pango_units_from_double`.
public func units(fromDouble d: Double) -> Int { Int(pango_units_from_double(d)) }
/// `pango_units_to_double`.
public func units(toDouble i: Int) -> Double { pango_units_to_double(Int32(clamping: i)) }
/// `pango_version`.
public func version() -> Int { Int(pango_version()) }
/// `pango_version_check`.
public func versionCheck(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? { nativeOptionalText(copying: pango_version_check(Int32(clamping: requiredMajor), Int32(clamping: requiredMinor), Int32(clamping: requiredMicro))) }
/// `pango_version_string`.
public func versionString() -> String { nativeText(copying: pango_version_string()) }
