// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskClipNode`.
@MainActor open class ClipNode: GskRenderNode {
  /// `gsk_clip_node_new`.
  public convenience init(child: GskRenderNode, clip: Rect) { self.init(taking: UnsafeMutableRawPointer(lend(clip, as: graphene_rect_t.self) { p0 in gsk_clip_node_new(child.native(), p0) })) }
  /// `gsk_clip_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_clip_node_get_child(native()))! }
  /// `gsk_clip_node_get_clip`.
  public final var clip: Rect { gsk_clip_node_get_clip(native()).pointee.value }
}
