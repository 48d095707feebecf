// Made by scripts/generate-wrappers of scripts/support/wrappers/HeaderBar.txt: edit that, not this.
import CGtk

/// Every `HeaderBar`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol HeaderBarProtocol: HeaderBar {}

extension HeaderBar: nonisolated HeaderBarProtocol {}

extension HeaderBarProtocol {
  /// The widget in the middle instead of the window's title.
  @NativeChild(gtk_header_bar_get_title_widget, gtk_header_bar_set_title_widget) public var titleWidget: Widget?

  /// Whether the buttons to close, minimise and maximise are there.
  @NativeProperty(gtk_header_bar_get_show_title_buttons, gtk_header_bar_set_show_title_buttons)
  public var showsTitleButtons: Bool

  /// Which buttons are where, such as `menu:minimize,close`; nil for the desktop's layout.
  @NativeProperty(gtk_header_bar_get_decoration_layout, gtk_header_bar_set_decoration_layout)
  public var decorationLayout: String?
}

// Signals.
extension HeaderBarProtocol {
  /// The user, or C code, changed `titleWidget`.
  public var onNotifyTitleWidget: Signal<> { notify("title-widget", delivery: .userChanges) }

  /// The user, or C code, changed `showsTitleButtons`.
  public var onNotifyShowTitleButtons: Signal<> { notify("show-title-buttons", delivery: .userChanges) }

  /// The user, or C code, changed `decorationLayout`.
  public var onNotifyDecorationLayout: Signal<> { notify("decoration-layout", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HeaderBarProtocol {
  @available(*, unavailable, renamed: "showsTitleButtons")
  @NeverCalled public var showTitleButtons: Bool
}
