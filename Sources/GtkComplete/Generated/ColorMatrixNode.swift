// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskColorMatrixNode`.
@MainActor open class ColorMatrixNode: GskRenderNode {
  /// `gsk_color_matrix_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_color_matrix_node_get_child(native()))! }
}
