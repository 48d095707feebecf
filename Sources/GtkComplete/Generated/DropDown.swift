// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DropDown {
  /// `gtk_drop_down_new_from_strings`.
  public convenience init(strings: [String]) { self.init(owning: UnsafeMutableRawPointer(lendTexts(strings) { p0 in gtk_drop_down_new_from_strings(p0) })) }
}
extension DropDownProtocol {
  /// `GtkDropDown::activate`.
  public var onActivate: Signal<> { Signal(inside: self, "activate") }
}
