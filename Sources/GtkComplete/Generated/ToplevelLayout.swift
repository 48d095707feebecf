// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkToplevelLayout`.
@MainActor public final class ToplevelLayout: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_toplevel_layout_get_type() }
  /// `gdk_toplevel_layout_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gdk_toplevel_layout_new())) }
  /// `gdk_toplevel_layout_copy`.
  public func copy() -> ToplevelLayout { ToplevelLayout.take(gdk_toplevel_layout_copy(native()))! }
  /// `gdk_toplevel_layout_equal`.
  @discardableResult public func isEqual(to other: ToplevelLayout) -> Bool { gdk_toplevel_layout_equal(native(), other.native()) != 0 }
  /// `gdk_toplevel_layout_get_fullscreen`.
  public var fullscreen: Bool? {
    var fullscreenOut = gboolean()
    guard gdk_toplevel_layout_get_fullscreen(native(), &fullscreenOut) != 0 else { return nil }
    return fullscreenOut != 0
  }
  /// `gdk_toplevel_layout_get_fullscreen_monitor`.
  public var fullscreenMonitor: Monitor? { wrapped(gdk_toplevel_layout_get_fullscreen_monitor(native()), as: Monitor.self) }
  /// `gdk_toplevel_layout_get_maximized`.
  public var maximized: Bool? {
    var maximizedOut = gboolean()
    guard gdk_toplevel_layout_get_maximized(native(), &maximizedOut) != 0 else { return nil }
    return maximizedOut != 0
  }
  /// `gdk_toplevel_layout_get_resizable`.
  public var isResizable: Bool { get { gdk_toplevel_layout_get_resizable(native()) != 0 } set { gdk_toplevel_layout_set_resizable(native(), newValue ? 1 : 0) } }
  /// `gdk_toplevel_layout_set_fullscreen`.
  public func setFullscreen(_ fullscreen: Bool, monitor: Monitor?) { gdk_toplevel_layout_set_fullscreen(native(), fullscreen ? 1 : 0, monitor?.native()) }
  /// `gdk_toplevel_layout_set_maximized`.
  public func setMaximized(_ maximized: Bool) { gdk_toplevel_layout_set_maximized(native(), maximized ? 1 : 0) }
}
