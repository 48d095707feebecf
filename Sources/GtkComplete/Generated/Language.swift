// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoLanguage`.
@MainActor public final class Language: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_language_get_type() }
  /// `pango_language_get_sample_string`.
  public var sampleString: String { nativeText(copying: pango_language_get_sample_string(native())) }
  /// `pango_language_get_scripts`.
  public var scripts: [Script] {
    var resultCount = Int32()
    let result = pango_language_get_scripts(native(), &resultCount)
    return nativeArray(result, freeing: .nothing, count: Int(resultCount)).map { Script(rawValue: UInt32(bitPattern: $0.rawValue)) }
  }
  /// `pango_language_includes_script`.
  @discardableResult public func includesScript(_ script: Script) -> Bool { pango_language_includes_script(native(), PangoScript(rawValue: Int32(bitPattern: script.rawValue))) != 0 }
  /// `pango_language_matches`.
  @discardableResult public func matches(_ rangeList: String) -> Bool { pango_language_matches(native(), rangeList.withoutNUL) != 0 }
  /// `pango_language_to_string`.
  public func toString() -> String { nativeText(copying: pango_language_to_string(native())) }
  /// `pango_language_from_string`.
  public static func fromString(_ language: String?) -> Language? { Language.copy(pango_language_from_string(language.withoutNUL)) }
  /// `pango_language_get_default`.
  public static func `default`() -> Language { Language.copy(pango_language_get_default())! }
}
