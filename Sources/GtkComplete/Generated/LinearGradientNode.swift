// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskLinearGradientNode`.
@MainActor open class LinearGradientNode: GskRenderNode {
  /// `gsk_linear_gradient_node_get_end`.
  public final var end: Point { gsk_linear_gradient_node_get_end(native()).pointee.value }
  /// `gsk_linear_gradient_node_get_n_color_stops`.
  public final var nColorStops: Int { Int(clamping: gsk_linear_gradient_node_get_n_color_stops(native())) }
  /// `gsk_linear_gradient_node_get_start`.
  public final var start: Point { gsk_linear_gradient_node_get_start(native()).pointee.value }
}
