// Made by scripts/generate-wrappers of scripts/support/wrappers/SearchBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let searchBarLaws = Coverage<SearchBar>(
    "GtkSearchBar", make: { SearchBar() }
  ) {
    $0.set("search-mode-enabled", \.isSearching)
    $0.set("show-close-button", \.showsCloseButton)
    $0.set("child", \.child)
    $0.set("key-capture-widget", \.keyCaptureWidget, samples: [Label("typed at")])
    $0.signal { $0.onNotifySearchModeEnabled {} }
    $0.signal { $0.onNotifyShowCloseButton {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyKeyCaptureWidget {} }
  }
}
