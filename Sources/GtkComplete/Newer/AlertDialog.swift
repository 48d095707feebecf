// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAlertDialog`, since GTK 4.10.
@MainActor public final class AlertDialog: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static var ifAvailable: AlertDialog? { cgtk_has_4_10() != 0 ? AlertDialog(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(weak_gtk_alert_dialog_get_type(), 0, nil, nil))) : nil }
  /// `GtkAlertDialog:buttons`.
  public var buttons: [String] { get { nativeTexts(weak_gtk_alert_dialog_get_buttons(native()), freeing: .nothing) } set { if newValue != buttons { withoutEcho { lendTexts(newValue) { p in weak_gtk_alert_dialog_set_buttons(native(), p) } } } } }
  /// `buttons` changed.
  public var onNotifyButtons: Signal<> { notify("buttons", delivery: .userChanges) }
  /// `GtkAlertDialog:cancel-button`.
  public var cancelButton: Int { get { Int(weak_gtk_alert_dialog_get_cancel_button(native())) } set { if newValue != cancelButton { setProperty("cancel-button", to: newValue) } } }
  /// `cancelButton` changed.
  public var onNotifyCancelButton: Signal<> { notify("cancel-button", delivery: .userChanges) }
  /// `GtkAlertDialog:default-button`.
  public var defaultButton: Int { get { Int(weak_gtk_alert_dialog_get_default_button(native())) } set { if newValue != defaultButton { setProperty("default-button", to: newValue) } } }
  /// `defaultButton` changed.
  public var onNotifyDefaultButton: Signal<> { notify("default-button", delivery: .userChanges) }
  /// `GtkAlertDialog:detail`.
  public var detail: String { get { nativeText(copying: weak_gtk_alert_dialog_get_detail(native())) } set { if newValue != detail { withoutEcho { weak_gtk_alert_dialog_set_detail(native(), newValue.withoutNUL) } } } }
  /// `detail` changed.
  public var onNotifyDetail: Signal<> { notify("detail", delivery: .userChanges) }
  /// `GtkAlertDialog:message`.
  public var message: String { get { nativeText(copying: weak_gtk_alert_dialog_get_message(native())) } set { if newValue != message { withoutEcho { weak_gtk_alert_dialog_set_message(native(), newValue.withoutNUL) } } } }
  /// `message` changed.
  public var onNotifyMessage: Signal<> { notify("message", delivery: .userChanges) }
  /// `GtkAlertDialog:modal`.
  public var isModal: Bool { get { weak_gtk_alert_dialog_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { weak_gtk_alert_dialog_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `gtk_alert_dialog_choose`.
  public func choose(_ parent: Window?) async throws(GLibError) -> Int? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_alert_dialog_choose(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in Int(weak_gtk_alert_dialog_choose_finish(native(), asynchronous, &error)) } }
  /// `gtk_alert_dialog_show`.
  public func show(_ parent: Window?) { weak_gtk_alert_dialog_show(native(), parent?.native()) }
}
