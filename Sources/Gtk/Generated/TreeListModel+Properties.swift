// Made by scripts/generate-wrappers of scripts/support/wrappers/TreeListModel.txt: edit that, not this.
import CGtk

extension TreeListModel {
  /// Whether new rows are open.
  @NativeProperty(gtk_tree_list_model_get_autoexpand, gtk_tree_list_model_set_autoexpand)
  public var expandsAutomatically: Bool

  /// The list of the outermost rows.
  public var model: Object? { Object.wrap(gtk_tree_list_model_get_model(native()), as: Object.self) }
}

// Signals.
extension TreeListModel {
  /// The user, or C code, changed `expandsAutomatically`.
  public var onNotifyAutoexpand: Signal<> { notify("autoexpand", delivery: .userChanges) }

  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model") }

  /// `count` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeListModel {
  @available(*, unavailable, renamed: "expandsAutomatically")
  @NeverCalled public var autoexpand: Bool
  @available(*, unavailable, renamed: "count")
  @NeverCalled public var nItems: Int
  @available(*, unavailable, renamed: "row(at:)")
  @NeverCalled public var getChildRow: RenamedFunction
}

extension TreeListRow {
  /// The list of the rows inside; nil while it is closed.
  public var children: Object? { property("children") }

  /// How many rows it is inside of.
  public var depth: Int { Int(gtk_tree_list_row_get_depth(native())) }

  /// Whether it can be opened.
  public var isExpandable: Bool { gtk_tree_list_row_is_expandable(native()) != 0 }

  /// Whether it is open.
  public var isExpanded: Bool {
    get { gtk_tree_list_row_get_expanded(native()) != 0 }
    set {
      RowWork.whenDone { [self] in
        if newValue != isExpanded { withoutEcho { gtk_tree_list_row_set_expanded(native(), newValue ? 1 : 0) } }
      }
    }
  }

  /// The item of the list that it was made for.
  public var item: Object? { property("item") }
}

// Signals.
extension TreeListRow {
  /// `children` changed.
  public var onNotifyChildren: Signal<> { notify("children") }

  /// `depth` changed.
  public var onNotifyDepth: Signal<> { notify("depth") }

  /// `isExpandable` changed.
  public var onNotifyExpandable: Signal<> { notify("expandable") }

  /// The user, or C code, changed `isExpanded`.
  public var onNotifyExpanded: Signal<> { notify("expanded", delivery: .userChanges) }

  /// `item` changed.
  public var onNotifyItem: Signal<> { notify("item") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeListRow {
  @available(*, unavailable, renamed: "isExpandable")
  @NeverCalled public var expandable: Bool
  @available(*, unavailable, renamed: "isExpanded")
  @NeverCalled public var expanded: Bool
}
