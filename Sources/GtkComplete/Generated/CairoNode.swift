// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskCairoNode`.
@MainActor open class CairoNode: GskRenderNode {
  /// `gsk_cairo_node_new`.
  public convenience init(bounds: Rect) { self.init(taking: UnsafeMutableRawPointer(lend(bounds, as: graphene_rect_t.self) { p0 in gsk_cairo_node_new(p0) })) }
}
