// Made by scripts/generate-wrappers of scripts/support/wrappers/ListItem.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let listItemLaws = Coverage<ListItem>(
    "GtkListItem", make: { Wrappers.listItem() }
  ) {
    $0.set("activatable", \.isActivatable)
    $0.shown("child", \.child)
    $0.shown("item", \.item)
    $0.shown("position", \.position)
    $0.set("selectable", \.isSelectable)
    $0.shown("selected", \.isSelected)
    $0.signal { $0.onNotifyActivatable {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyItem {} }
    $0.signal { $0.onNotifyPosition {} }
    $0.signal { $0.onNotifySelectable {} }
    $0.signal { $0.onNotifySelected {} }
  }
}

extension Wrappers {
  static let listItemFactoryLaws = Coverage<ListItemFactory>(
    "GtkSignalListItemFactory", make: { ListItemFactory() }
  ) {
    $0.signal { $0.onSetup { _ in } }
    $0.signal { $0.onBind { _ in } }
    $0.signal { $0.onUnbind { _ in } }
    $0.signal { $0.onTeardown { _ in } }
  }
}
