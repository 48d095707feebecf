// Made by scripts/generate-wrappers of scripts/support/wrappers/TreeListModel.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let treeListModelLaws = Coverage<TreeListModel>(
    "GtkTreeListModel", make: { TreeListModel(ListModel(count: { 1 }, item: { $0 })) { _ in nil } }
  ) {
    $0.set("autoexpand", \.expandsAutomatically)
    $0.shown("model", \.model)
    $0.shown("n-items", \.count)
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.excuse("passthrough", "construct-only: the items are always rows, `TreeListRow`, which know their item")
    $0.signal { $0.onNotifyAutoexpand {} }
    $0.signal { $0.onNotifyModel {} }
    $0.signal { $0.onNotifyNItems {} }
  }
}

extension Wrappers {
  static let treeListRowLaws = Coverage<TreeListRow>(
    "GtkTreeListRow", make: { Wrappers.treeListRow() }
  ) {
    $0.shown("children", \.children)
    $0.shown("depth", \.depth)
    $0.shown("expandable", \.isExpandable)
    $0.set("expanded", \.isExpanded)
    $0.shown("item", \.item)
    $0.signal { $0.onNotifyChildren {} }
    $0.signal { $0.onNotifyDepth {} }
    $0.signal { $0.onNotifyExpandable {} }
    $0.signal { $0.onNotifyExpanded {} }
    $0.signal { $0.onNotifyItem {} }
  }
}
