// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkExpressionWatch`.
@MainActor public final class ExpressionWatch: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_expression_watch_get_type() }
}

extension ExpressionWatch {
  /// `gtk_expression_watch_evaluate`.
  @discardableResult public func evaluate(_ value: any ValueRepresentable) -> Bool { lendValue(value) { p0 in gtk_expression_watch_evaluate(native(), p0) } != 0 }
  /// `gtk_expression_watch_unwatch`.
  public func unwatch() { gtk_expression_watch_unwatch(native()) }
}
