import CGtk

/// A button that shows a menu or a popover.
@MainActor open class MenuButton: Widget {
  /// A button that shows nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_menu_button_new())) }

  /// Adopts a GtkMenuButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The menu it shows.
  public func setMenu(_ menu: Menu?) { gtk_menu_button_set_menu_model(native(), menu?.native()) }

  /// The popover it shows; nil with a menu.
  public var popover: Popover? {
    get { Object.wrap(gtk_menu_button_get_popover(native()), as: Popover.self) }
    set { if newValue !== popover { gtk_menu_button_set_popover(native(), incoming(newValue)) } }
  }

  /// The name of the icon.
  public var iconName: String? {
    get { gtk_menu_button_get_icon_name(native()).map { String(cString: $0) } }
    set { gtk_menu_button_set_icon_name(native(), newValue ?? "") }
  }

  /// Whether F10 opens it.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(native()) != 0 }
    set { gtk_menu_button_set_primary(native(), newValue ? 1 : 0) }
  }

  /// Shows what it shows.
  public func popup() {
    popover?.giveFocusIfNobodyHasIt()
    gtk_menu_button_popup(native())
  }

  /// Hides what it shows.
  public func popdown() { gtk_menu_button_popdown(native()) }
}
