// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskRenderNode`.
@MainActor open class GskRenderNode: Counted {
  /// Adds a reference.
  public override class func retain(_ pointer: UnsafeMutableRawPointer) { _ = gsk_render_node_ref(OpaquePointer(pointer)) }
  /// Takes a reference away.
  public override class func release(_ pointer: UnsafeMutableRawPointer) { gsk_render_node_unref(OpaquePointer(pointer)) }
  /// `gsk_render_node_draw`.
  public final func draw(_ cr: CairoContext) { gsk_render_node_draw(native(), cr.pointer) }
  /// `gsk_render_node_get_bounds`.
  public final var bounds: Rect {
    var boundsOut = graphene_rect_t()
    gsk_render_node_get_bounds(native(), &boundsOut)
    return boundsOut.value
  }
  /// `gsk_render_node_get_node_type`.
  public final var nodeType: RenderNodeType { RenderNodeType(rawValue: gsk_render_node_get_node_type(native()).rawValue) }
  /// `gsk_render_node_serialize`.
  public final func serialize() -> [UInt8] { nativeBytes(taking: gsk_render_node_serialize(native())) ?? [] }
  /// `gsk_render_node_write_to_file`.
  public final func write(toFile filename: String) throws(GLibError) { _ = try attempt { error in gsk_render_node_write_to_file(native(), filename.withoutNUL, error) } }
}
