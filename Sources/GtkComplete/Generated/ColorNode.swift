// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskColorNode`.
@MainActor open class ColorNode: GskRenderNode {
  /// `gsk_color_node_new`.
  public convenience init(rgba: RGBA, bounds: Rect) { self.init(taking: UnsafeMutableRawPointer(lend(rgba, as: GdkRGBA.self) { p0 in lend(bounds, as: graphene_rect_t.self) { p1 in gsk_color_node_new(p0, p1) } })) }
  /// `gsk_color_node_get_color`.
  public final var color: RGBA { gsk_color_node_get_color(native()).pointee.value }
}
