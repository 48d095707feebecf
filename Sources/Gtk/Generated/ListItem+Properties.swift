// Made by scripts/generate-wrappers of scripts/support/wrappers/ListItem.txt: edit that, not this.
import CGtk

extension ListItem {
  /// Whether a double click or Enter activates the item.
  @NativeProperty(gtk_list_item_get_activatable, gtk_list_item_set_activatable) public var isActivatable: Bool

  /// Whether a click chooses the item.
  @NativeProperty(gtk_list_item_get_selectable, gtk_list_item_set_selectable) public var isSelectable: Bool

  /// Whether the item is chosen.
  public var isSelected: Bool { gtk_list_item_get_selected(native()) != 0 }
}

// Signals.
extension ListItem {
  /// The user, or C code, changed `isActivatable`.
  public var onNotifyActivatable: Signal<> { notify("activatable", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }

  /// `item` changed.
  public var onNotifyItem: Signal<> { notify("item") }

  /// `position` changed.
  public var onNotifyPosition: Signal<> { notify("position") }

  /// The user, or C code, changed `isSelectable`.
  public var onNotifySelectable: Signal<> { notify("selectable", delivery: .userChanges) }

  /// `isSelected` changed.
  public var onNotifySelected: Signal<> { notify("selected") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListItem {
  @available(*, unavailable, renamed: "isActivatable")
  @NeverCalled public var activatable: Bool
  @available(*, unavailable, renamed: "isSelectable")
  @NeverCalled public var selectable: Bool
  @available(*, unavailable, renamed: "isSelected")
  @NeverCalled public var selected: Bool
}

// Signals.
extension ListItemFactory {
  /// A row was made: give it a child.
  public var onSetup: Signal<ListItem?> { Signal(self, "setup") }

  /// The row is to show an item.
  public var onBind: Signal<ListItem?> { Signal(self, "bind") }

  /// The row no longer shows its item.
  public var onUnbind: Signal<ListItem?> { Signal(self, "unbind") }

  /// The row is no longer needed.
  public var onTeardown: Signal<ListItem?> { Signal(self, "teardown") }
}
