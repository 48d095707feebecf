// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Texture: nonisolated Paintable {}
extension Texture {
  /// `gdk_texture_save_to_png_bytes`.
  public func saveToPngBytes() -> [UInt8] { nativeBytes(taking: gdk_texture_save_to_png_bytes(native())) ?? [] }
  /// `gdk_texture_save_to_tiff`.
  @discardableResult public func save(toTiff filename: String) -> Bool { gdk_texture_save_to_tiff(native(), filename.withoutNUL) != 0 }
  /// `gdk_texture_save_to_tiff_bytes`.
  public func saveToTiffBytes() -> [UInt8] { nativeBytes(taking: gdk_texture_save_to_tiff_bytes(native())) ?? [] }
}
