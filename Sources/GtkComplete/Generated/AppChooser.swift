// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAppChooser`.
@MainActor public protocol AppChooser: Widget {}

extension AppChooser {
  /// `GtkAppChooser:content-type`.
  public var contentType: String { nativeText(taking: gtk_app_chooser_get_content_type(native())) }
  /// `contentType` changed.
  public var onNotifyContentType: Signal<> { notify("content-type") }
  /// `gtk_app_chooser_get_app_info`.
  public var appInfo: Object? { taken(gtk_app_chooser_get_app_info(native()), as: Object.self) }
  /// `gtk_app_chooser_refresh`.
  public func refresh() { gtk_app_chooser_refresh(native()) }
}
