// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkGLTexture`.
@MainActor open class GLTexture: Object {
  /// Adopts a GdkGLTexture.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension GLTexture {
  /// `gdk_gl_texture_release`.
  public func release() { gdk_gl_texture_release(native()) }
}
