// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStringSorter`.
@MainActor open class StringSorter: Sorter {
  /// Adopts a GtkStringSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_string_sorter_new`.
  public init(expression: Expression? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_string_sorter_new(copied(expression)))) }
  /// `GtkStringSorter:expression`.
  public final var expression: Expression? { get { Expression.copy(gtk_string_sorter_get_expression(native())) } set { changeItems { [self] in withoutEcho { gtk_string_sorter_set_expression(native(), borrowed(newValue)) } } } }
  /// `expression` changed.
  public final var onNotifyExpression: Signal<> { notify("expression", delivery: .userChanges) }
  /// `GtkStringSorter:ignore-case`.
  public final var isIgnoreCase: Bool { get { gtk_string_sorter_get_ignore_case(native()) != 0 } set { if newValue != isIgnoreCase { changeItems { [self] in withoutEcho { gtk_string_sorter_set_ignore_case(native(), newValue ? 1 : 0) } } } } }
  /// `isIgnoreCase` changed.
  public final var onNotifyIgnoreCase: Signal<> { notify("ignore-case", delivery: .userChanges) }
}
