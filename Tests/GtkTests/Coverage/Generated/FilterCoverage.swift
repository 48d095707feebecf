// Made by scripts/generate-wrappers of scripts/support/wrappers/Filter.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let customFilterLaws = Coverage<CustomFilter>(
    "GtkCustomFilter", make: { CustomFilter { _ in true } }
  ) {
    _ = $0
  }
}

extension Wrappers {
  static let stringFilterLaws = Coverage<StringFilter>(
    "GtkStringFilter", make: { StringFilter { "\($0)" } }
  ) {
    $0.set("ignore-case", \.ignoresCase)
    $0.set("match-mode", \.matchMode)
    $0.set("search", \.search)
    $0.excuse("expression", "covered by the initialiser, which takes the text of an item as a closure")
    $0.signal { $0.onNotifyIgnoreCase {} }
    $0.signal { $0.onNotifyMatchMode {} }
    $0.signal { $0.onNotifySearch {} }
  }
}

extension Wrappers {
  static let fileFilterLaws = Coverage<FileFilter>(
    "GtkFileFilter", make: { FileFilter() }
  ) {
    $0.set("name", \.name)
    $0.signal { $0.onNotifyName {} }
  }
}
