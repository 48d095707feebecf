// Made by scripts/generate-wrappers of scripts/support/wrappers/PopoverMenu.txt: edit that, not this.
import CGtk

extension PopoverMenuProtocol {
  /// The name of the menu that is open inside.
  public var visibleSubmenu: String? {
    get { property("visible-submenu") }
    set { if newValue != visibleSubmenu { setProperty("visible-submenu", to: newValue) } }
  }

  /// The entries.
  public var menu: Menu? {
    get { Object.wrap(gtk_popover_menu_get_menu_model(native()), as: Menu.self) }
    set { if newValue !== menu { withoutEcho { gtk_popover_menu_set_menu_model(native(), newValue?.native()) } } }
  }
}

// Signals.
extension PopoverMenuProtocol {
  /// The user, or C code, changed `visibleSubmenu`.
  public var onNotifyVisibleSubmenu: Signal<> { notify("visible-submenu", delivery: .userChanges) }

  /// The user, or C code, changed `menu`.
  public var onNotifyMenuModel: Signal<> { notify("menu-model", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverMenuProtocol {
  @available(*, unavailable, renamed: "menu")
  @NeverCalled public var menuModel: Menu?
}

extension WidgetProtocol where Self: PopoverMenuBar {
  /// The menus, side by side; GTK takes no nil.
  public var menu: Menu? {
    get { Object.wrap(gtk_popover_menu_bar_get_menu_model(native()), as: Menu.self) }
    set { if newValue !== menu { withoutEcho { gtk_popover_menu_bar_set_menu_model(native(), newValue?.native()) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: PopoverMenuBar {
  /// The user, or C code, changed `menu`.
  public var onNotifyMenuModel: Signal<> { notify("menu-model", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WidgetProtocol where Self: PopoverMenuBar {
  @available(*, unavailable, renamed: "menu")
  @NeverCalled public var menuModel: Menu?
}
