// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskRoundedClipNode`.
@MainActor open class RoundedClipNode: GskRenderNode {
  /// `gsk_rounded_clip_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_rounded_clip_node_get_child(native()))! }
}
