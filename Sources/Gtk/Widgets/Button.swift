import CGtk

/// Does something when it is pressed.
@MainActor open class Button: Widget {
  /// A button with a text; an underscore is shown as it is.
  public init(_ label: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_button_new_with_label(label)))
  }

  /// A button with an icon. Give it a tooltip or an accessible label.
  public init(iconName: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_button_new_from_icon_name(iconName)))
  }

  /// A button without content.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_button_new())) }

  /// Adopts a GtkButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// A new GtkButton that style sheets know by another name, and assistive technology as something else.
  package static func pointer(styledAs name: String, role: AccessibleRole) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(cgtk_styled_button_new(name, role.native))
  }
}

/// Every button; a subclass may declare members of the same names, see `WidgetProtocol`.
@MainActor public protocol ButtonProtocol: Actionable {}

extension Button: nonisolated ButtonProtocol {}

extension ButtonProtocol {
  /// The name of the icon; nil for a button that shows something else.
  public var iconName: String? {
    get { gtk_button_get_icon_name(native()).map { String(cString: $0) } }
    set { if newValue != iconName { withoutEcho { gtk_button_set_icon_name(native(), newValue ?? "") } } }
  }
}
