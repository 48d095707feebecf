// Made by scripts/generate-wrappers of scripts/support/wrappers/Frame.txt: edit that, not this.
import CGtk

/// Every `Frame`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FrameProtocol: Frame {}

extension Frame: nonisolated FrameProtocol {}

extension FrameProtocol {
  /// The title; nil for none.
  @NativeProperty(gtk_frame_get_label, gtk_frame_set_label) public var label: String?

  /// The position of the title, from 0 (leading) to 1 (trailing).
  @NativeProperty("label-xalign") public var labelXalign: Double

  /// The widget in place of the title's text.
  @NativeChild(gtk_frame_get_label_widget, gtk_frame_set_label_widget) public var labelWidget: Widget?

  /// The framed widget.
  @NativeChild(gtk_frame_get_child, gtk_frame_set_child) public var child: Widget?
}

// Signals.
extension FrameProtocol {
  /// The user, or C code, changed `label`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `labelXalign`.
  public var onNotifyLabelXalign: Signal<> { notify("label-xalign", delivery: .userChanges) }

  /// The user, or C code, changed `labelWidget`.
  public var onNotifyLabelWidget: Signal<> { notify("label-widget", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
