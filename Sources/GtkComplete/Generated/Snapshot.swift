// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Snapshot {
  /// `gtk_snapshot_append_layout`.
  public func appendLayout(_ layout: Layout, color: RGBA) { lend(color, as: GdkRGBA.self) { p0 in gtk_snapshot_append_layout(pointer, layout.native(), p0) } }
  /// `gtk_snapshot_append_node`.
  public func appendNode(_ node: GskRenderNode) { gtk_snapshot_append_node(pointer, node.native()) }
  /// `gtk_snapshot_gl_shader_pop_texture`.
  public func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(pointer) }
  /// `gtk_snapshot_perspective`.
  public func perspective(_ depth: Double) { gtk_snapshot_perspective(pointer, Float(depth)) }
  /// `gtk_snapshot_push_blend`.
  public func pushBlend(_ blendMode: BlendMode) { gtk_snapshot_push_blend(pointer, GskBlendMode(blendMode.rawValue)) }
  /// `gtk_snapshot_push_blur`.
  public func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(pointer, radius) }
  /// `gtk_snapshot_push_clip`.
  public func pushClip(_ bounds: Rect) { lend(bounds, as: graphene_rect_t.self) { p0 in gtk_snapshot_push_clip(pointer, p0) } }
  /// `gtk_snapshot_push_cross_fade`.
  public func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(pointer, progress) }
  /// `gtk_snapshot_push_repeat`.
  public func pushRepeat(_ bounds: Rect, childBounds: Rect?) { lend(bounds, as: graphene_rect_t.self) { p0 in lendOptional(childBounds, as: graphene_rect_t.self) { p1 in gtk_snapshot_push_repeat(pointer, p0, p1) } } }
  /// `gtk_snapshot_render_background`.
  public func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) { gtk_snapshot_render_background(pointer, context.native(), x, y, width, height) }
  /// `gtk_snapshot_render_focus`.
  public func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) { gtk_snapshot_render_focus(pointer, context.native(), x, y, width, height) }
  /// `gtk_snapshot_render_frame`.
  public func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) { gtk_snapshot_render_frame(pointer, context.native(), x, y, width, height) }
  /// `gtk_snapshot_render_insertion_cursor`.
  public func renderInsertionCursor(_ context: StyleContext, x: Double, y: Double, layout: Layout, index: Int, direction: Direction) { gtk_snapshot_render_insertion_cursor(pointer, context.native(), x, y, layout.native(), Int32(clamping: index), PangoDirection(direction.rawValue)) }
  /// `gtk_snapshot_render_layout`.
  public func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Layout) { gtk_snapshot_render_layout(pointer, context.native(), x, y, layout.native()) }
  /// `gtk_snapshot_scale_3d`.
  public func scale3d(factorX: Double, factorY: Double, factorZ: Double) { gtk_snapshot_scale_3d(pointer, Float(factorX), Float(factorY), Float(factorZ)) }
  /// `gtk_snapshot_to_node`.
  public func toNode() -> GskRenderNode? { GskRenderNode.take(gtk_snapshot_to_node(pointer)) }
  /// `gtk_snapshot_to_paintable`.
  public func toPaintable(_ size: Size?) -> (any Paintable)? {
    let result = lendOptional(size, as: graphene_size_t.self) { p0 in gtk_snapshot_to_paintable(pointer, p0) }
    return taken(result, as: (any Paintable).self)
  }
  /// `gtk_snapshot_transform`.
  public func transform(_ transform: Transform?) { gtk_snapshot_transform(pointer, borrowed(transform)) }
  /// `gtk_snapshot_translate`.
  public func translate(_ point: Point) { lend(point, as: graphene_point_t.self) { p0 in gtk_snapshot_translate(pointer, p0) } }
}
