// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskConicGradientNode`.
@MainActor open class ConicGradientNode: GskRenderNode {
  /// `gsk_conic_gradient_node_get_angle`.
  public final var angle: Double { Double(gsk_conic_gradient_node_get_angle(native())) }
  /// `gsk_conic_gradient_node_get_center`.
  public final var center: Point { gsk_conic_gradient_node_get_center(native()).pointee.value }
  /// `gsk_conic_gradient_node_get_n_color_stops`.
  public final var nColorStops: Int { Int(clamping: gsk_conic_gradient_node_get_n_color_stops(native())) }
  /// `gsk_conic_gradient_node_get_rotation`.
  public final var rotation: Double { Double(gsk_conic_gradient_node_get_rotation(native())) }
}
