// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FileFilter {
  /// `gtk_file_filter_new_from_gvariant`.
  public convenience init(gvariant variant: Variant) { self.init(owning: UnsafeMutableRawPointer(gtk_file_filter_new_from_gvariant(variant.native()))) }
}
extension FileFilter: nonisolated Buildable {}
extension FileFilter {
  /// `gtk_file_filter_add_pixbuf_formats`.
  public func addPixbufFormats() { changeItems { [self] in gtk_file_filter_add_pixbuf_formats(native()) } }
  /// `gtk_file_filter_get_attributes`.
  public var attributes: [String] { nativeTexts(gtk_file_filter_get_attributes(native()), freeing: .nothing) }
  /// `gtk_file_filter_to_gvariant`.
  public func toGvariant() -> Variant { Variant.copy(gtk_file_filter_to_gvariant(native()))! }
}
