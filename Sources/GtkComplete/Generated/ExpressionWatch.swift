// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkExpressionWatch`.
@MainActor public final class ExpressionWatch: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_expression_watch_get_type() }
  /// `gtk_expression_watch_evaluate`.
  public func evaluate<Value: ValueRepresentable>(as valueType: Value.Type = Value.self) -> Value? {
    var valueOut = GValue()
    guard gtk_expression_watch_evaluate(native(), &valueOut) != 0 else { return nil }
    return nativeValue(taking: &valueOut, as: valueType)
  }
  /// `gtk_expression_watch_unwatch`.
  public func unwatch() { gtk_expression_watch_unwatch(native()) }
}
