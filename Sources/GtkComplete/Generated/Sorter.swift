// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Sorter {
  /// `gtk_sorter_changed`.
  public func changed(_ change: SorterChange) { changeItems { [self] in gtk_sorter_changed(native(), GtkSorterChange(change.rawValue)) } }
  /// `gtk_sorter_get_order`.
  public var order: SorterOrder { SorterOrder(rawValue: gtk_sorter_get_order(native()).rawValue) }
}
