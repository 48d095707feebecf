// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension PopoverMenu {
  /// `gtk_popover_menu_new_from_model_full`.
  public convenience init(model: Object, flags: PopoverMenuFlags) { self.init(owning: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model_full(model.native(), GtkPopoverMenuFlags(flags.rawValue)))) }
}
