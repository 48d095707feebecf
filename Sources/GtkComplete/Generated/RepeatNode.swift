// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskRepeatNode`.
@MainActor open class RepeatNode: GskRenderNode {
  /// `gsk_repeat_node_new`.
  public convenience init(bounds: Rect, child: GskRenderNode, childBounds: Rect? = nil) { self.init(taking: UnsafeMutableRawPointer(lend(bounds, as: graphene_rect_t.self) { p0 in lendOptional(childBounds, as: graphene_rect_t.self) { p1 in gsk_repeat_node_new(p0, child.native(), p1) } })) }
  /// `gsk_repeat_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_repeat_node_get_child(native()))! }
  /// `gsk_repeat_node_get_child_bounds`.
  public final var childBounds: Rect { gsk_repeat_node_get_child_bounds(native()).pointee.value }
}
