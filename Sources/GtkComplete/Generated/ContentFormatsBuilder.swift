// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentFormatsBuilder`.
@MainActor public final class ContentFormatsBuilder: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_content_formats_builder_get_type() }
  /// `gdk_content_formats_builder_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gdk_content_formats_builder_new())) }
  /// `gdk_content_formats_builder_add_formats`.
  public func addFormats(_ formats: ContentFormats) { gdk_content_formats_builder_add_formats(native(), formats.native()) }
  /// `gdk_content_formats_builder_add_gtype`.
  public func addGtype(_ type: GType) { gdk_content_formats_builder_add_gtype(native(), type) }
  /// `gdk_content_formats_builder_add_mime_type`.
  public func addMimeType(_ mimeType: String) { gdk_content_formats_builder_add_mime_type(native(), mimeType.withoutNUL) }
  /// `gdk_content_formats_builder_to_formats`.
  public func toFormats() -> ContentFormats { ContentFormats.take(gdk_content_formats_builder_to_formats(native()))! }
}
