// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskBorderNode`.
@MainActor open class BorderNode: GskRenderNode {
  /// `gsk_border_node_get_colors`.
  public final var colors: RGBA { gsk_border_node_get_colors(native()).pointee.value }
}
