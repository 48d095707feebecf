// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskShadowNode`.
@MainActor open class ShadowNode: GskRenderNode {
  /// `gsk_shadow_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_shadow_node_get_child(native()))! }
  /// `gsk_shadow_node_get_n_shadows`.
  public final var nShadows: Int { Int(clamping: gsk_shadow_node_get_n_shadows(native())) }
}
