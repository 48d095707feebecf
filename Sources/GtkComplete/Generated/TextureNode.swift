// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskTextureNode`.
@MainActor open class TextureNode: GskRenderNode {
  /// `gsk_texture_node_new`.
  public convenience init(texture: Texture, bounds: Rect) { self.init(taking: UnsafeMutableRawPointer(lend(bounds, as: graphene_rect_t.self) { p0 in gsk_texture_node_new(texture.native(), p0) })) }
  /// `gsk_texture_node_get_texture`.
  public final var texture: Texture { wrapped(gsk_texture_node_get_texture(native()), as: Texture.self)! }
}
