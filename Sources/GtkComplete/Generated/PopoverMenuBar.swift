// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension PopoverMenuBarProtocol {
  /// `gtk_popover_menu_bar_add_child`.
  @discardableResult public func addChild(_ child: Widget, id: String) -> Bool { gtk_popover_menu_bar_add_child(native(), incoming(child), id.withoutNUL) != 0 }
  /// `gtk_popover_menu_bar_remove_child`.
  @discardableResult public func removeChild(_ child: Widget) -> Bool { gtk_popover_menu_bar_remove_child(native(), child.native()) != 0 }
}
