// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDrawContext`.
@MainActor open class DrawContext: Object {
  /// `GdkDrawContext:display`.
  public final var display: Display? { wrapped(gdk_draw_context_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDrawContext:surface`.
  public final var surface: Surface? { wrapped(gdk_draw_context_get_surface(native()), as: Surface.self) }
  /// `surface` changed.
  public final var onNotifySurface: Signal<> { notify("surface") }
  /// `gdk_draw_context_begin_frame`.
  public final func beginFrame(_ region: [Rect]) { lendRegion(region) { p0 in gdk_draw_context_begin_frame(native(), p0) } }
  /// `gdk_draw_context_end_frame`.
  public final func endFrame() { gdk_draw_context_end_frame(native()) }
  /// `gdk_draw_context_get_frame_region`.
  public final var frameRegion: [Rect] { nativeRectangles(copying: gdk_draw_context_get_frame_region(native())) }
  /// `gdk_draw_context_is_in_frame`.
  public final var isInFrame: Bool { gdk_draw_context_is_in_frame(native()) != 0 }
}
