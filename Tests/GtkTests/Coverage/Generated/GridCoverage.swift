// Made by scripts/generate-wrappers of scripts/support/wrappers/Grid.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let gridLaws = Coverage<Grid>(
    "GtkGrid", make: { Grid() }
  ) {
    $0.set("row-spacing", \.rowSpacing)
    $0.set("column-spacing", \.columnSpacing)
    $0.set("row-homogeneous", \.isRowHomogeneous)
    $0.set("column-homogeneous", \.isColumnHomogeneous)
    $0.set("baseline-row", \.baselineRow)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyRowSpacing {} }
    $0.signal { $0.onNotifyColumnSpacing {} }
    $0.signal { $0.onNotifyRowHomogeneous {} }
    $0.signal { $0.onNotifyColumnHomogeneous {} }
    $0.signal { $0.onNotifyBaselineRow {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
