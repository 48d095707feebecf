// Made by scripts/generate-wrappers of scripts/support/wrappers/ListView.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let listViewLaws = Coverage<ListView>(
    "GtkListView", make: { ListView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: ListItemFactory()) }
  ) {
    $0.set("factory", \.factory, samples: [ListItemFactory(), nil])
    $0.shown("model", \.model)
    $0.set("show-separators", \.showsSeparators)
    $0.set("single-click-activate", \.activatesOnSingleClick)
    $0.set("enable-rubberband", \.enablesRubberBand)
    $0.set("hadjustment", \.horizontalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("vadjustment", \.verticalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("hscroll-policy", \.horizontalScrollPolicy)
    $0.set("vscroll-policy", \.verticalScrollPolicy)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onActivate { _ in } }
    $0.signal { $0.onNotifyFactory {} }
    $0.signal { $0.onNotifyModel {} }
    $0.signal { $0.onNotifyShowSeparators {} }
    $0.signal { $0.onNotifySingleClickActivate {} }
    $0.signal { $0.onNotifyEnableRubberband {} }
    $0.signal { $0.onNotifyHadjustment {} }
    $0.signal { $0.onNotifyVadjustment {} }
    $0.signal { $0.onNotifyHscrollPolicy {} }
    $0.signal { $0.onNotifyVscrollPolicy {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
