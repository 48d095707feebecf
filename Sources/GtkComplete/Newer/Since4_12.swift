// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// What `Owner` has since GTK 4.12. See `since4_12`.
@MainActor public struct Since4_12<Owner: Object>: NewerMembers {
  package let owner: Owner
}

extension MayHaveNewer {
  /// What the class has since GTK 4.12; nil where an older GTK runs.
  public var since4_12: Since4_12<Self>? { cgtk_has_4_12() != 0 ? Since4_12(owner: self) : nil }
}

extension Since4_12 where Owner: FileLauncher {
  /// `GtkFileLauncher:always-ask`.
  public var isAlwaysAsk: Bool { get { weak_gtk_file_launcher_get_always_ask(native()) != 0 } nonmutating set { if newValue != isAlwaysAsk { withoutEcho { weak_gtk_file_launcher_set_always_ask(native(), newValue ? 1 : 0) } } } }
  /// `isAlwaysAsk` changed.
  public var onNotifyAlwaysAsk: Signal<> { notify("always-ask", delivery: .userChanges) }
}

extension Since4_12 where Owner: Button {
  /// `GtkButton:can-shrink`.
  public var canShrink: Bool { get { weak_gtk_button_get_can_shrink(native()) != 0 } nonmutating set { if newValue != canShrink { withoutEcho { weak_gtk_button_set_can_shrink(native(), newValue ? 1 : 0) } } } }
  /// `canShrink` changed.
  public var onNotifyCanShrink: Signal<> { notify("can-shrink", delivery: .userChanges) }
}

extension Since4_12 where Owner: ColumnView {
  /// `GtkColumnView:header-factory`.
  public var headerFactory: (any AbstractListItemFactoryProtocol)? { get { wrapped(weak_gtk_column_view_get_header_factory(native()), as: (any AbstractListItemFactoryProtocol).self) } nonmutating set { if newValue !== headerFactory { changeItems { [self] in withoutEcho { weak_gtk_column_view_set_header_factory(native(), newValue?.native()) } } } } }
  /// `headerFactory` changed.
  public var onNotifyHeaderFactory: Signal<> { notify("header-factory", delivery: .userChanges) }
  /// `GtkColumnView:tab-behavior`.
  public var tabBehavior: ListTabBehavior { get { ListTabBehavior(rawValue: weak_gtk_column_view_get_tab_behavior(native()).rawValue) } nonmutating set { if newValue != tabBehavior { withoutEcho { weak_gtk_column_view_set_tab_behavior(native(), GtkListTabBehavior(newValue.rawValue)) } } } }
  /// `tabBehavior` changed.
  public var onNotifyTabBehavior: Signal<> { notify("tab-behavior", delivery: .userChanges) }
}

extension Since4_12 where Owner: DropDown {
  /// `GtkDropDown:header-factory`.
  public var headerFactory: (any AbstractListItemFactoryProtocol)? { get { wrapped(weak_gtk_drop_down_get_header_factory(native()), as: (any AbstractListItemFactoryProtocol).self) } nonmutating set { if newValue !== headerFactory { changeItems { [self] in withoutEcho { weak_gtk_drop_down_set_header_factory(native(), newValue?.native()) } } } } }
  /// `headerFactory` changed.
  public var onNotifyHeaderFactory: Signal<> { notify("header-factory", delivery: .userChanges) }
  /// `GtkDropDown:search-match-mode`.
  public var searchMatchMode: StringFilterMatchMode { get { StringFilterMatchMode(rawValue: weak_gtk_drop_down_get_search_match_mode(native()).rawValue) } nonmutating set { if newValue != searchMatchMode { withoutEcho { weak_gtk_drop_down_set_search_match_mode(native(), GtkStringFilterMatchMode(newValue.rawValue)) } } } }
  /// `searchMatchMode` changed.
  public var onNotifySearchMatchMode: Signal<> { notify("search-match-mode", delivery: .userChanges) }
}

extension Since4_12 where Owner: FlowBox {
  /// `gtk_flow_box_remove_all`.
  public func removeAll() { weak_gtk_flow_box_remove_all(native()) }
}

extension Since4_12 where Owner: GridView {
  /// `GtkGridView:tab-behavior`.
  public var tabBehavior: ListTabBehavior { get { ListTabBehavior(rawValue: weak_gtk_grid_view_get_tab_behavior(native()).rawValue) } nonmutating set { if newValue != tabBehavior { withoutEcho { weak_gtk_grid_view_set_tab_behavior(native(), GtkListTabBehavior(newValue.rawValue)) } } } }
  /// `tabBehavior` changed.
  public var onNotifyTabBehavior: Signal<> { notify("tab-behavior", delivery: .userChanges) }
}

extension Since4_12 where Owner: ListBox {
  /// `gtk_list_box_remove_all`.
  public func removeAll() { weak_gtk_list_box_remove_all(native()) }
}

