// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkEveryFilter`.
@MainActor open class EveryFilter: MultiFilter {
  /// Adopts a GtkEveryFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_every_filter_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_every_filter_new())) }
}
