// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskTransformNode`.
@MainActor open class TransformNode: GskRenderNode {
  /// `gsk_transform_node_new`.
  public convenience init(child: GskRenderNode, transform: Transform) { self.init(taking: UnsafeMutableRawPointer(gsk_transform_node_new(child.native(), transform.native()))) }
  /// `gsk_transform_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_transform_node_get_child(native()))! }
  /// `gsk_transform_node_get_transform`.
  public final var transform: Transform { Transform.copy(gsk_transform_node_get_transform(native()))! }
}
