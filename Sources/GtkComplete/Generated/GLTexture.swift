// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkGLTexture`.
@MainActor open class GLTexture: Object {
  /// `gdk_gl_texture_release`.
  public final func release() { gdk_gl_texture_release(native()) }
}
