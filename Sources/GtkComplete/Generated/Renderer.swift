// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskRenderer`.
@MainActor open class Renderer: Object {
  /// Adopts a GskRenderer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gsk_renderer_new_for_surface`.
  public init?(surface: Surface) {
    guard let made = gsk_renderer_new_for_surface(surface.native()) else { return nil }
    super.init(owning: UnsafeMutableRawPointer(made))
  }
  /// `GskRenderer:realized`.
  public final var isRealized: Bool { property("realized") }
  /// `isRealized` changed.
  public final var onNotifyRealized: Signal<> { notify("realized") }
  /// `GskRenderer:surface`.
  public final var surface: Surface? { wrapped(gsk_renderer_get_surface(native()), as: Surface.self) }
  /// `surface` changed.
  public final var onNotifySurface: Signal<> { notify("surface") }
  /// `gsk_renderer_realize`.
  public final func realize(_ surface: Surface?) throws(GLibError) { _ = try attempt { error in gsk_renderer_realize(native(), surface?.native(), error) } }
  /// `gsk_renderer_render`.
  public final func render(_ root: GskRenderNode, region: [Rect]?) { lendRegion(region) { p0 in gsk_renderer_render(native(), root.native(), p0) } }
  /// `gsk_renderer_render_texture`.
  public final func renderTexture(_ root: GskRenderNode, viewport: Rect?) -> Texture {
    let result = lendOptional(viewport, as: graphene_rect_t.self) { p0 in gsk_renderer_render_texture(native(), root.native(), p0) }
    return taken(result, as: Texture.self)!
  }
  /// `gsk_renderer_unrealize`.
  public final func unrealize() { gsk_renderer_unrealize(native()) }
}
