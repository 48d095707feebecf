// Made by scripts/generate-wrappers of scripts/support/wrappers/DropDown.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let dropDownLaws = Coverage<DropDown>(
    "GtkDropDown", make: { DropDown(["one", "two"]) }
  ) {
    $0.set("factory", \.factory, samples: [ListItemFactory(), nil])
    $0.set("list-factory", \.listFactory, samples: [ListItemFactory(), nil])
    $0.set("selected", \.selected, samples: [1, 0])
    $0.shown("selected-item", \.selectedItem)
    $0.set("enable-search", \.enablesSearch)
    $0.set("show-arrow", \.showsArrow)
    $0.excuse("model", "in GtkComplete, for lists of something else than `strings`")
    $0.excuse("expression", "in GtkComplete, for lists of something else than `strings`")
    $0.signal { $0.onNotifyFactory {} }
    $0.signal { $0.onNotifyListFactory {} }
    $0.signal { $0.onNotifySelected {} }
    $0.signal { $0.onNotifySelectedItem {} }
    $0.signal { $0.onNotifyEnableSearch {} }
    $0.signal { $0.onNotifyShowArrow {} }
  }
}
