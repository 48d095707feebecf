// Made by scripts/generate-wrappers of scripts/support/wrappers/TreeExpander.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let treeExpanderLaws = Coverage<TreeExpander>(
    "GtkTreeExpander", make: { TreeExpander() }
  ) {
    $0.set("child", \.child)
    $0.shown("item", \.item)
    $0.shown("list-row", \.listRow)
    $0.set("indent-for-icon", \.indentsForIcon)
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyItem {} }
    $0.signal { $0.onNotifyListRow {} }
    $0.signal { $0.onNotifyIndentForIcon {} }
  }
}
