// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkGLContext`.
@MainActor open class GLContext: DrawContext {
  /// Adopts a GdkGLContext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension GLContext {
  /// `GdkGLContext:allowed-apis`.
  public var allowedApis: GLAPI { get { GLAPI(rawValue: gdk_gl_context_get_allowed_apis(native()).rawValue) } set { if newValue != allowedApis { withoutEcho { gdk_gl_context_set_allowed_apis(native(), GdkGLAPI(newValue.rawValue)) } } } }
  /// `allowedApis` changed.
  public var onNotifyAllowedApis: Signal<> { notify("allowed-apis", delivery: .userChanges) }
  /// `GdkGLContext:api`.
  public var api: GLAPI { GLAPI(rawValue: gdk_gl_context_get_api(native()).rawValue) }
  /// `api` changed.
  public var onNotifyApi: Signal<> { notify("api") }
  /// `gdk_gl_context_get_debug_enabled`.
  public var isDebugEnabled: Bool { get { gdk_gl_context_get_debug_enabled(native()) != 0 } set { withoutEcho { gdk_gl_context_set_debug_enabled(native(), newValue ? 1 : 0) } } }
  /// `gdk_gl_context_get_forward_compatible`.
  public var isForwardCompatible: Bool { get { gdk_gl_context_get_forward_compatible(native()) != 0 } set { withoutEcho { gdk_gl_context_set_forward_compatible(native(), newValue ? 1 : 0) } } }
  /// `gdk_gl_context_get_required_version`.
  public var requiredVersion: (major: Int, minor: Int) {
    var majorOut = Int32()
    var minorOut = Int32()
    gdk_gl_context_get_required_version(native(), &majorOut, &minorOut)
    return (Int(majorOut), Int(minorOut))
  }
  /// `gdk_gl_context_get_use_es`.
  public var usesEs: Bool { gdk_gl_context_get_use_es(native()) != 0 }
  /// `gdk_gl_context_get_version`.
  public var version: (major: Int, minor: Int) {
    var majorOut = Int32()
    var minorOut = Int32()
    gdk_gl_context_get_version(native(), &majorOut, &minorOut)
    return (Int(majorOut), Int(minorOut))
  }
  /// `gdk_gl_context_is_legacy`.
  public var isLegacy: Bool { gdk_gl_context_is_legacy(native()) != 0 }
  /// `gdk_gl_context_is_shared`.
  @discardableResult public func isShared(_ other: GLContext) -> Bool { gdk_gl_context_is_shared(native(), other.native()) != 0 }
  /// `gdk_gl_context_make_current`.
  public func makeCurrent() { gdk_gl_context_make_current(native()) }
  /// `gdk_gl_context_realize`.
  public func realize() throws(GLibError) { _ = try attempt { error in gdk_gl_context_realize(native(), error) } }
  /// `gdk_gl_context_set_required_version`.
  public func setRequiredVersion(major: Int, minor: Int) { gdk_gl_context_set_required_version(native(), Int32(clamping: major), Int32(clamping: minor)) }
  /// `gdk_gl_context_clear_current`.
  public static func clearCurrent() { gdk_gl_context_clear_current() }
  /// `gdk_gl_context_get_current`.
  public static func current() -> GLContext? { wrapped(gdk_gl_context_get_current(), as: GLContext.self) }
}
