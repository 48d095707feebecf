// Made by scripts/generate-wrappers of scripts/support/wrappers/PopoverMenu.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let popoverMenuLaws = Coverage<PopoverMenu>(
    "GtkPopoverMenu", make: { PopoverMenu(Menu()) }
  ) {
    $0.set("visible-submenu", \.visibleSubmenu, samples: ["main"])
    $0.set("menu-model", \.menu, samples: [Menu()])
    $0.signal { $0.onNotifyVisibleSubmenu {} }
    $0.signal { $0.onNotifyMenuModel {} }
  }
}

extension Wrappers {
  static let popoverMenuBarLaws = Coverage<PopoverMenuBar>(
    "GtkPopoverMenuBar", make: { PopoverMenuBar(Menu()) }
  ) {
    $0.set("menu-model", \.menu, samples: [Menu()])
    $0.signal { $0.onNotifyMenuModel {} }
  }
}
