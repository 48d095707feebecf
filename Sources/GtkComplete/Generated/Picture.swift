// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Picture {
  /// `gtk_picture_new_for_file`.
  public convenience init(file: Object?) { self.init(owning: UnsafeMutableRawPointer(gtk_picture_new_for_file(file?.native()))) }
  /// `gtk_picture_new_for_filename`.
  public convenience init(filename: String?) { self.init(owning: UnsafeMutableRawPointer(gtk_picture_new_for_filename(filename.withoutNUL))) }
  /// `gtk_picture_new_for_paintable`.
  public convenience init(paintable: (any Paintable)?) { self.init(owning: UnsafeMutableRawPointer(gtk_picture_new_for_paintable(paintable?.native()))) }
  /// `gtk_picture_new_for_pixbuf`.
  public convenience init(pixbuf: Object?) { self.init(owning: UnsafeMutableRawPointer(gtk_picture_new_for_pixbuf(pixbuf?.native()))) }
  /// `gtk_picture_new_for_resource`.
  public convenience init(resource resourcePath: String?) { self.init(owning: UnsafeMutableRawPointer(gtk_picture_new_for_resource(resourcePath.withoutNUL))) }
}
extension PictureProtocol {
  /// `gtk_picture_set_pixbuf`.
  public func setPixbuf(_ pixbuf: Object?) { gtk_picture_set_pixbuf(native(), pixbuf?.native()) }
  /// `gtk_picture_set_resource`.
  public func setResource(_ resourcePath: String?) { gtk_picture_set_resource(native(), resourcePath.withoutNUL) }
}
