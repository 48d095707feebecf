// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkExpression`.
@MainActor open class Expression: Counted {
  /// Adds a reference.
  public override class func retain(_ pointer: UnsafeMutableRawPointer) { _ = gtk_expression_ref(OpaquePointer(pointer)) }
  /// Takes a reference away.
  public override class func release(_ pointer: UnsafeMutableRawPointer) { gtk_expression_unref(OpaquePointer(pointer)) }
  /// `gtk_expression_bind`.
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch { ExpressionWatch.copy(gtk_expression_bind(copied(self), target.raw, property.withoutNUL, this?.raw))! }
  /// `gtk_expression_evaluate`.
  public final func evaluate<Value: ValueRepresentable>(_ this: Object?, as valueType: Value.Type = Value.self) -> Value? {
    var valueOut = GValue()
    guard gtk_expression_evaluate(native(), this?.raw, &valueOut) != 0 else { return nil }
    return nativeValue(taking: &valueOut, as: valueType)
  }
  /// `gtk_expression_get_value_type`.
  public final var valueType: GType { gtk_expression_get_value_type(native()) }
  /// `gtk_expression_is_static`.
  public final var isStatic: Bool { gtk_expression_is_static(native()) != 0 }
  /// `gtk_expression_watch`.
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch { ExpressionWatch.copy(gtk_expression_watch(native(), this?.raw, { data in duringCall(data) { callee(data, as: (() -> Void).self)() } }, keptCallee(notify), releaseCallee))! }
}
