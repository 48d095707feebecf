// Made by scripts/generate-wrappers of scripts/support/wrappers/FileChooser.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let fileChooserNativeLaws = Coverage<FileChooserNative>(
    "GtkFileChooserNative", make: { FileChooserNative(.open) }
  ) {
    $0.set("title", \.title)
    $0.set("visible", \.isVisible)
    $0.set("modal", \.isModal)
    $0.shown("transient-for", \.transientFor)
    $0.set("action", \.action)
    $0.set("create-folders", \.createsFolders)
    $0.set("filter", \.filter, samples: [FileFilter("a")])
    $0.shown("filters", \.filterList)
    $0.set("select-multiple", \.selectsMultiple)
    $0.shown("shortcut-folders", \.shortcutFolderList)
    $0.set("accept-label", \.acceptLabel)
    $0.set("cancel-label", \.cancelLabel)
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifyVisible {} }
    $0.signal { $0.onNotifyModal {} }
    $0.signal { $0.onNotifyTransientFor {} }
    $0.signal { $0.onNotifyAction {} }
    $0.signal { $0.onNotifyCreateFolders {} }
    $0.signal { $0.onNotifyFilter {} }
    $0.signal { $0.onNotifyFilters {} }
    $0.signal { $0.onNotifySelectMultiple {} }
    $0.signal { $0.onNotifyShortcutFolders {} }
    $0.signal { $0.onNotifyAcceptLabel {} }
    $0.signal { $0.onNotifyCancelLabel {} }
  }
}
