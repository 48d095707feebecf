// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskDebugNode`.
@MainActor open class DebugNode: GskRenderNode {
  /// `gsk_debug_node_new`.
  public convenience init(child: GskRenderNode, message: String) { self.init(taking: UnsafeMutableRawPointer(gsk_debug_node_new(child.native(), g_strdup(message.withoutNUL)))) }
  /// `gsk_debug_node_get_child`.
  public final var child: GskRenderNode { GskRenderNode.copy(gsk_debug_node_get_child(native()))! }
  /// `gsk_debug_node_get_message`.
  public final var message: String { nativeText(copying: gsk_debug_node_get_message(native())) }
}
