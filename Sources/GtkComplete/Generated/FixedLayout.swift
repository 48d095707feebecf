// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFixedLayout`.
@MainActor open class FixedLayout: LayoutManager {
  /// Adopts a GtkFixedLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_fixed_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_fixed_layout_new())) }
}
