// Made by scripts/generate-wrappers of scripts/support/wrappers/ListBox.txt: edit that, not this.
import CGtk

/// Every `ListBox`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ListBoxProtocol: ListBox {}

extension ListBox: nonisolated ListBoxProtocol {}

extension ListBoxProtocol {
  /// How rows are chosen.
  @NativeProperty(gtk_list_box_get_selection_mode, gtk_list_box_set_selection_mode)
  public var selectionMode: SelectionMode

  /// Whether one click activates a row.
  @NativeProperty("activate-on-single-click") public var activatesOnSingleClick: Bool

  /// Whether letting go of the button counts where pressing it happened elsewhere.
  @NativeProperty("accept-unpaired-release") public var acceptsUnpairedRelease: Bool

  /// Whether there are lines between rows.
  @NativeProperty(gtk_list_box_get_show_separators, gtk_list_box_set_show_separators) public var showsSeparators: Bool
}

// Signals.
extension ListBoxProtocol {
  /// The user chose another row; read `selectedIndex`.
  public var onRowSelected: Signal<Widget?> { Signal(self, "row-selected", delivery: .userChanges).whenDone }

  /// The user activated a row by a click or Enter.
  public var onRowActivated: Signal<Widget?> { Signal(self, "row-activated").whenDone }

  /// The user changed the selection, where more than one row can be chosen.
  public var onSelectedRowsChanged: Signal<> { Signal(self, "selected-rows-changed", delivery: .userChanges).whenDone }

  /// The user, or C code, changed `selectionMode`.
  public var onNotifySelectionMode: Signal<> { notify("selection-mode", delivery: .userChanges) }

  /// The user, or C code, changed `activatesOnSingleClick`.
  public var onNotifyActivateOnSingleClick: Signal<> { notify("activate-on-single-click", delivery: .userChanges) }

  /// The user, or C code, changed `acceptsUnpairedRelease`.
  public var onNotifyAcceptUnpairedRelease: Signal<> { notify("accept-unpaired-release", delivery: .userChanges) }

  /// The user, or C code, changed `showsSeparators`.
  public var onNotifyShowSeparators: Signal<> { notify("show-separators", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListBoxProtocol {
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var activateOnSingleClick: Bool
  @available(*, unavailable, renamed: "acceptsUnpairedRelease")
  @NeverCalled public var acceptUnpairedRelease: Bool
  @available(*, unavailable, renamed: "showsSeparators")
  @NeverCalled public var showSeparators: Bool
  @available(*, unavailable, renamed: "row(at:)")
  @NeverCalled public var getRowAtIndex: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndex")
  @NeverCalled public var getSelectedRow: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndex")
  @NeverCalled public var selectRow: RenamedFunction
  @available(*, unavailable, renamed: "selectedIndex")
  @NeverCalled public var unselectRow: RenamedFunction
}

/// Every `ListBoxRow`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ListBoxRowProtocol: ListBoxRow {}

extension ListBoxRow: nonisolated ListBoxRowProtocol {}

extension ListBoxRowProtocol {
  /// Whether a click or Enter activates the row.
  @NativeProperty(gtk_list_box_row_get_activatable, gtk_list_box_row_set_activatable) public var isActivatable: Bool

  /// Whether a click chooses the row.
  @NativeProperty(gtk_list_box_row_get_selectable, gtk_list_box_row_set_selectable) public var isSelectable: Bool

  /// The row's content.
  @NativeChild(gtk_list_box_row_get_child, gtk_list_box_row_set_child) public var child: Widget?
}

// Signals.
extension ListBoxRowProtocol {
  /// The user activated the row by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `isActivatable`.
  public var onNotifyActivatable: Signal<> { notify("activatable", delivery: .userChanges) }

  /// The user, or C code, changed `isSelectable`.
  public var onNotifySelectable: Signal<> { notify("selectable", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListBoxRowProtocol {
  @available(*, unavailable, renamed: "isActivatable")
  @NeverCalled public var activatable: Bool
  @available(*, unavailable, renamed: "isSelectable")
  @NeverCalled public var selectable: Bool
}
