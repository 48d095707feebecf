// Made by scripts/generate-wrappers of scripts/support/wrappers/PopoverMenu.txt: edit that, not this.
import CGtk

extension PopoverMenuProtocol {
  /// The name of the menu that is open inside.
  @NativeProperty("visible-submenu") public var visibleSubmenu: String?

  /// The entries.
  @NativeProperty(gtk_popover_menu_get_menu_model, gtk_popover_menu_set_menu_model) public var menu: Menu?
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

/// Every `PopoverMenuBar`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PopoverMenuBarProtocol: PopoverMenuBar {}

extension PopoverMenuBar: nonisolated PopoverMenuBarProtocol {}

extension PopoverMenuBarProtocol {
  /// The menus, side by side; GTK takes no nil.
  @NativeProperty(gtk_popover_menu_bar_get_menu_model, gtk_popover_menu_bar_set_menu_model) public var menu: Menu?
}

// Signals.
extension PopoverMenuBarProtocol {
  /// The user, or C code, changed `menu`.
  public var onNotifyMenuModel: Signal<> { notify("menu-model", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverMenuBarProtocol {
  @available(*, unavailable, renamed: "menu")
  @NeverCalled public var menuModel: Menu?
}
