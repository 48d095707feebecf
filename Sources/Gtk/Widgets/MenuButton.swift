import CGtk

/// A button that shows a menu or a popover.
@MainActor open class MenuButton: Widget {
  /// A button that shows nothing yet.
  public convenience init() { self.init(owning: UnsafeMutableRawPointer(gtk_menu_button_new())) }

  /// Adopts a GtkMenuButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The popover it shows; nil with a menu.
  @NativeChild(gtk_menu_button_get_popover, gtk_menu_button_set_popover) public var popover: Popover?

  /// The name of the icon.
  public var iconName: String? {
    get { gtk_menu_button_get_icon_name(native()).map { String(cString: $0) } }
    set { if newValue != iconName { withoutEcho { gtk_menu_button_set_icon_name(native(), newValue ?? "") } } }
  }

  /// The button's content in place of a text or an icon.
  public var child: Widget? {
    get { Widget.wrap(gtk_menu_button_get_child(native()), as: Widget.self) }
    set {
      exchange(self.child, for: newValue) {
        // GTK 4.8 takes no null.
        if let new = $0 {
          gtk_menu_button_set_child(self.native(), new)
        } else {
          gtk_menu_button_set_label(self.native(), "")
        }
      }
    }
  }

  /// Shows the menu or popover; does nothing while the button is in no window.
  public func popup() {
    guard gtk_widget_get_root(native()) != nil else { return }
    popover?.giveFocusIfNothingHasIt()
    gtk_menu_button_popup(native())
  }

  /// Hides the menu or popover.
  public func popdown() {
    guard !TreeWork.isLayingOutPopover(in: widgetPointer) else { return TreeWork.later { self.popdown() } }
    gtk_menu_button_popdown(native())
  }
}
