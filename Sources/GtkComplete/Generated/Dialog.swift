// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkDialog`.
@MainActor open class Dialog: Window {
  /// Adopts a GtkDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_dialog_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_dialog_new())) }
}

/// Every `Dialog`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol DialogProtocol: Dialog {}
extension Dialog: nonisolated DialogProtocol {}

extension DialogProtocol {
  /// `GtkDialog:use-header-bar`.
  public var useHeaderBar: Int { property("use-header-bar") }
  /// `useHeaderBar` changed.
  public var onNotifyUseHeaderBar: Signal<> { notify("use-header-bar") }
  /// `gtk_dialog_add_action_widget`.
  public func addActionWidget(_ child: Widget, responseId: Int) { takeIn(child) { gtk_dialog_add_action_widget(self.native(), $0, Int32(clamping: responseId)) } }
  /// `gtk_dialog_add_button`.
  @discardableResult public func addButton(_ buttonText: String, responseId: Int) -> Widget { wrapped(gtk_dialog_add_button(native(), buttonText.withoutNUL, Int32(clamping: responseId)), as: Widget.self)! }
  /// `gtk_dialog_get_content_area`.
  public var contentArea: Box { wrapped(gtk_dialog_get_content_area(native()), as: Box.self)! }
  /// `gtk_dialog_get_header_bar`.
  public var headerBar: HeaderBar? { wrapped(gtk_dialog_get_header_bar(native()), as: HeaderBar.self) }
  /// `gtk_dialog_get_response_for_widget`.
  public func response(forWidget widget: Widget) -> Int { Int(gtk_dialog_get_response_for_widget(native(), widget.native())) }
  /// `gtk_dialog_get_widget_for_response`.
  public func widget(forResponse responseId: Int) -> Widget? { wrapped(gtk_dialog_get_widget_for_response(native(), Int32(clamping: responseId)), as: Widget.self) }
  /// `gtk_dialog_response`.
  public func response(_ responseId: Int) { gtk_dialog_response(native(), Int32(clamping: responseId)) }
  /// `gtk_dialog_set_default_response`.
  public func setDefaultResponse(_ responseId: Int) { gtk_dialog_set_default_response(native(), Int32(clamping: responseId)) }
  /// `gtk_dialog_set_response_sensitive`.
  public func setResponseSensitive(_ responseId: Int, setting: Bool) { gtk_dialog_set_response_sensitive(native(), Int32(clamping: responseId), setting ? 1 : 0) }
  /// `GtkDialog::close`.
  public var onClose: Signal<> { Signal(inside: self, "close") }
  /// `GtkDialog::response`.
  public var onResponse: Signal<Int> { Signal(inside: self, "response") }
}