extension Since4_12 where Owner: ListItem {
  /// `GtkListItem:accessible-description`.
  public var accessibleDescription: String { get { nativeText(copying: weak_gtk_list_item_get_accessible_description(native())) } nonmutating set { if newValue != accessibleDescription { withoutEcho { weak_gtk_list_item_set_accessible_description(native(), newValue.withoutNUL) } } } }
  /// `accessibleDescription` changed.
  public var onNotifyAccessibleDescription: Signal<> { notify("accessible-description", delivery: .userChanges) }
  /// `GtkListItem:accessible-label`.
  public var accessibleLabel: String { get { nativeText(copying: weak_gtk_list_item_get_accessible_label(native())) } nonmutating set { if newValue != accessibleLabel { withoutEcho { weak_gtk_list_item_set_accessible_label(native(), newValue.withoutNUL) } } } }
  /// `accessibleLabel` changed.
  public var onNotifyAccessibleLabel: Signal<> { notify("accessible-label", delivery: .userChanges) }
  /// `GtkListItem:focusable`.
  public var isFocusable: Bool { get { weak_gtk_list_item_get_focusable(native()) != 0 } nonmutating set { if newValue != isFocusable { withoutEcho { weak_gtk_list_item_set_focusable(native(), newValue ? 1 : 0) } } } }
  /// `isFocusable` changed.
  public var onNotifyFocusable: Signal<> { notify("focusable", delivery: .userChanges) }
}

extension Since4_12 where Owner: ListView {
  /// `GtkListView:header-factory`.
  public var headerFactory: (any AbstractListItemFactoryProtocol)? { get { wrapped(weak_gtk_list_view_get_header_factory(native()), as: (any AbstractListItemFactoryProtocol).self) } nonmutating set { if newValue !== headerFactory { changeItems { [self] in withoutEcho { weak_gtk_list_view_set_header_factory(native(), newValue?.native()) } } } } }
  /// `headerFactory` changed.
  public var onNotifyHeaderFactory: Signal<> { notify("header-factory", delivery: .userChanges) }
  /// `GtkListView:tab-behavior`.
  public var tabBehavior: ListTabBehavior { get { ListTabBehavior(rawValue: weak_gtk_list_view_get_tab_behavior(native()).rawValue) } nonmutating set { if newValue != tabBehavior { withoutEcho { weak_gtk_list_view_set_tab_behavior(native(), GtkListTabBehavior(newValue.rawValue)) } } } }
  /// `tabBehavior` changed.
  public var onNotifyTabBehavior: Signal<> { notify("tab-behavior", delivery: .userChanges) }
}

extension Since4_12 where Owner: MenuButton {
  /// `GtkMenuButton:can-shrink`.
  public var canShrink: Bool { get { weak_gtk_menu_button_get_can_shrink(native()) != 0 } nonmutating set { if newValue != canShrink { withoutEcho { weak_gtk_menu_button_set_can_shrink(native(), newValue ? 1 : 0) } } } }
  /// `canShrink` changed.
  public var onNotifyCanShrink: Signal<> { notify("can-shrink", delivery: .userChanges) }
}

extension Since4_12 where Owner: SortListModel {
  /// `GtkSortListModel:section-sorter`.
  public var sectionSorter: Sorter? { get { wrapped(weak_gtk_sort_list_model_get_section_sorter(native()), as: Sorter.self) } nonmutating set { if newValue !== sectionSorter { changeItems { [self] in withoutEcho { weak_gtk_sort_list_model_set_section_sorter(native(), newValue?.native()) } } } } }
  /// `sectionSorter` changed.
  public var onNotifySectionSorter: Signal<> { notify("section-sorter", delivery: .userChanges) }
}

extension Since4_12 where Owner: Window {
  /// `GtkWindow:suspended`.
  public var isSuspended: Bool { weak_gtk_window_is_suspended(native()) != 0 }
  /// `isSuspended` changed.
  public var onNotifySuspended: Signal<> { notify("suspended") }
}

extension Since4_12 where Owner: ListItemFactory {
  /// `GtkSignalListItemFactory::setup`, for a `GtkListHeader`.
  public var onSetupHeader: Signal<ListHeader?> { Signal(inside: owner, "setup") }
  /// `GtkSignalListItemFactory::bind`, for a `GtkListHeader`.
  public var onBindHeader: Signal<ListHeader?> { Signal(inside: owner, "bind") }
  /// `GtkSignalListItemFactory::unbind`, for a `GtkListHeader`.
  public var onUnbindHeader: Signal<ListHeader?> { Signal(inside: owner, "unbind") }
  /// `GtkSignalListItemFactory::teardown`, for a `GtkListHeader`.
  public var onTeardownHeader: Signal<ListHeader?> { Signal(inside: owner, "teardown") }
}
