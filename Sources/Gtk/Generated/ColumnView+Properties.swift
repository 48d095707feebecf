// Made by scripts/generate-wrappers of scripts/support/wrappers/ColumnView.txt: edit that, not this.
import CGtk

/// Every `ColumnView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ColumnViewProtocol: ColumnView {}

extension ColumnView: nonisolated ColumnViewProtocol {}

extension ColumnViewProtocol {
  /// The columns, as a list.
  public var columnList: Object? { property("columns") }

  /// Whether there are lines between rows.
  @NativeProperty(gtk_column_view_get_show_row_separators, gtk_column_view_set_show_row_separators)
  public var showsRowSeparators: Bool

  /// Whether there are lines between columns.
  @NativeProperty(gtk_column_view_get_show_column_separators, gtk_column_view_set_show_column_separators)
  public var showsColumnSeparators: Bool

  /// Whether one click activates a row.
  @NativeProperty(gtk_column_view_get_single_click_activate, gtk_column_view_set_single_click_activate)
  public var activatesOnSingleClick: Bool

  /// Whether the user can drag columns to other places.
  @NativeProperty(gtk_column_view_get_reorderable, gtk_column_view_set_reorderable) public var isReorderable: Bool

  /// Whether the user can choose rows by dragging over them.
  @NativeProperty(gtk_column_view_get_enable_rubberband, gtk_column_view_set_enable_rubberband)
  public var enablesRubberBand: Bool
}

// Signals.
extension ColumnViewProtocol {
  /// The user activated the row at a position.
  public var onActivate: Signal<Int> { Signal(self, "activate").whenDone }

  /// `columnList` changed.
  public var onNotifyColumns: Signal<> { notify("columns") }

  /// The user, or C code, changed `model`.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }

  /// The user, or C code, changed `showsRowSeparators`.
  public var onNotifyShowRowSeparators: Signal<> { notify("show-row-separators", delivery: .userChanges) }

  /// The user, or C code, changed `showsColumnSeparators`.
  public var onNotifyShowColumnSeparators: Signal<> { notify("show-column-separators", delivery: .userChanges) }

  /// `sorter` changed.
  public var onNotifySorter: Signal<> { notify("sorter") }

  /// The user, or C code, changed `activatesOnSingleClick`.
  public var onNotifySingleClickActivate: Signal<> { notify("single-click-activate", delivery: .userChanges) }

  /// The user, or C code, changed `isReorderable`.
  public var onNotifyReorderable: Signal<> { notify("reorderable", delivery: .userChanges) }

  /// The user, or C code, changed `enablesRubberBand`.
  public var onNotifyEnableRubberband: Signal<> { notify("enable-rubberband", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColumnViewProtocol {
  @available(*, unavailable, renamed: "columnList")
  @NeverCalled public var columns: Object?
  @available(*, unavailable, renamed: "showsRowSeparators")
  @NeverCalled public var showRowSeparators: Bool
  @available(*, unavailable, renamed: "showsColumnSeparators")
  @NeverCalled public var showColumnSeparators: Bool
  @available(*, unavailable, renamed: "activatesOnSingleClick")
  @NeverCalled public var singleClickActivate: Bool
  @available(*, unavailable, renamed: "isReorderable")
  @NeverCalled public var reorderable: Bool
  @available(*, unavailable, renamed: "enablesRubberBand")
  @NeverCalled public var enableRubberband: Bool
  @available(*, unavailable, renamed: "append(_:)")
  @NeverCalled public var appendColumn: RenamedFunction
  @available(*, unavailable, renamed: "remove(_:)")
  @NeverCalled public var removeColumn: RenamedFunction
  @available(*, unavailable, renamed: "sort(by:_:)")
  @NeverCalled public var sortByColumn: RenamedFunction
}

extension ColumnViewColumn {
  /// The table it belongs to; nil for none.
  public var columnView: ColumnView? {
    Object.wrap(gtk_column_view_column_get_column_view(native()), as: ColumnView.self)
  }

  /// The title above the column.
  @NativeProperty(gtk_column_view_column_get_title, gtk_column_view_column_set_title) public var title: String

  /// Compares items when the user sorts by the column; nil if one cannot.
  @NativeProperty(gtk_column_view_column_get_sorter, gtk_column_view_column_set_sorter) public var sorter: Sorter?

  /// Whether the column is shown.
  @NativeProperty(gtk_column_view_column_get_visible, gtk_column_view_column_set_visible) public var isVisible: Bool

  /// The entries of the title's menu.
  @NativeProperty(gtk_column_view_column_get_header_menu, gtk_column_view_column_set_header_menu)
  public var headerMenu: Menu?

  /// Whether the user can change the width.
  @NativeProperty(gtk_column_view_column_get_resizable, gtk_column_view_column_set_resizable)
  public var isResizable: Bool

  /// Whether the column takes space that is left over.
  @NativeProperty(gtk_column_view_column_get_expand, gtk_column_view_column_set_expand) public var expands: Bool

  /// The width in logical pixels; nil for the width that the cells request.
  @NativeProperty(gtk_column_view_column_get_fixed_width, gtk_column_view_column_set_fixed_width)
  public var fixedWidth: Int?
}

// Signals.
extension ColumnViewColumn {
  /// `columnView` changed.
  public var onNotifyColumnView: Signal<> { notify("column-view") }

  /// The user, or C code, changed `factory`.
  public var onNotifyFactory: Signal<> { notify("factory", delivery: .userChanges) }

  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `sorter`.
  public var onNotifySorter: Signal<> { notify("sorter", delivery: .userChanges) }

  /// The user, or C code, changed `isVisible`.
  public var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }

  /// The user, or C code, changed `headerMenu`.
  public var onNotifyHeaderMenu: Signal<> { notify("header-menu", delivery: .userChanges) }

  /// The user, or C code, changed `isResizable`.
  public var onNotifyResizable: Signal<> { notify("resizable", delivery: .userChanges) }

  /// The user, or C code, changed `expands`.
  public var onNotifyExpand: Signal<> { notify("expand", delivery: .userChanges) }

  /// The user, or C code, changed `fixedWidth`.
  public var onNotifyFixedWidth: Signal<> { notify("fixed-width", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColumnViewColumn {
  @available(*, unavailable, renamed: "isVisible")
  @NeverCalled public var visible: Bool
  @available(*, unavailable, renamed: "isResizable")
  @NeverCalled public var resizable: Bool
  @available(*, unavailable, renamed: "expands")
  @NeverCalled public var expand: Bool
}
