// Made by scripts/generate-wrappers of scripts/support/wrappers/Selections.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let singleSelectionLaws = Coverage<SingleSelection>(
    "GtkSingleSelection", make: { SingleSelection(ListModel(count: { 3 }, item: { $0 })) }
  ) {
    $0.set("autoselect", \.selectsAutomatically)
    $0.set("can-unselect", \.canUnselect)
    $0.shown("n-items", \.count)
    $0.set("selected", \.selected, samples: [1, nil])
    $0.shown("selected-item", \.selectedItem)
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.excuse("model", "covered by `model`, which the initialiser takes")
    $0.signal { $0.onNotifyAutoselect {} }
    $0.signal { $0.onNotifyCanUnselect {} }
    $0.signal { $0.onNotifyNItems {} }
    $0.signal { $0.onNotifySelected {} }
    $0.signal { $0.onNotifySelectedItem {} }
  }
}

extension Wrappers {
  static let multiSelectionLaws = Coverage<MultiSelection>(
    "GtkMultiSelection", make: { MultiSelection(ListModel(count: { 3 }, item: { $0 })) }
  ) {
    $0.shown("n-items", \.count)
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.excuse("model", "covered by `model`, which the initialiser takes")
    $0.signal { $0.onNotifyNItems {} }
  }
}

extension Wrappers {
  static let noSelectionLaws = Coverage<NoSelection>(
    "GtkNoSelection", make: { NoSelection(ListModel(count: { 3 }, item: { $0 })) }
  ) {
    $0.shown("n-items", \.count)
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.excuse("model", "covered by `model`, which the initialiser takes")
    $0.signal { $0.onNotifyNItems {} }
  }
}
