// Made by scripts/generate-wrappers of scripts/support/wrappers/MenuButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let menuButtonLaws = Coverage<MenuButton>(
    "GtkMenuButton", make: { MenuButton() }
  ) {
    $0.set("menu-model", \.menu, samples: [Menu()])
    $0.set("direction", \.arrowType, samples: [.up, .left])
    $0.shown("popover", \.popover)
    $0.set("icon-name", \.iconName, samples: ["image-missing", "list-add"])
    $0.set("always-show-arrow", \.alwaysShowsArrow)
    $0.set("label", \.label, samples: ["one", "two"])
    $0.set("use-underline", \.usesUnderline)
    $0.set("has-frame", \.hasFrame)
    $0.set("primary", \.isPrimary)
    $0.set("child", \.child, samples: [Label("one"), nil])
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyMenuModel {} }
    $0.signal { $0.onNotifyDirection {} }
    $0.signal { $0.onNotifyPopover {} }
    $0.signal { $0.onNotifyIconName {} }
    $0.signal { $0.onNotifyAlwaysShowArrow {} }
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyUseUnderline {} }
    $0.signal { $0.onNotifyHasFrame {} }
    $0.signal { $0.onNotifyPrimary {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
