// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkConstantExpression`.
@MainActor open class ConstantExpression: Expression {
  /// `gtk_constant_expression_new_for_value`.
  public convenience init(value: any ValueRepresentable) { self.init(taking: UnsafeMutableRawPointer(lendValue(value) { p0 in gtk_constant_expression_new_for_value(p0) })) }
}
