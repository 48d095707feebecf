// Made by scripts/generate-wrappers of scripts/support/wrappers/TreeExpander.txt: edit that, not this.
import CGtk

extension TreeExpanderProtocol {
  /// The widget beside the arrow.
  @NativeChild(gtk_tree_expander_get_child, gtk_tree_expander_set_child) public var child: Widget?

  /// The item of the row.
  public var item: Object? { property("item") }

  /// The row that it opens and closes.
  @NativeProperty(gtk_tree_expander_get_list_row, gtk_tree_expander_set_list_row) public var listRow: TreeListRow?

  /// Whether rows that cannot be opened leave room for the arrow.
  @NativeProperty(gtk_tree_expander_get_indent_for_icon, gtk_tree_expander_set_indent_for_icon)
  public var indentsForIcon: Bool
}

// Signals.
extension TreeExpanderProtocol {
  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }

  /// `item` changed.
  public var onNotifyItem: Signal<> { notify("item") }

  /// The user, or C code, changed `listRow`.
  public var onNotifyListRow: Signal<> { notify("list-row", delivery: .userChanges) }

  /// The user, or C code, changed `indentsForIcon`.
  public var onNotifyIndentForIcon: Signal<> { notify("indent-for-icon", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeExpanderProtocol {
  @available(*, unavailable, renamed: "indentsForIcon")
  @NeverCalled public var indentForIcon: Bool
}
