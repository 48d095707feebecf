// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBuilderCScope`.
@MainActor open class BuilderCScope: Object, nonisolated BuilderScope {
  /// Adopts a GtkBuilderCScope.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_builder_cscope_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_builder_cscope_new())) }
}
