// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBinLayout`.
@MainActor open class BinLayout: LayoutManager {
  /// Adopts a GtkBinLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_bin_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_bin_layout_new())) }
}
