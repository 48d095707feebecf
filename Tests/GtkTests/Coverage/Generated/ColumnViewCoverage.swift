// Made by scripts/generate-wrappers of scripts/support/wrappers/ColumnView.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let columnViewLaws = Coverage<ColumnView>(
    "GtkColumnView", make: { ColumnView(NoSelection(ListModel(count: { 1 }, item: { $0 }))) }
  ) {
    $0.shown("columns", \.columnList)
    $0.shown("model", \.model)
    $0.set("show-row-separators", \.showsRowSeparators)
    $0.set("show-column-separators", \.showsColumnSeparators)
    $0.shown("sorter", \.sorter)
    $0.set("single-click-activate", \.activatesOnSingleClick)
    $0.set("reorderable", \.isReorderable)
    $0.set("enable-rubberband", \.enablesRubberBand)
    $0.set("hadjustment", \.horizontalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("vadjustment", \.verticalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("hscroll-policy", \.horizontalScrollPolicy)
    $0.set("vscroll-policy", \.verticalScrollPolicy)
    $0.signal { $0.onActivate { _ in } }
    $0.signal { $0.onNotifyColumns {} }
    $0.signal { $0.onNotifyModel {} }
    $0.signal { $0.onNotifyShowRowSeparators {} }
    $0.signal { $0.onNotifyShowColumnSeparators {} }
    $0.signal { $0.onNotifySorter {} }
    $0.signal { $0.onNotifySingleClickActivate {} }
    $0.signal { $0.onNotifyReorderable {} }
    $0.signal { $0.onNotifyEnableRubberband {} }
    $0.signal { $0.onNotifyHadjustment {} }
    $0.signal { $0.onNotifyVadjustment {} }
    $0.signal { $0.onNotifyHscrollPolicy {} }
    $0.signal { $0.onNotifyVscrollPolicy {} }
  }
}

extension Wrappers {
  static let columnViewColumnLaws = Coverage<ColumnViewColumn>(
    "GtkColumnViewColumn", make: { ColumnViewColumn("Title", factory: ListItemFactory()) }
  ) {
    $0.shown("column-view", \.columnView)
    $0.set("factory", \.factory, samples: [ListItemFactory(), nil])
    $0.set("title", \.title)
    $0.set("sorter", \.sorter, samples: [CustomSorter { _, _ in .equal }, nil])
    $0.set("visible", \.isVisible)
    $0.set("header-menu", \.headerMenu, samples: [Menu(), nil])
    $0.set("resizable", \.isResizable)
    $0.set("expand", \.expands)
    $0.set("fixed-width", \.fixedWidth)
    $0.signal { $0.onNotifyColumnView {} }
    $0.signal { $0.onNotifyFactory {} }
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifySorter {} }
    $0.signal { $0.onNotifyVisible {} }
    $0.signal { $0.onNotifyHeaderMenu {} }
    $0.signal { $0.onNotifyResizable {} }
    $0.signal { $0.onNotifyExpand {} }
    $0.signal { $0.onNotifyFixedWidth {} }
  }
}
