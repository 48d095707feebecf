// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskOutsetShadowNode`.
@MainActor open class OutsetShadowNode: GskRenderNode {
  /// `gsk_outset_shadow_node_get_blur_radius`.
  public final var blurRadius: Double { Double(gsk_outset_shadow_node_get_blur_radius(native())) }
  /// `gsk_outset_shadow_node_get_color`.
  public final var color: RGBA { gsk_outset_shadow_node_get_color(native()).pointee.value }
  /// `gsk_outset_shadow_node_get_dx`.
  public final var dx: Double { Double(gsk_outset_shadow_node_get_dx(native())) }
  /// `gsk_outset_shadow_node_get_dy`.
  public final var dy: Double { Double(gsk_outset_shadow_node_get_dy(native())) }
  /// `gsk_outset_shadow_node_get_spread`.
  public final var spread: Double { Double(gsk_outset_shadow_node_get_spread(native())) }
}
