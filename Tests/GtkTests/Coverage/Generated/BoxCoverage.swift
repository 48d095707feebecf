// Made by scripts/generate-wrappers of scripts/support/wrappers/Box.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let boxLaws = Coverage<Box>(
    "GtkBox", make: { Box(.vertical) }
  ) {
    $0.set("spacing", \.spacing)
    $0.set("homogeneous", \.isHomogeneous)
    $0.set("baseline-position", \.baselinePosition)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifySpacing {} }
    $0.signal { $0.onNotifyHomogeneous {} }
    $0.signal { $0.onNotifyBaselinePosition {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
