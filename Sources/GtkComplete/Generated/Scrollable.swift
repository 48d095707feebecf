// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Scrollable {
  /// `gtk_scrollable_get_border`.
  public var border: Border? {
    var borderOut = GtkBorder()
    guard gtk_scrollable_get_border(native(), &borderOut) != 0 else { return nil }
    return Border.copy(&borderOut)!
  }
}
