// Made by scripts/generate-wrappers of scripts/support/wrappers/Sorter.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let customSorterLaws = Coverage<CustomSorter>(
    "GtkCustomSorter", make: { CustomSorter { _, _ in .equal } }
  ) {
    _ = $0
  }
}
