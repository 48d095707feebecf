// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkColorDialogButton`, since GTK 4.10.
@MainActor public final class ColorDialogButton: Widget {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static func ifAvailable(dialog: ColorDialog? = nil) -> ColorDialogButton? { cgtk_has_4_10() != 0 ? ColorDialogButton(adopting: UnsafeMutableRawPointer(weak_gtk_color_dialog_button_new(retained(dialog)))) : nil }
  /// `GtkColorDialogButton:dialog`.
  public var dialog: ColorDialog? { get { wrapped(weak_gtk_color_dialog_button_get_dialog(native()), as: ColorDialog.self) } set { if newValue !== dialog { withoutEcho { weak_gtk_color_dialog_button_set_dialog(native(), newValue?.native()) } } } }
  /// `dialog` changed.
  public var onNotifyDialog: Signal<> { notify("dialog", delivery: .userChanges) }
  /// `GtkColorDialogButton:rgba`.
  public var rgba: RGBA { get { weak_gtk_color_dialog_button_get_rgba(native()).pointee.value } set { if newValue != rgba { withoutEcho { lend(newValue, as: GdkRGBA.self) { p in weak_gtk_color_dialog_button_set_rgba(native(), p) } } } } }
  /// `rgba` changed.
  public var onNotifyRgba: Signal<> { notify("rgba", delivery: .userChanges) }
}
