import CGtk

/// A message across the window, with answers.
@MainActor open class InfoBar: Widget {
  /// An empty bar.
  public init(_ messageType: MessageType = .info) {
    super.init(owning: UnsafeMutableRawPointer(gtk_info_bar_new()))
    self.messageType = messageType
  }

  /// Adopts a GtkInfoBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkInfoBar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol InfoBarProtocol: Widget {}

extension InfoBar: nonisolated InfoBarProtocol {}

extension InfoBarProtocol {
  /// Adds a widget to the message.
  public func addChild(_ child: Widget) { takeIn(child) { gtk_info_bar_add_child(self.native(), $0) } }

  /// Removes a widget from the message.
  public func removeChild(_ child: Widget) {
    // The revealer, the box in it, and the box in that, which has the children.
    var content: UnsafeMutablePointer<GtkWidget>? = widgetPointer
    for _ in 0..<3 { content = content.flatMap { gtk_widget_get_first_child($0) } }
    guard content != nil, gtk_widget_get_parent(child.widgetPointer) == content else { return }
    removeWhenFree(child) { gtk_info_bar_remove_child(self.native(), $0) }
  }

  /// Adds a button; pressing it emits `onResponse` with its response.
  @discardableResult
  public func addButton(_ label: String, response: Int) -> Button {
    Widget.wrap(gtk_info_bar_add_button(native(), label.withoutNUL, Int32(clamping: response)), as: Button.self)!
  }

  /// Enables or disables the buttons of a response.
  public func setEnabled(_ isEnabled: Bool, response: Int) {
    gtk_info_bar_set_response_sensitive(native(), Int32(clamping: response), isEnabled ? 1 : 0)
  }

  /// Chooses the response of Enter.
  public func setDefaultResponse(_ response: Int) {
    gtk_info_bar_set_default_response(native(), Int32(clamping: response))
  }
}
