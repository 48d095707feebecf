import CGtk

/// A title bar with controls at both ends.
@MainActor open class HeaderBar: Widget {
  /// A bar that shows the window's title.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_header_bar_new())) }

  /// Adopts a GtkHeaderBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// What stands in the middle instead of the window's title.
  public var titleWidget: Widget? {
    get { Widget.wrap(gtk_header_bar_get_title_widget(native()), as: Widget.self) }
    set { if newValue !== titleWidget { gtk_header_bar_set_title_widget(native(), incoming(newValue)) } }
  }

  /// Whether the buttons to close, minimise and maximise are there.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(native()) != 0 }
    set { if newValue != showsTitleButtons { gtk_header_bar_set_show_title_buttons(native(), newValue ? 1 : 0) } }
  }

  /// Adds a control at the start.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(native(), incoming(child)) }

  /// Adds a control at the end.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(native(), incoming(child)) }

  /// Removes a control.
  public func remove(_ child: Widget) { gtk_header_bar_remove(native(), child.widgetPointer) }
}
