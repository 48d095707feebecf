// Made by scripts/generate-wrappers of scripts/support/wrappers/CenterBox.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let centerBoxLaws = Coverage<CenterBox>(
    "GtkCenterBox", make: { CenterBox() }
  ) {
    $0.set("baseline-position", \.baselinePosition)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyBaselinePosition {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
