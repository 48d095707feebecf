// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Image {
  /// `gtk_image_new_from_file`.
  public convenience init(file filename: String) { self.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_file(filename.withoutNUL))) }
  /// `gtk_image_new_from_gicon`.
  public convenience init(gicon icon: Object) { self.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_gicon(icon.native()))) }
  /// `gtk_image_new_from_paintable`.
  public convenience init(paintable: (any Paintable)?) { self.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_paintable(paintable?.native()))) }
  /// `gtk_image_new_from_pixbuf`.
  public convenience init(pixbuf: Object?) { self.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_pixbuf(pixbuf?.native()))) }
  /// `gtk_image_new_from_resource`.
  public convenience init(resource resourcePath: String) { self.init(owning: UnsafeMutableRawPointer(gtk_image_new_from_resource(resourcePath.withoutNUL))) }
}
extension ImageProtocol {
  /// `gtk_image_clear`.
  public func clear() { gtk_image_clear(native()) }
  /// `gtk_image_set_from_file`.
  public func set(fromFile filename: String?) { gtk_image_set_from_file(native(), filename.withoutNUL) }
  /// `gtk_image_set_from_gicon`.
  public func set(fromGicon icon: Object) { gtk_image_set_from_gicon(native(), icon.native()) }
  /// `gtk_image_set_from_paintable`.
  public func set(fromPaintable paintable: (any Paintable)?) { gtk_image_set_from_paintable(native(), paintable?.native()) }
  /// `gtk_image_set_from_pixbuf`.
  public func set(fromPixbuf pixbuf: Object?) { gtk_image_set_from_pixbuf(native(), pixbuf?.native()) }
  /// `gtk_image_set_from_resource`.
  public func set(fromResource resourcePath: String?) { gtk_image_set_from_resource(native(), resourcePath.withoutNUL) }
}
