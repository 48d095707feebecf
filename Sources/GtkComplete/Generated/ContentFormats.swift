// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentFormats`.
@MainActor public final class ContentFormats: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_content_formats_get_type() }
  /// `gdk_content_formats_new`.
  public convenience init(mimeTypes: [String]? = nil) { self.init(taking: UnsafeMutableRawPointer(lendTexts(mimeTypes) { p0 in gdk_content_formats_new(p0, UInt32(clamping: mimeTypes?.count ?? 0)) })) }
  /// `gdk_content_formats_new_for_gtype`.
  public convenience init(gtype type: GType) { self.init(taking: UnsafeMutableRawPointer(gdk_content_formats_new_for_gtype(type))) }
  /// `gdk_content_formats_contain_gtype`.
  @discardableResult public func containGtype(_ type: GType) -> Bool { gdk_content_formats_contain_gtype(native(), type) != 0 }
  /// `gdk_content_formats_contain_mime_type`.
  @discardableResult public func containMimeType(_ mimeType: String) -> Bool { gdk_content_formats_contain_mime_type(native(), mimeType.withoutNUL) != 0 }
  /// `gdk_content_formats_get_gtypes`.
  public var gtypes: [GType] {
    var resultCount = UInt()
    let result = gdk_content_formats_get_gtypes(native(), &resultCount)
    return nativeArray(result, freeing: .nothing, count: Int(resultCount))
  }
  /// `gdk_content_formats_get_mime_types`.
  public var mimeTypes: [String] {
    var resultCount = UInt()
    let result = gdk_content_formats_get_mime_types(native(), &resultCount)
    return nativeTexts(result, freeing: .nothing)
  }
  /// `gdk_content_formats_match`.
  @discardableResult public func match(_ second: ContentFormats) -> Bool { gdk_content_formats_match(native(), second.native()) != 0 }
  /// `gdk_content_formats_match_gtype`.
  public func matchGtype(_ second: ContentFormats) -> GType { gdk_content_formats_match_gtype(native(), second.native()) }
  /// `gdk_content_formats_match_mime_type`.
  public func matchMimeType(_ second: ContentFormats) -> String? { nativeOptionalText(copying: gdk_content_formats_match_mime_type(native(), second.native())) }
  /// `gdk_content_formats_to_string`.
  public func toString() -> String { nativeText(taking: gdk_content_formats_to_string(native())) }
  /// `gdk_content_formats_union`.
  public func union(_ second: ContentFormats) -> ContentFormats { ContentFormats.take(gdk_content_formats_union(copied(self), second.native()))! }
  /// `gdk_content_formats_union_deserialize_gtypes`.
  public func unionDeserializeGtypes() -> ContentFormats { ContentFormats.take(gdk_content_formats_union_deserialize_gtypes(copied(self)))! }
  /// `gdk_content_formats_union_deserialize_mime_types`.
  public func unionDeserializeMimeTypes() -> ContentFormats { ContentFormats.take(gdk_content_formats_union_deserialize_mime_types(copied(self)))! }
  /// `gdk_content_formats_union_serialize_gtypes`.
  public func unionSerializeGtypes() -> ContentFormats { ContentFormats.take(gdk_content_formats_union_serialize_gtypes(copied(self)))! }
  /// `gdk_content_formats_union_serialize_mime_types`.
  public func unionSerializeMimeTypes() -> ContentFormats { ContentFormats.take(gdk_content_formats_union_serialize_mime_types(copied(self)))! }
  /// `gdk_content_formats_parse`.
  public static func parse(_ string: String) -> ContentFormats? { ContentFormats.take(gdk_content_formats_parse(string.withoutNUL)) }
}
