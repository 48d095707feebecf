// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskCrossFadeNode`.
@MainActor open class CrossFadeNode: GskRenderNode {
  /// `gsk_cross_fade_node_new`.
  public convenience init(start: GskRenderNode, end: GskRenderNode, progress: Double) { self.init(taking: UnsafeMutableRawPointer(gsk_cross_fade_node_new(start.native(), end.native(), Float(progress)))) }
  /// `gsk_cross_fade_node_get_end_child`.
  public final var endChild: GskRenderNode { GskRenderNode.copy(gsk_cross_fade_node_get_end_child(native()))! }
  /// `gsk_cross_fade_node_get_progress`.
  public final var progress: Double { Double(gsk_cross_fade_node_get_progress(native())) }
  /// `gsk_cross_fade_node_get_start_child`.
  public final var startChild: GskRenderNode { GskRenderNode.copy(gsk_cross_fade_node_get_start_child(native()))! }
}
