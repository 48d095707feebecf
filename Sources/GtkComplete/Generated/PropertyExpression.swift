// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPropertyExpression`.
@MainActor open class PropertyExpression: Expression {
  /// `gtk_property_expression_new`.
  public convenience init(thisType: GType, expression: Expression?, propertyName: String) { self.init(taking: UnsafeMutableRawPointer(gtk_property_expression_new(thisType, copied(expression), propertyName.withoutNUL))) }
  /// `gtk_property_expression_get_expression`.
  public final var expression: Expression? { Expression.copy(gtk_property_expression_get_expression(native())) }
}
