// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DropDown {
  /// `gtk_drop_down_new_from_strings`.
  public convenience init(strings: [String]) { self.init(owning: UnsafeMutableRawPointer(lendTexts(strings) { p0 in gtk_drop_down_new_from_strings(p0) })) }
}
extension DropDownProtocol {
  /// `GtkDropDown:expression`.
  public var expression: Expression? { get { Expression.copy(gtk_drop_down_get_expression(native())) } set { withoutEcho { gtk_drop_down_set_expression(native(), borrowed(newValue)) } } }
  /// `expression` changed.
  public var onNotifyExpression: Signal<> { notify("expression", delivery: .userChanges) }
  /// `GtkDropDown:model`.
  public var model: (any ItemList)? { get { wrapped(gtk_drop_down_get_model(native()), as: (any ItemList).self) } set { if newValue !== model { withoutEcho { gtk_drop_down_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkDropDown::activate`.
  public var onActivate: Signal<> { Signal(inside: self, "activate") }
}
