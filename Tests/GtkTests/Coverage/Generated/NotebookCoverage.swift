// Made by scripts/generate-wrappers of scripts/support/wrappers/Notebook.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let notebookLaws = Coverage<Notebook>(
    "GtkNotebook", make: { Notebook() }
  ) {
    $0.set("tab-pos", \.tabPosition)
    $0.set("show-tabs", \.showsTabs)
    $0.set("show-border", \.showsBorder)
    $0.set("scrollable", \.isScrollable)
    $0.shown("page", \.currentPage)
    $0.set("enable-popup", \.enablesPopup)
    $0.set("group-name", \.groupName)
    $0.shown("pages", \.pages)
    $0.signal { $0.onSwitchPage { _, _ in } }
    $0.signal { $0.onPageAdded { _, _ in } }
    $0.signal { $0.onPageRemoved { _, _ in } }
    $0.signal { $0.onPageReordered { _, _ in } }
    $0.signal { $0.onNotifyTabPos {} }
    $0.signal { $0.onNotifyShowTabs {} }
    $0.signal { $0.onNotifyShowBorder {} }
    $0.signal { $0.onNotifyScrollable {} }
    $0.signal { $0.onNotifyPage {} }
    $0.signal { $0.onNotifyEnablePopup {} }
    $0.signal { $0.onNotifyGroupName {} }
    $0.signal { $0.onNotifyPages {} }
  }
}

extension Wrappers {
  static let notebookPageLaws = Coverage<NotebookPage>(
    "GtkNotebookPage", make: { Wrappers.notebookPage() }
  ) {
    $0.shown("child", \.child)
    $0.shown("tab", \.tab)
    $0.shown("menu", \.menu)
    $0.set("tab-label", \.tabLabel, samples: ["one", "two"])
    $0.set("menu-label", \.menuLabel, samples: ["one", "two"])
    $0.set("position", \.position, samples: [0])
    $0.set("tab-expand", \.expandsTab)
    $0.set("tab-fill", \.fillsTab)
    $0.set("reorderable", \.isReorderable)
    $0.set("detachable", \.isDetachable)
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyTab {} }
    $0.signal { $0.onNotifyMenu {} }
    $0.signal { $0.onNotifyTabLabel {} }
    $0.signal { $0.onNotifyMenuLabel {} }
    $0.signal { $0.onNotifyPosition {} }
    $0.signal { $0.onNotifyTabExpand {} }
    $0.signal { $0.onNotifyTabFill {} }
    $0.signal { $0.onNotifyReorderable {} }
    $0.signal { $0.onNotifyDetachable {} }
  }
}
