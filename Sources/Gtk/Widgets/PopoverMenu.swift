import CGtk

/// A bubble that shows a menu.
@MainActor open class PopoverMenu: Popover {
  /// A bubble with the entries of a menu.
  public init(_ menu: Menu) {
    super.init(owning: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(menu.native())))
  }

  /// Adopts a GtkPopoverMenu.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkPopoverMenu`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PopoverMenuProtocol: Widget {}

extension PopoverMenu: nonisolated PopoverMenuProtocol {}

extension PopoverMenuProtocol {
  /// Replaces the entry whose attribute `custom` is `name` by a widget. Such entries are made in C, by
  /// `g_menu_item_set_attribute`.
  ///
  /// - Returns: whether there is such an entry.
  @discardableResult
  public func addChild(_ child: Widget, for name: String) -> Bool {
    var isKnown = true
    takeIn(child) { isKnown = gtk_popover_menu_add_child(self.native(), $0, name) != 0 }
    return isKnown
  }

  /// Removes a widget from the menu.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  public func removeChild(_ child: Widget) -> Bool { gtk_popover_menu_remove_child(native(), child.widgetPointer) != 0 }
}

/// A bar of menus.
@MainActor open class PopoverMenuBar: Widget {
  /// A bar with the submenus of a menu.
  public init(_ menu: Menu) {
    super.init(owning: UnsafeMutableRawPointer(gtk_popover_menu_bar_new_from_model(menu.native())))
  }

  /// Adopts a GtkPopoverMenuBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
