// Made by scripts/generate-wrappers of scripts/support/wrappers/Separator.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let separatorLaws = Coverage<Separator>(
    "GtkSeparator", make: { Separator() }
  ) {
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyOrientation {} }
  }
}
