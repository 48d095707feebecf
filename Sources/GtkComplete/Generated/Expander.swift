// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Expander {
  /// `gtk_expander_new_with_mnemonic`.
  public convenience init(mnemonic label: String?) { self.init(owning: UnsafeMutableRawPointer(gtk_expander_new_with_mnemonic(label.withoutNUL))) }
}
