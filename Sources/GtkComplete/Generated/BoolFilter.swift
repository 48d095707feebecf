// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBoolFilter`.
@MainActor open class BoolFilter: Filter {
  /// Adopts a GtkBoolFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_bool_filter_new`.
  public init(expression: Expression? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_bool_filter_new(copied(expression)))) }
  /// `GtkBoolFilter:expression`.
  public final var expression: Expression? { get { Expression.copy(gtk_bool_filter_get_expression(native())) } set { changeItems { [self] in withoutEcho { gtk_bool_filter_set_expression(native(), borrowed(newValue)) } } } }
  /// `expression` changed.
  public final var onNotifyExpression: Signal<> { notify("expression", delivery: .userChanges) }
  /// `GtkBoolFilter:invert`.
  public final var isInvert: Bool { get { gtk_bool_filter_get_invert(native()) != 0 } set { if newValue != isInvert { changeItems { [self] in withoutEcho { gtk_bool_filter_set_invert(native(), newValue ? 1 : 0) } } } } }
  /// `isInvert` changed.
  public final var onNotifyInvert: Signal<> { notify("invert", delivery: .userChanges) }
}
