// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGLArea`.
@MainActor open class GLArea: Widget {
  /// Adopts a GtkGLArea.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_gl_area_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gl_area_new())) }
}

/// Every `GLArea`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol GLAreaProtocol: GLArea {}
extension GLArea: nonisolated GLAreaProtocol {}

extension GLAreaProtocol {
  /// `GtkGLArea:auto-render`.
  public var isAutoRender: Bool { get { gtk_gl_area_get_auto_render(native()) != 0 } set { if newValue != isAutoRender { withoutEcho { gtk_gl_area_set_auto_render(native(), newValue ? 1 : 0) } } } }
  /// `isAutoRender` changed.
  public var onNotifyAutoRender: Signal<> { notify("auto-render", delivery: .userChanges) }
  /// `GtkGLArea:context`.
  public var context: GLContext? { wrapped(gtk_gl_area_get_context(native()), as: GLContext.self) }
  /// `context` changed.
  public var onNotifyContext: Signal<> { notify("context") }
  /// `GtkGLArea:has-depth-buffer`.
  public var hasDepthBuffer: Bool { get { gtk_gl_area_get_has_depth_buffer(native()) != 0 } set { if newValue != hasDepthBuffer { withoutEcho { gtk_gl_area_set_has_depth_buffer(native(), newValue ? 1 : 0) } } } }
  /// `hasDepthBuffer` changed.
  public var onNotifyHasDepthBuffer: Signal<> { notify("has-depth-buffer", delivery: .userChanges) }
  /// `GtkGLArea:has-stencil-buffer`.
  public var hasStencilBuffer: Bool { get { gtk_gl_area_get_has_stencil_buffer(native()) != 0 } set { if newValue != hasStencilBuffer { withoutEcho { gtk_gl_area_set_has_stencil_buffer(native(), newValue ? 1 : 0) } } } }
  /// `hasStencilBuffer` changed.
  public var onNotifyHasStencilBuffer: Signal<> { notify("has-stencil-buffer", delivery: .userChanges) }
  /// `GtkGLArea:use-es`.
  public var usesEs: Bool { get { gtk_gl_area_get_use_es(native()) != 0 } set { if newValue != usesEs { withoutEcho { gtk_gl_area_set_use_es(native(), newValue ? 1 : 0) } } } }
  /// `usesEs` changed.
  public var onNotifyUseEs: Signal<> { notify("use-es", delivery: .userChanges) }
  /// `gtk_gl_area_attach_buffers`.
  public func attachBuffers() { gtk_gl_area_attach_buffers(native()) }
  /// `gtk_gl_area_get_error`.
  public var error: GLibError? { nativeFailure(gtk_gl_area_get_error(native())) }
  /// `gtk_gl_area_get_required_version`.
  public var requiredVersion: (major: Int, minor: Int) {
    var majorOut = Int32()
    var minorOut = Int32()
    gtk_gl_area_get_required_version(native(), &majorOut, &minorOut)
    return (Int(majorOut), Int(minorOut))
  }
  /// `gtk_gl_area_make_current`.
  public func makeCurrent() { gtk_gl_area_make_current(native()) }
  /// `gtk_gl_area_queue_render`.
  public func queueRender() { gtk_gl_area_queue_render(native()) }
  /// `gtk_gl_area_set_required_version`.
  public func setRequiredVersion(major: Int, minor: Int) { gtk_gl_area_set_required_version(native(), Int32(clamping: major), Int32(clamping: minor)) }
  /// `GtkGLArea::create-context`.
  public var onCreateContext: AnswerSignal<GLContext?> { AnswerSignal(inside: self, "create-context") }
  /// `GtkGLArea::render`.
  public var onRender: EventSignal<GLContext?> { EventSignal(inside: self, "render") }
  /// `GtkGLArea::resize`.
  public var onResize: Signal<Int, Int> { Signal(inside: self, "resize") }
}
