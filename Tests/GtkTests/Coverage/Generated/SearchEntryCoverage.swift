// Made by scripts/generate-wrappers of scripts/support/wrappers/SearchEntry.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let searchEntryLaws = Coverage<SearchEntry>(
    "GtkSearchEntry", make: { SearchEntry() }
  ) {
    $0.set("placeholder-text", \.placeholder, samples: ["one", "two"])
    $0.set("activates-default", \.activatesDefault)
    $0.set("search-delay", \.searchDelay)
    $0.shown("cursor-position", \.cursorPosition)
    $0.shown("selection-bound", \.selectionBound)
    $0.set("editable", \.isEditable)
    $0.set("enable-undo", \.enablesUndo)
    $0.set("max-width-chars", \.maxWidthChars)
    $0.set("text", \.text, samples: ["1", "2"])
    $0.set("width-chars", \.widthChars)
    $0.set("xalign", \.xalign)
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onStopSearch {} }
    $0.signal { $0.onNextMatch {} }
    $0.signal { $0.onPreviousMatch {} }
    $0.signal { $0.onSearchStarted {} }
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyPlaceholderText {} }
    $0.signal { $0.onNotifyActivatesDefault {} }
    $0.signal { $0.onNotifySearchDelay {} }
    $0.signal { $0.onNotifyCursorPosition {} }
    $0.signal { $0.onNotifySelectionBound {} }
    $0.signal { $0.onNotifyEditable {} }
    $0.signal { $0.onNotifyEnableUndo {} }
    $0.signal { $0.onNotifyMaxWidthChars {} }
    $0.signal { $0.onNotifyText {} }
    $0.signal { $0.onNotifyWidthChars {} }
    $0.signal { $0.onNotifyXalign {} }
  }
}
