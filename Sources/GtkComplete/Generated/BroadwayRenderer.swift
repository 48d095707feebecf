// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskBroadwayRenderer`.
@MainActor open class BroadwayRenderer: Renderer {
  /// Adopts a GskBroadwayRenderer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
