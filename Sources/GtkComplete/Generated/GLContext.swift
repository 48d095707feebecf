// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkGLContext`.
@MainActor open class GLContext: DrawContext {
  /// `GdkGLContext:allowed-apis`.
  public final var allowedApis: GLAPI { get { GLAPI(rawValue: gdk_gl_context_get_allowed_apis(native()).rawValue) } set { if newValue != allowedApis { withoutEcho { gdk_gl_context_set_allowed_apis(native(), GdkGLAPI(newValue.rawValue)) } } } }
  /// `allowedApis` changed.
  public final var onNotifyAllowedApis: Signal<> { notify("allowed-apis", delivery: .userChanges) }
  /// `GdkGLContext:api`.
  public final var api: GLAPI { GLAPI(rawValue: gdk_gl_context_get_api(native()).rawValue) }
  /// `api` changed.
  public final var onNotifyApi: Signal<> { notify("api") }
  /// `gdk_gl_context_get_debug_enabled`.
  public final var isDebugEnabled: Bool { get { gdk_gl_context_get_debug_enabled(native()) != 0 } set { withoutEcho { gdk_gl_context_set_debug_enabled(native(), newValue ? 1 : 0) } } }
  /// `gdk_gl_context_get_forward_compatible`.
  public final var isForwardCompatible: Bool { get { gdk_gl_context_get_forward_compatible(native()) != 0 } set { withoutEcho { gdk_gl_context_set_forward_compatible(native(), newValue ? 1 : 0) } } }
  /// `gdk_gl_context_get_required_version`.
  public final var requiredVersion: (major: Int, minor: Int) {
    var majorOut = Int32()
    var minorOut = Int32()
    gdk_gl_context_get_required_version(native(), &majorOut, &minorOut)
    return (Int(majorOut), Int(minorOut))
  }
  /// `gdk_gl_context_get_use_es`.
  public final var usesEs: Bool { gdk_gl_context_get_use_es(native()) != 0 }
  /// `gdk_gl_context_get_version`.
  public final var version: (major: Int, minor: Int) {
    var majorOut = Int32()
    var minorOut = Int32()
    gdk_gl_context_get_version(native(), &majorOut, &minorOut)
    return (Int(majorOut), Int(minorOut))
  }
  /// `gdk_gl_context_is_legacy`.
  public final var isLegacy: Bool { gdk_gl_context_is_legacy(native()) != 0 }
  /// `gdk_gl_context_is_shared`.
  @discardableResult public final func isShared(_ other: GLContext) -> Bool { gdk_gl_context_is_shared(native(), other.native()) != 0 }
  /// `gdk_gl_context_make_current`.
  public final func makeCurrent() { gdk_gl_context_make_current(native()) }
  /// `gdk_gl_context_realize`.
  public final func realize() throws(GLibError) { _ = try attempt { error in gdk_gl_context_realize(native(), error) } }
  /// `gdk_gl_context_set_required_version`.
  public final func setRequiredVersion(major: Int, minor: Int) { gdk_gl_context_set_required_version(native(), Int32(clamping: major), Int32(clamping: minor)) }
  /// `gdk_gl_context_clear_current`.
  public static func clearCurrent() { gdk_gl_context_clear_current() }
  /// `gdk_gl_context_get_current`.
  public static func current() -> GLContext? { wrapped(gdk_gl_context_get_current(), as: GLContext.self) }
}
