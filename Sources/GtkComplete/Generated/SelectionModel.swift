// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension SelectionModel {
  /// `gtk_selection_model_get_selection`.
  public var selection: Bitset { Bitset.take(gtk_selection_model_get_selection(native()))! }
  /// `gtk_selection_model_get_selection_in_range`.
  public func selection(inRange position: Int, nItems: Int) -> Bitset { Bitset.take(gtk_selection_model_get_selection_in_range(native(), UInt32(clamping: position), UInt32(clamping: nItems)))! }
  /// `gtk_selection_model_select_all`.
  @discardableResult public func selectAll() -> Bool { gtk_selection_model_select_all(native()) != 0 }
  /// `gtk_selection_model_select_range`.
  @discardableResult public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool { gtk_selection_model_select_range(native(), UInt32(clamping: position), UInt32(clamping: nItems), unselectRest ? 1 : 0) != 0 }
  /// `gtk_selection_model_selection_changed`.
  public func selectionChanged(position: Int, nItems: Int) { gtk_selection_model_selection_changed(native(), UInt32(clamping: position), UInt32(clamping: nItems)) }
  /// `gtk_selection_model_set_selection`.
  @discardableResult public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool { gtk_selection_model_set_selection(native(), selected.native(), mask.native()) != 0 }
  /// `gtk_selection_model_unselect_all`.
  @discardableResult public func unselectAll() -> Bool { gtk_selection_model_unselect_all(native()) != 0 }
  /// `gtk_selection_model_unselect_range`.
  @discardableResult public func unselectRange(position: Int, nItems: Int) -> Bool { gtk_selection_model_unselect_range(native(), UInt32(clamping: position), UInt32(clamping: nItems)) != 0 }
}
