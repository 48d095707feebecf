// Made by scripts/generate-wrappers of scripts/support/wrappers/ActionBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let actionBarLaws = Coverage<ActionBar>(
    "GtkActionBar", make: { ActionBar() }
  ) {
    $0.set("revealed", \.isRevealed)
    $0.signal { $0.onNotifyRevealed {} }
  }
}
