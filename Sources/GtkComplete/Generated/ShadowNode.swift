// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskShadowNode`.
@MainActor open class ShadowNode: GskRenderNode {
}

extension ShadowNode {
  /// `gsk_shadow_node_get_child`.
  public var child: GskRenderNode { GskRenderNode.copy(gsk_shadow_node_get_child(native()))! }
  /// `gsk_shadow_node_get_n_shadows`.
  public var nShadows: Int { Int(clamping: gsk_shadow_node_get_n_shadows(native())) }
}
