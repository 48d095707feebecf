// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAnyFilter`.
@MainActor open class AnyFilter: MultiFilter {
  /// Adopts a GtkAnyFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_any_filter_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_any_filter_new())) }
}
