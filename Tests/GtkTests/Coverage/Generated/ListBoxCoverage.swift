// Made by scripts/generate-wrappers of scripts/support/wrappers/ListBox.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let listBoxLaws = Coverage<ListBox>(
    "GtkListBox", make: { ListBox() }
  ) {
    $0.set("selection-mode", \.selectionMode)
    $0.set("activate-on-single-click", \.activatesOnSingleClick)
    $0.set("accept-unpaired-release", \.acceptsUnpairedRelease)
    $0.set("show-separators", \.showsSeparators)
    $0.signal { $0.onRowSelected { _ in } }
    $0.signal { $0.onRowActivated { _ in } }
    $0.signal { $0.onSelectedRowsChanged {} }
    $0.signal { $0.onNotifySelectionMode {} }
    $0.signal { $0.onNotifyActivateOnSingleClick {} }
    $0.signal { $0.onNotifyAcceptUnpairedRelease {} }
    $0.signal { $0.onNotifyShowSeparators {} }
  }
}

extension Wrappers {
  static let listBoxRowLaws = Coverage<ListBoxRow>(
    "GtkListBoxRow", make: { ListBoxRow() }
  ) {
    $0.set("activatable", \.isActivatable)
    $0.set("selectable", \.isSelectable)
    $0.set("child", \.child)
    $0.set("action-name", \.actionName, samples: ["win.first", nil])
    $0.set("action-target", \.actionTarget, samples: [.text("value"), .number(7), .isOn(true), nil])
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyActivatable {} }
    $0.signal { $0.onNotifySelectable {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyActionName {} }
    $0.signal { $0.onNotifyActionTarget {} }
  }
}
