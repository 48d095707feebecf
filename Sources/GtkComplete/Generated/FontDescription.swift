// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontDescription`.
@MainActor public final class FontDescription: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_font_description_get_type() }
  /// `pango_font_description_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(pango_font_description_new())) }
  /// `pango_font_description_better_match`.
  @discardableResult public func betterMatch(_ oldMatch: FontDescription?, newMatch: FontDescription) -> Bool { pango_font_description_better_match(native(), borrowed(oldMatch), newMatch.native()) != 0 }
  /// `pango_font_description_copy`.
  public func copy() -> FontDescription? { FontDescription.take(pango_font_description_copy(native())) }
  /// `pango_font_description_equal`.
  @discardableResult public func isEqual(to desc2: FontDescription) -> Bool { pango_font_description_equal(native(), desc2.native()) != 0 }
  /// `pango_font_description_get_family`.
  public var family: String? { nativeOptionalText(copying: pango_font_description_get_family(native())) }
  /// `pango_font_description_get_gravity`.
  public var gravity: PangoGravity { get { PangoGravity(rawValue: pango_font_description_get_gravity(native()).rawValue) } set { pango_font_description_set_gravity(native(), CGtk.PangoGravity(newValue.rawValue)) } }
  /// `pango_font_description_get_set_fields`.
  public var setFields: FontMask { FontMask(rawValue: pango_font_description_get_set_fields(native()).rawValue) }
  /// `pango_font_description_get_size`.
  public var size: Int { get { Int(pango_font_description_get_size(native())) } set { pango_font_description_set_size(native(), Int32(clamping: newValue)) } }
  /// `pango_font_description_get_size_is_absolute`.
  public var isSizeIsAbsolute: Bool { pango_font_description_get_size_is_absolute(native()) != 0 }
  /// `pango_font_description_get_stretch`.
  public var stretch: FontStretch { get { FontStretch(rawValue: pango_font_description_get_stretch(native()).rawValue) } set { pango_font_description_set_stretch(native(), PangoStretch(newValue.rawValue)) } }
  /// `pango_font_description_get_style`.
  public var style: FontStyle { get { FontStyle(rawValue: pango_font_description_get_style(native()).rawValue) } set { pango_font_description_set_style(native(), PangoStyle(newValue.rawValue)) } }
  /// `pango_font_description_get_variant`.
  public var variant: FontVariant { get { FontVariant(rawValue: pango_font_description_get_variant(native()).rawValue) } set { pango_font_description_set_variant(native(), PangoVariant(newValue.rawValue)) } }
  /// `pango_font_description_get_variations`.
  public var variations: String? { get { nativeOptionalText(copying: pango_font_description_get_variations(native())) } set { pango_font_description_set_variations(native(), newValue.withoutNUL) } }
  /// `pango_font_description_get_weight`.
  public var weight: PangoWeight { get { PangoWeight(rawValue: pango_font_description_get_weight(native()).rawValue) } set { pango_font_description_set_weight(native(), CGtk.PangoWeight(newValue.rawValue)) } }
  /// `pango_font_description_hash`.
  public func hash() -> Int { Int(pango_font_description_hash(native())) }
  /// `pango_font_description_merge`.
  public func merge(_ descToMerge: FontDescription?, replaceExisting: Bool) { pango_font_description_merge(native(), borrowed(descToMerge), replaceExisting ? 1 : 0) }
  /// `pango_font_description_set_absolute_size`.
  public func setAbsoluteSize(_ size: Double) { pango_font_description_set_absolute_size(native(), size) }
  /// `pango_font_description_set_family`.
  public func setFamily(_ family: String) { pango_font_description_set_family(native(), family.withoutNUL) }
  /// `pango_font_description_to_filename`.
  public func toFilename() -> String? { nativeOptionalText(taking: pango_font_description_to_filename(native())) }
  /// `pango_font_description_to_string`.
  public func toString() -> String { nativeText(taking: pango_font_description_to_string(native())) }
  /// `pango_font_description_unset_fields`.
  public func unsetFields(_ toUnset: FontMask) { pango_font_description_unset_fields(native(), PangoFontMask(toUnset.rawValue)) }
  /// `pango_font_description_from_string`.
  public static func fromString(_ str: String) -> FontDescription { FontDescription.take(pango_font_description_from_string(str.withoutNUL))! }
}
