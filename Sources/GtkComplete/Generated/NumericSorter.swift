// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNumericSorter`.
@MainActor open class NumericSorter: Sorter {
  /// Adopts a GtkNumericSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_numeric_sorter_new`.
  public init(expression: Expression? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_numeric_sorter_new(copied(expression)))) }
  /// `GtkNumericSorter:expression`.
  public final var expression: Expression? { get { Expression.copy(gtk_numeric_sorter_get_expression(native())) } set { changeItems { [self] in withoutEcho { gtk_numeric_sorter_set_expression(native(), borrowed(newValue)) } } } }
  /// `expression` changed.
  public final var onNotifyExpression: Signal<> { notify("expression", delivery: .userChanges) }
  /// `GtkNumericSorter:sort-order`.
  public final var sortOrder: SortType { get { SortType(rawValue: gtk_numeric_sorter_get_sort_order(native()).rawValue) } set { if newValue != sortOrder { changeItems { [self] in withoutEcho { gtk_numeric_sorter_set_sort_order(native(), GtkSortType(newValue.rawValue)) } } } } }
  /// `sortOrder` changed.
  public final var onNotifySortOrder: Signal<> { notify("sort-order", delivery: .userChanges) }
}
