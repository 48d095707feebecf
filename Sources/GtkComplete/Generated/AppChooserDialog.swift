// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAppChooserDialog`.
@MainActor open class AppChooserDialog: Dialog, nonisolated AppChooser {
  /// Adopts a GtkAppChooserDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_app_chooser_dialog_new`.
  public init(parent: Window?, flags: DialogFlags, file: Object) { super.init(owning: UnsafeMutableRawPointer(gtk_app_chooser_dialog_new(parent?.native(), GtkDialogFlags(flags.rawValue), file.native()))) }
  /// `gtk_app_chooser_dialog_new_for_content_type`.
  public init(parent: Window?, flags: DialogFlags, contentType: String) { super.init(owning: UnsafeMutableRawPointer(gtk_app_chooser_dialog_new_for_content_type(parent?.native(), GtkDialogFlags(flags.rawValue), contentType.withoutNUL))) }
}

/// Every `AppChooserDialog`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AppChooserDialogProtocol: AppChooserDialog {}
extension AppChooserDialog: nonisolated AppChooserDialogProtocol {}

extension AppChooserDialogProtocol {
  /// `GtkAppChooserDialog:gfile`.
  public var gfile: Object? { property("gfile") }
  /// `gfile` changed.
  public var onNotifyGfile: Signal<> { notify("gfile") }
  /// `GtkAppChooserDialog:heading`.
  public var heading: String? { get { nativeOptionalText(copying: gtk_app_chooser_dialog_get_heading(native())) } set { if newValue != heading { withoutEcho { gtk_app_chooser_dialog_set_heading(native(), newValue.withoutNUL) } } } }
  /// `heading` changed.
  public var onNotifyHeading: Signal<> { notify("heading", delivery: .userChanges) }
  /// `gtk_app_chooser_dialog_get_widget`.
  public var widget: Widget { wrapped(gtk_app_chooser_dialog_get_widget(native()), as: Widget.self)! }
}
