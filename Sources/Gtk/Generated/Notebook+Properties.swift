// Made by scripts/generate-wrappers of scripts/support/wrappers/Notebook.txt: edit that, not this.
import CGtk

extension NotebookProtocol {
  /// The side on which the tabs are.
  @NativeProperty(gtk_notebook_get_tab_pos, gtk_notebook_set_tab_pos) public var tabPosition: PositionType

  /// Whether there are tabs.
  @NativeProperty(gtk_notebook_get_show_tabs, gtk_notebook_set_show_tabs) public var showsTabs: Bool

  /// Whether there is a line around the page.
  @NativeProperty(gtk_notebook_get_show_border, gtk_notebook_set_show_border) public var showsBorder: Bool

  /// Whether arrows appear where there are more tabs than fit.
  @NativeProperty(gtk_notebook_get_scrollable, gtk_notebook_set_scrollable) public var isScrollable: Bool

  /// Whether the right button shows a menu of the pages.
  @NativeProperty("enable-popup") public var enablesPopup: Bool

  /// Notebooks of one name exchange pages by dragging; nil for none.
  @NativeProperty(gtk_notebook_get_group_name, gtk_notebook_set_group_name) public var groupName: String?

  /// The list of the pages, `NotebookPage`.
  public var pages: Object? { property("pages") }
}

// Signals.
extension NotebookProtocol {
  /// The user goes to another page: its child and its index.
  public var onSwitchPage: Signal<Widget?, Int> { Signal(self, "switch-page", delivery: .userChanges) }

  /// A page came: its child and its index.
  public var onPageAdded: Signal<Widget?, Int> { Signal(self, "page-added") }

  /// A page went: its child and its former index.
  public var onPageRemoved: Signal<Widget?, Int> { Signal(self, "page-removed") }

  /// A page was moved: its child and its new index.
  public var onPageReordered: Signal<Widget?, Int> { Signal(self, "page-reordered") }

  /// The user, or C code, changed `tabPosition`.
  public var onNotifyTabPos: Signal<> { notify("tab-pos", delivery: .userChanges) }

  /// The user, or C code, changed `showsTabs`.
  public var onNotifyShowTabs: Signal<> { notify("show-tabs", delivery: .userChanges) }

  /// The user, or C code, changed `showsBorder`.
  public var onNotifyShowBorder: Signal<> { notify("show-border", delivery: .userChanges) }

  /// The user, or C code, changed `isScrollable`.
  public var onNotifyScrollable: Signal<> { notify("scrollable", delivery: .userChanges) }

  /// The user, or C code, changed `currentPage`.
  public var onNotifyPage: Signal<> { notify("page", delivery: .userChanges) }

  /// The user, or C code, changed `enablesPopup`.
  public var onNotifyEnablePopup: Signal<> { notify("enable-popup", delivery: .userChanges) }

  /// The user, or C code, changed `groupName`.
  public var onNotifyGroupName: Signal<> { notify("group-name", delivery: .userChanges) }

  /// `pages` changed.
  public var onNotifyPages: Signal<> { notify("pages") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotebookProtocol {
  @available(*, unavailable, renamed: "tabPosition")
  @NeverCalled public var tabPos: PositionType
  @available(*, unavailable, renamed: "showsTabs")
  @NeverCalled public var showTabs: Bool
  @available(*, unavailable, renamed: "showsBorder")
  @NeverCalled public var showBorder: Bool
  @available(*, unavailable, renamed: "isScrollable")
  @NeverCalled public var scrollable: Bool
  @available(*, unavailable, renamed: "enablesPopup")
  @NeverCalled public var enablePopup: Bool
  @available(*, unavailable, renamed: "append(_:label:)")
  @NeverCalled public var appendPage: RenamedFunction
  @available(*, unavailable, renamed: "insert(_:at:tab:)")
  @NeverCalled public var insertPage: RenamedFunction
  @available(*, unavailable, renamed: "remove(_:)")
  @NeverCalled public var removePage: RenamedFunction
  @available(*, unavailable, renamed: "move(_:to:)")
  @NeverCalled public var reorderChild: RenamedFunction
  @available(*, unavailable, renamed: "index(of:)")
  @NeverCalled public var pageNum: RenamedFunction
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var getNPages: RenamedFunction
  @available(*, unavailable, renamed: "child(at:)")
  @NeverCalled public var getNthPage: RenamedFunction
  @available(*, unavailable, renamed: "page")
  @NeverCalled public var nextPage: RenamedFunction
  @available(*, unavailable, renamed: "page")
  @NeverCalled public var prevPage: RenamedFunction
}

extension NotebookPage {
  /// The page's content.
  public var child: Widget? { property("child") }

  /// The tab's content.
  public var tab: Widget? { property("tab") }

  /// Its entry in the menu of pages.
  public var menu: Widget? { property("menu") }

  /// The text of the tab; nil for a widget of one's own.
  @NativeProperty("tab-label") public var tabLabel: String?

  /// The text in the menu of the pages; nil for the one of the tab.
  @NativeProperty("menu-label") public var menuLabel: String?

  /// The index of the page.
  @NativeProperty("position") public var position: Int

  /// Whether the tab takes room to spare.
  @NativeProperty("tab-expand") public var expandsTab: Bool

  /// Whether the tab fills the room it takes.
  @NativeProperty("tab-fill") public var fillsTab: Bool

  /// Whether the user can move the tab.
  @NativeProperty("reorderable") public var isReorderable: Bool

  /// Whether the user can drag the tab to another notebook.
  @NativeProperty("detachable") public var isDetachable: Bool
}

// Signals.
extension NotebookPage {
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child") }

  /// `tab` changed.
  public var onNotifyTab: Signal<> { notify("tab") }

  /// `menu` changed.
  public var onNotifyMenu: Signal<> { notify("menu") }

  /// The user, or C code, changed `tabLabel`.
  public var onNotifyTabLabel: Signal<> { notify("tab-label", delivery: .userChanges) }

  /// The user, or C code, changed `menuLabel`.
  public var onNotifyMenuLabel: Signal<> { notify("menu-label", delivery: .userChanges) }

  /// The user, or C code, changed `position`.
  public var onNotifyPosition: Signal<> { notify("position", delivery: .userChanges) }

  /// The user, or C code, changed `expandsTab`.
  public var onNotifyTabExpand: Signal<> { notify("tab-expand", delivery: .userChanges) }

  /// The user, or C code, changed `fillsTab`.
  public var onNotifyTabFill: Signal<> { notify("tab-fill", delivery: .userChanges) }

  /// The user, or C code, changed `isReorderable`.
  public var onNotifyReorderable: Signal<> { notify("reorderable", delivery: .userChanges) }

  /// The user, or C code, changed `isDetachable`.
  public var onNotifyDetachable: Signal<> { notify("detachable", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotebookPage {
  @available(*, unavailable, renamed: "expandsTab")
  @NeverCalled public var tabExpand: Bool
  @available(*, unavailable, renamed: "fillsTab")
  @NeverCalled public var tabFill: Bool
  @available(*, unavailable, renamed: "isReorderable")
  @NeverCalled public var reorderable: Bool
  @available(*, unavailable, renamed: "isDetachable")
  @NeverCalled public var detachable: Bool
}
