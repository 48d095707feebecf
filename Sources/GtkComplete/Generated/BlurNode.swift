// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskBlurNode`.
@MainActor open class BlurNode: GskRenderNode {
  /// `gsk_blur_node_new`.
  public convenience init(child: GskRenderNode, radius: Double) { self.init(taking: UnsafeMutableRawPointer(gsk_blur_node_new(child.native(), Float(radius)))) }
  /// `gsk_blur_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_blur_node_get_child(native()))! }
  /// `gsk_blur_node_get_radius`.
  public final var radius: Double { Double(gsk_blur_node_get_radius(native())) }
}
