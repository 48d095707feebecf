// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskRadialGradientNode`.
@MainActor open class RadialGradientNode: GskRenderNode {
  /// `gsk_radial_gradient_node_get_center`.
  public final var center: Point { gsk_radial_gradient_node_get_center(native()).pointee.value }
  /// `gsk_radial_gradient_node_get_end`.
  public final var end: Double { Double(gsk_radial_gradient_node_get_end(native())) }
  /// `gsk_radial_gradient_node_get_hradius`.
  public final var hradius: Double { Double(gsk_radial_gradient_node_get_hradius(native())) }
  /// `gsk_radial_gradient_node_get_n_color_stops`.
  public final var nColorStops: Int { Int(clamping: gsk_radial_gradient_node_get_n_color_stops(native())) }
  /// `gsk_radial_gradient_node_get_start`.
  public final var start: Double { Double(gsk_radial_gradient_node_get_start(native())) }
  /// `gsk_radial_gradient_node_get_vradius`.
  public final var vradius: Double { Double(gsk_radial_gradient_node_get_vradius(native())) }
}
