// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskOpacityNode`.
@MainActor open class OpacityNode: GskRenderNode {
  /// `gsk_opacity_node_new`.
  public convenience init(child: GskRenderNode, opacity: Double) { self.init(taking: UnsafeMutableRawPointer(gsk_opacity_node_new(child.native(), Float(opacity)))) }
  /// `gsk_opacity_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_opacity_node_get_child(native()))! }
  /// `gsk_opacity_node_get_opacity`.
  public final var opacity: Double { Double(gsk_opacity_node_get_opacity(native())) }
}
