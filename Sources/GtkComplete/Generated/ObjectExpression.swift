// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkObjectExpression`.
@MainActor open class ObjectExpression: Expression {
  /// `gtk_object_expression_new`.
  public convenience init(object: Object) { self.init(taking: UnsafeMutableRawPointer(gtk_object_expression_new(object.native()))) }
  /// `gtk_object_expression_get_object`.
  public final var object: Object? { wrapped(gtk_object_expression_get_object(native()), as: Object.self) }
}
