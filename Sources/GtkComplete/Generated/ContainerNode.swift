// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskContainerNode`.
@MainActor open class ContainerNode: GskRenderNode {
  /// `gsk_container_node_get_child`.
  public final func child(_ idx: Int) -> GskRenderNode { GskRenderNode.copy(gsk_container_node_get_child(native(), UInt32(clamping: idx)))! }
  /// `gsk_container_node_get_n_children`.
  public final var nChildren: Int { Int(gsk_container_node_get_n_children(native())) }
}
