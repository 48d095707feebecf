// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeListRowSorter`.
@MainActor open class TreeListRowSorter: Sorter {
  /// Adopts a GtkTreeListRowSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_tree_list_row_sorter_new`.
  public init(sorter: Sorter? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_tree_list_row_sorter_new(retained(sorter)))) }
  /// `GtkTreeListRowSorter:sorter`.
  public final var sorter: Sorter? { get { wrapped(gtk_tree_list_row_sorter_get_sorter(native()), as: Sorter.self) } set { if newValue !== sorter { changeItems { [self] in withoutEcho { gtk_tree_list_row_sorter_set_sorter(native(), newValue?.native()) } } } } }
  /// `sorter` changed.
  public final var onNotifySorter: Signal<> { notify("sorter", delivery: .userChanges) }
}
