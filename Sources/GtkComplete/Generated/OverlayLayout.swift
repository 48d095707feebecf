// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkOverlayLayout`.
@MainActor open class OverlayLayout: LayoutManager {
  /// Adopts a GtkOverlayLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_overlay_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_overlay_layout_new())) }
}
