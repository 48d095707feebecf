// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMessageDialog`.
@MainActor open class MessageDialog: Dialog {
  /// Adopts a GtkMessageDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkMessageDialog`, made by its type.
  public override init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil))) }
}

/// Every `MessageDialog`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol MessageDialogProtocol: MessageDialog {}
extension MessageDialog: nonisolated MessageDialogProtocol {}

extension MessageDialogProtocol {
  /// `GtkMessageDialog:message-area`.
  public var messageArea: Widget? { wrapped(gtk_message_dialog_get_message_area(native()), as: Widget.self) }
  /// `messageArea` changed.
  public var onNotifyMessageArea: Signal<> { notify("message-area") }
  /// `GtkMessageDialog:message-type`.
  public var messageType: MessageType { get { property("message-type") } set { if newValue != messageType { setProperty("message-type", to: newValue) } } }
  /// `messageType` changed.
  public var onNotifyMessageType: Signal<> { notify("message-type", delivery: .userChanges) }
  /// `GtkMessageDialog:secondary-text`.
  public var secondaryText: String? { get { property("secondary-text") } set { if newValue != secondaryText { setProperty("secondary-text", to: newValue) } } }
  /// `secondaryText` changed.
  public var onNotifySecondaryText: Signal<> { notify("secondary-text", delivery: .userChanges) }
  /// `GtkMessageDialog:secondary-use-markup`.
  public var isSecondaryUseMarkup: Bool { get { property("secondary-use-markup") } set { if newValue != isSecondaryUseMarkup { setProperty("secondary-use-markup", to: newValue) } } }
  /// `isSecondaryUseMarkup` changed.
  public var onNotifySecondaryUseMarkup: Signal<> { notify("secondary-use-markup", delivery: .userChanges) }
  /// `GtkMessageDialog:text`.
  public var text: String? { get { property("text") } set { if newValue != text { setProperty("text", to: newValue) } } }
  /// `text` changed.
  public var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }
  /// `GtkMessageDialog:use-markup`.
  public var usesMarkup: Bool { get { property("use-markup") } set { if newValue != usesMarkup { setProperty("use-markup", to: newValue) } } }
  /// `usesMarkup` changed.
  public var onNotifyUseMarkup: Signal<> { notify("use-markup", delivery: .userChanges) }
  /// `gtk_message_dialog_set_markup`.
  public func setMarkup(_ str: String) { gtk_message_dialog_set_markup(native(), str.withoutNUL) }
}
