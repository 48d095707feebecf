// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBorder`.
@MainActor public final class Border: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_border_get_type() }
  /// `gtk_border_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gtk_border_new())) }
  /// `gtk_border_copy`.
  public func copy() -> Border { Border.take(gtk_border_copy(native()))! }
}
