// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkColorDialog`, since GTK 4.10.
@MainActor public final class ColorDialog: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static var ifAvailable: ColorDialog? { cgtk_has_4_10() != 0 ? ColorDialog(adopting: UnsafeMutableRawPointer(weak_gtk_color_dialog_new())) : nil }
  /// `GtkColorDialog:modal`.
  public var isModal: Bool { get { weak_gtk_color_dialog_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { weak_gtk_color_dialog_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GtkColorDialog:title`.
  public var title: String { get { nativeText(copying: weak_gtk_color_dialog_get_title(native())) } set { if newValue != title { withoutEcho { weak_gtk_color_dialog_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkColorDialog:with-alpha`.
  public var hasAlpha: Bool { get { weak_gtk_color_dialog_get_with_alpha(native()) != 0 } set { if newValue != hasAlpha { withoutEcho { weak_gtk_color_dialog_set_with_alpha(native(), newValue ? 1 : 0) } } } }
  /// `hasAlpha` changed.
  public var onNotifyWithAlpha: Signal<> { notify("with-alpha", delivery: .userChanges) }
  /// `gtk_color_dialog_choose_rgba`.
  public func chooseRgba(_ parent: Window?, initialColor: RGBA?) async throws(GLibError) -> RGBA? { try await AsyncCall.choice(over: parent) { cancellable, done, data in lendOptional(initialColor, as: GdkRGBA.self) { p0 in weak_gtk_color_dialog_choose_rgba(native(), parent?.native(), p0, cancellable, done, data) } } finish: { [self] asynchronous, error in nativeColor(taking: weak_gtk_color_dialog_choose_rgba_finish(native(), asynchronous, &error)) } }
}
