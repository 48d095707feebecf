// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskTextNode`.
@MainActor open class TextNode: GskRenderNode {
  /// `gsk_text_node_new`.
  public convenience init?(font: Font, glyphs: GlyphString, color: RGBA, offset: Point) {
    guard let made = (lend(color, as: GdkRGBA.self) { p0 in lend(offset, as: graphene_point_t.self) { p1 in gsk_text_node_new(font.native(), glyphs.native(), p0, p1) } }) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `gsk_text_node_get_color`.
  public final var color: RGBA { gsk_text_node_get_color(native()).pointee.value }
  /// `gsk_text_node_get_font`.
  public final var font: Font { wrapped(gsk_text_node_get_font(native()), as: Font.self)! }
  /// `gsk_text_node_get_num_glyphs`.
  public final var numGlyphs: Int { Int(gsk_text_node_get_num_glyphs(native())) }
  /// `gsk_text_node_get_offset`.
  public final var offset: Point { gsk_text_node_get_offset(native()).pointee.value }
  /// `gsk_text_node_has_color_glyphs`.
  public final var hasColorGlyphs: Bool { gsk_text_node_has_color_glyphs(native()) != 0 }
}
