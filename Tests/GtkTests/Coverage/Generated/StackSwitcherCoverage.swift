// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSwitcher.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let stackSwitcherLaws = Coverage<StackSwitcher>(
    "GtkStackSwitcher", make: { StackSwitcher() }
  ) {
    $0.shown("stack", \.stack)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyStack {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
