// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkNativeDialog`.
@MainActor open class NativeDialog: Object, nonisolated NativeDialogProtocol {}

/// The members of `NativeDialog`, also of its subclasses in `Gtk`.
@MainActor public protocol NativeDialogProtocol: Object {}

extension NativeDialogProtocol {
  /// `gtk_native_dialog_destroy`.
  public func destroy() { gtk_native_dialog_destroy(native()) }
  /// `gtk_native_dialog_show`.
  public func show() { gtk_native_dialog_show(native()) }
}

// What the classes of `Gtk` below it have themselves.
extension NativeDialog {
  /// `GtkNativeDialog:modal`.
  public var isModal: Bool { get { gtk_native_dialog_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { gtk_native_dialog_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GtkNativeDialog:title`.
  public var title: String? { get { nativeOptionalText(copying: gtk_native_dialog_get_title(native())) } set { if newValue != title { withoutEcho { gtk_native_dialog_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkNativeDialog:transient-for`.
  public var transientFor: Window? { get { wrapped(gtk_native_dialog_get_transient_for(native()), as: Window.self) } set { if newValue !== transientFor { withoutEcho { gtk_native_dialog_set_transient_for(native(), newValue?.native()) } } } }
  /// `transientFor` changed.
  public var onNotifyTransientFor: Signal<> { notify("transient-for", delivery: .userChanges) }
  /// `GtkNativeDialog:visible`.
  public var isVisible: Bool { get { gtk_native_dialog_get_visible(native()) != 0 } set { if newValue != isVisible { setProperty("visible", to: newValue) } } }
  /// `isVisible` changed.
  public var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }
  /// `gtk_native_dialog_hide`.
  public func hide() { gtk_native_dialog_hide(native()) }
  /// `GtkNativeDialog::response`.
  public var onResponse: Signal<Int> { Signal(inside: self, "response") }
}
