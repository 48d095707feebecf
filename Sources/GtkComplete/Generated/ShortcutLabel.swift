// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutLabel`.
@MainActor open class ShortcutLabel: Widget {
  /// Adopts a GtkShortcutLabel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_shortcut_label_new`.
  public init(accelerator: String) { super.init(owning: UnsafeMutableRawPointer(gtk_shortcut_label_new(accelerator.withoutNUL))) }
}

/// Every `ShortcutLabel`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ShortcutLabelProtocol: ShortcutLabel {}
extension ShortcutLabel: nonisolated ShortcutLabelProtocol {}

extension ShortcutLabelProtocol {
  /// `GtkShortcutLabel:accelerator`.
  public var accelerator: String? { get { nativeOptionalText(copying: gtk_shortcut_label_get_accelerator(native())) } set { if newValue != accelerator { withoutEcho { gtk_shortcut_label_set_accelerator(native(), newValue.withoutNUL) } } } }
  /// `accelerator` changed.
  public var onNotifyAccelerator: Signal<> { notify("accelerator", delivery: .userChanges) }
  /// `GtkShortcutLabel:disabled-text`.
  public var disabledText: String? { get { nativeOptionalText(copying: gtk_shortcut_label_get_disabled_text(native())) } set { if newValue != disabledText { withoutEcho { gtk_shortcut_label_set_disabled_text(native(), newValue.withoutNUL) } } } }
  /// `disabledText` changed.
  public var onNotifyDisabledText: Signal<> { notify("disabled-text", delivery: .userChanges) }
}
