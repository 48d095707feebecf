// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Button {
  /// `gtk_button_new_with_mnemonic`.
  public convenience init(mnemonic label: String) { self.init(owning: UnsafeMutableRawPointer(gtk_button_new_with_mnemonic(label.withoutNUL))) }
}
