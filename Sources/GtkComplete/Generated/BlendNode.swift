// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskBlendNode`.
@MainActor open class BlendNode: GskRenderNode {
  /// `gsk_blend_node_new`.
  public convenience init(bottom: GskRenderNode, top: GskRenderNode, blendMode: BlendMode) { self.init(taking: UnsafeMutableRawPointer(gsk_blend_node_new(bottom.native(), top.native(), GskBlendMode(blendMode.rawValue)))) }
  /// `gsk_blend_node_get_blend_mode`.
  public final var blendMode: BlendMode { BlendMode(rawValue: gsk_blend_node_get_blend_mode(native()).rawValue) }
  /// `gsk_blend_node_get_bottom_child`.
  public final var bottomChild: GskRenderNode { GskRenderNode.copy(gsk_blend_node_get_bottom_child(native()))! }
  /// `gsk_blend_node_get_top_child`.
  public final var topChild: GskRenderNode { GskRenderNode.copy(gsk_blend_node_get_top_child(native()))! }
}
