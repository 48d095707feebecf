// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkCairoContext`.
@MainActor open class GdkCairoContext: DrawContext {
  /// Adopts a GdkCairoContext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
