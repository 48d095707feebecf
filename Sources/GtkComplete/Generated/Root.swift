// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkRoot`.
@MainActor public protocol Root: Widget, Native {}

extension Root {
  /// `gtk_root_get_display`.
  public var display: Display { wrapped(gtk_root_get_display(native()), as: Display.self)! }
  /// `gtk_root_get_focus`.
  public var focus: Widget? { get { wrapped(gtk_root_get_focus(native()), as: Widget.self) } set { withoutEcho { gtk_root_set_focus(native(), newValue?.native()) } } }
}
