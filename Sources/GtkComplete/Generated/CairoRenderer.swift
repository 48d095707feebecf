// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskCairoRenderer`.
@MainActor open class CairoRenderer: Renderer {
  /// Adopts a GskCairoRenderer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gsk_cairo_renderer_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gsk_cairo_renderer_new())) }
}
