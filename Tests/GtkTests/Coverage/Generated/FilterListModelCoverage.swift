// Made by scripts/generate-wrappers of scripts/support/wrappers/FilterListModel.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let filterListModelLaws = Coverage<FilterListModel>(
    "GtkFilterListModel", make: { FilterListModel(ListModel(count: { 3 }, item: { $0 })) }
  ) {
    $0.set("filter", \.filter, samples: [CustomFilter { _ in true }, nil])
    $0.set("incremental", \.isIncremental)
    $0.set("model", \.model, samples: [ListModel(count: { 2 }, item: { $0 })])
    $0.shown("n-items", \.count)
    $0.shown("pending", \.pendingCount)
    $0.excuse("item-type", "GTK-internal: the GType of the items, which are wrapped by class")
    $0.signal { $0.onNotifyFilter {} }
    $0.signal { $0.onNotifyIncremental {} }
    $0.signal { $0.onNotifyModel {} }
    $0.signal { $0.onNotifyNItems {} }
    $0.signal { $0.onNotifyPending {} }
  }
}
