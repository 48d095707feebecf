// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFontDialogButton`, since GTK 4.10.
@MainActor public final class FontDialogButton: Widget {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static func ifAvailable(dialog: FontDialog? = nil) -> FontDialogButton? { cgtk_has_4_10() != 0 ? FontDialogButton(adopting: UnsafeMutableRawPointer(weak_gtk_font_dialog_button_new(retained(dialog)))) : nil }
  /// `GtkFontDialogButton:dialog`.
  public var dialog: FontDialog? { get { wrapped(weak_gtk_font_dialog_button_get_dialog(native()), as: FontDialog.self) } set { if newValue !== dialog { withoutEcho { weak_gtk_font_dialog_button_set_dialog(native(), newValue?.native()) } } } }
  /// `dialog` changed.
  public var onNotifyDialog: Signal<> { notify("dialog", delivery: .userChanges) }
  /// `GtkFontDialogButton:font-desc`.
  public var fontDesc: FontDescription? { get { FontDescription.copy(weak_gtk_font_dialog_button_get_font_desc(native())) } set { withoutEcho { weak_gtk_font_dialog_button_set_font_desc(native(), borrowed(newValue)) } } }
  /// `fontDesc` changed.
  public var onNotifyFontDesc: Signal<> { notify("font-desc", delivery: .userChanges) }
  /// `GtkFontDialogButton:font-features`.
  public var fontFeatures: String? { get { nativeOptionalText(copying: weak_gtk_font_dialog_button_get_font_features(native())) } set { if newValue != fontFeatures { withoutEcho { weak_gtk_font_dialog_button_set_font_features(native(), newValue.withoutNUL) } } } }
  /// `fontFeatures` changed.
  public var onNotifyFontFeatures: Signal<> { notify("font-features", delivery: .userChanges) }
  /// `GtkFontDialogButton:language`.
  public var language: Language? { get { Language.take(weak_gtk_font_dialog_button_get_language(native())) } set { withoutEcho { weak_gtk_font_dialog_button_set_language(native(), borrowed(newValue)) } } }
  /// `language` changed.
  public var onNotifyLanguage: Signal<> { notify("language", delivery: .userChanges) }
  /// `GtkFontDialogButton:level`.
  public var level: FontLevel { get { FontLevel(rawValue: weak_gtk_font_dialog_button_get_level(native()).rawValue) } set { if newValue != level { withoutEcho { weak_gtk_font_dialog_button_set_level(native(), GtkFontLevel(newValue.rawValue)) } } } }
  /// `level` changed.
  public var onNotifyLevel: Signal<> { notify("level", delivery: .userChanges) }
  /// `GtkFontDialogButton:use-font`.
  public var usesFont: Bool { get { weak_gtk_font_dialog_button_get_use_font(native()) != 0 } set { if newValue != usesFont { withoutEcho { weak_gtk_font_dialog_button_set_use_font(native(), newValue ? 1 : 0) } } } }
  /// `usesFont` changed.
  public var onNotifyUseFont: Signal<> { notify("use-font", delivery: .userChanges) }
  /// `GtkFontDialogButton:use-size`.
  public var usesSize: Bool { get { weak_gtk_font_dialog_button_get_use_size(native()) != 0 } set { if newValue != usesSize { withoutEcho { weak_gtk_font_dialog_button_set_use_size(native(), newValue ? 1 : 0) } } } }
  /// `usesSize` changed.
  public var onNotifyUseSize: Signal<> { notify("use-size", delivery: .userChanges) }
}
