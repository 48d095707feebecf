// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAppChooserWidget`.
@MainActor open class AppChooserWidget: Widget, nonisolated AppChooser {
  /// Adopts a GtkAppChooserWidget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_app_chooser_widget_new`.
  public init(contentType: String) { super.init(owning: UnsafeMutableRawPointer(gtk_app_chooser_widget_new(contentType.withoutNUL))) }
}

/// Every `AppChooserWidget`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AppChooserWidgetProtocol: AppChooserWidget {}
extension AppChooserWidget: nonisolated AppChooserWidgetProtocol {}

extension AppChooserWidgetProtocol {
  /// `GtkAppChooserWidget:default-text`.
  public var defaultText: String? { get { nativeOptionalText(copying: gtk_app_chooser_widget_get_default_text(native())) } set { if newValue != defaultText { withoutEcho { gtk_app_chooser_widget_set_default_text(native(), newValue.withoutNUL) } } } }
  /// `defaultText` changed.
  public var onNotifyDefaultText: Signal<> { notify("default-text", delivery: .userChanges) }
  /// `GtkAppChooserWidget:show-all`.
  public var showsAll: Bool { get { gtk_app_chooser_widget_get_show_all(native()) != 0 } set { if newValue != showsAll { withoutEcho { gtk_app_chooser_widget_set_show_all(native(), newValue ? 1 : 0) } } } }
  /// `showsAll` changed.
  public var onNotifyShowAll: Signal<> { notify("show-all", delivery: .userChanges) }
  /// `GtkAppChooserWidget:show-default`.
  public var showsDefault: Bool { get { gtk_app_chooser_widget_get_show_default(native()) != 0 } set { if newValue != showsDefault { withoutEcho { gtk_app_chooser_widget_set_show_default(native(), newValue ? 1 : 0) } } } }
  /// `showsDefault` changed.
  public var onNotifyShowDefault: Signal<> { notify("show-default", delivery: .userChanges) }
  /// `GtkAppChooserWidget:show-fallback`.
  public var showsFallback: Bool { get { gtk_app_chooser_widget_get_show_fallback(native()) != 0 } set { if newValue != showsFallback { withoutEcho { gtk_app_chooser_widget_set_show_fallback(native(), newValue ? 1 : 0) } } } }
  /// `showsFallback` changed.
  public var onNotifyShowFallback: Signal<> { notify("show-fallback", delivery: .userChanges) }
  /// `GtkAppChooserWidget:show-other`.
  public var showsOther: Bool { get { gtk_app_chooser_widget_get_show_other(native()) != 0 } set { if newValue != showsOther { withoutEcho { gtk_app_chooser_widget_set_show_other(native(), newValue ? 1 : 0) } } } }
  /// `showsOther` changed.
  public var onNotifyShowOther: Signal<> { notify("show-other", delivery: .userChanges) }
  /// `GtkAppChooserWidget:show-recommended`.
  public var showsRecommended: Bool { get { gtk_app_chooser_widget_get_show_recommended(native()) != 0 } set { if newValue != showsRecommended { withoutEcho { gtk_app_chooser_widget_set_show_recommended(native(), newValue ? 1 : 0) } } } }
  /// `showsRecommended` changed.
  public var onNotifyShowRecommended: Signal<> { notify("show-recommended", delivery: .userChanges) }
  /// `GtkAppChooserWidget::application-activated`.
  public var onApplicationActivated: Signal<Object?> { Signal(inside: self, "application-activated") }
  /// `GtkAppChooserWidget::application-selected`.
  public var onApplicationSelected: Signal<Object?> { Signal(inside: self, "application-selected") }
}
