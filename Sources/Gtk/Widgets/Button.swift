import CGtk

/// A button that runs code when it is pressed.
@MainActor open class Button: Widget {
  /// A button with a text; an underscore is shown as it is.
  public init(_ label: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_button_new_with_label(label.withoutNUL)))
  }

  /// A button with an icon. Give it a tooltip or an accessible label.
  public init(iconName: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_button_new_from_icon_name(iconName)))
  }

  /// A button without content.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_button_new())) }

  /// Adopts a GtkButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// A new GtkButton with another name for style sheets, and another role for assistive technology.
  package static func pointer(styledAs name: String, role: AccessibleRole) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(cgtk_styled_button_new(name, role.native))
  }
}

/// Every button; a subclass may declare members of the same names, see `WidgetProtocol`.
@MainActor public protocol ButtonProtocol: Actionable {}

extension Button: nonisolated ButtonProtocol {}

extension ButtonProtocol {
  /// The name of the icon; nil for a button without one.
  public var iconName: String? {
    get { gtk_button_get_icon_name(native()).map { String(cString: $0) } }
    set { if newValue != iconName { withoutEcho { gtk_button_set_icon_name(native(), newValue ?? "") } } }
  }
}

extension Button {
  /// Does what a click does, at once; `activate()` shows the button pressed for a quarter of a second first.
  package func click() { cgtk_emit_clicked(raw) }

  /// Lets buttons and fields inside of the button be clicked: it gets a click after them. GTK's own buttons get it first.
  package func hearsOfClicksAfterContent() {
    for click in controllers(of: widgetPointer, gtk_gesture_click_get_type()) {
      gtk_event_controller_set_propagation_phase(OpaquePointer(click), GTK_PHASE_BUBBLE)
    }
  }
}
