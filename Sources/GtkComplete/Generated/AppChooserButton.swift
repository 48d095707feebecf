// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAppChooserButton`.
@MainActor open class AppChooserButton: Widget, nonisolated AppChooser {
  /// Adopts a GtkAppChooserButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_app_chooser_button_new`.
  public init(contentType: String) { super.init(owning: UnsafeMutableRawPointer(gtk_app_chooser_button_new(contentType.withoutNUL))) }
}

/// Every `AppChooserButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AppChooserButtonProtocol: AppChooserButton {}
extension AppChooserButton: nonisolated AppChooserButtonProtocol {}

extension AppChooserButtonProtocol {
  /// `GtkAppChooserButton:heading`.
  public var heading: String? { get { nativeOptionalText(copying: gtk_app_chooser_button_get_heading(native())) } set { if newValue != heading { withoutEcho { gtk_app_chooser_button_set_heading(native(), newValue.withoutNUL) } } } }
  /// `heading` changed.
  public var onNotifyHeading: Signal<> { notify("heading", delivery: .userChanges) }
  /// `GtkAppChooserButton:modal`.
  public var isModal: Bool { get { gtk_app_chooser_button_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { gtk_app_chooser_button_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GtkAppChooserButton:show-default-item`.
  public var showsDefaultItem: Bool { get { gtk_app_chooser_button_get_show_default_item(native()) != 0 } set { if newValue != showsDefaultItem { withoutEcho { gtk_app_chooser_button_set_show_default_item(native(), newValue ? 1 : 0) } } } }
  /// `showsDefaultItem` changed.
  public var onNotifyShowDefaultItem: Signal<> { notify("show-default-item", delivery: .userChanges) }
  /// `GtkAppChooserButton:show-dialog-item`.
  public var showsDialogItem: Bool { get { gtk_app_chooser_button_get_show_dialog_item(native()) != 0 } set { if newValue != showsDialogItem { withoutEcho { gtk_app_chooser_button_set_show_dialog_item(native(), newValue ? 1 : 0) } } } }
  /// `showsDialogItem` changed.
  public var onNotifyShowDialogItem: Signal<> { notify("show-dialog-item", delivery: .userChanges) }
  /// `gtk_app_chooser_button_append_custom_item`.
  public func appendCustomItem(_ name: String, label: String, icon: Object) { gtk_app_chooser_button_append_custom_item(native(), name.withoutNUL, label.withoutNUL, icon.native()) }
  /// `gtk_app_chooser_button_append_separator`.
  public func appendSeparator() { gtk_app_chooser_button_append_separator(native()) }
  /// `gtk_app_chooser_button_set_active_custom_item`.
  public func setActiveCustomItem(_ name: String) { gtk_app_chooser_button_set_active_custom_item(native(), name.withoutNUL) }
  /// `GtkAppChooserButton::activate`.
  public var onActivate: Signal<> { Signal(inside: self, "activate") }
  /// `GtkAppChooserButton::changed`.
  public var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
  /// `GtkAppChooserButton::custom-item-activated`.
  public var onCustomItemActivated: Signal<String> { Signal(inside: self, "custom-item-activated") }
}
