// Made by scripts/generate-wrappers of scripts/support/wrappers/Popover.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let popoverLaws = Coverage<Popover>(
    "GtkPopover", make: { Popover() }
  ) {
    $0.set("position", \.position)
    $0.set("autohide", \.hidesAutomatically)
    $0.shown("default-widget", \.defaultWidget)
    $0.set("has-arrow", \.hasArrow)
    $0.set("mnemonics-visible", \.showsMnemonics)
    $0.set("child", \.child)
    $0.set("cascade-popdown", \.hidesOuterPopovers)
    $0.excuse("pointing-to", "covered by `pointingTo`")
    $0.signal { $0.onClosed {} }
    $0.signal { $0.onActivateDefault {} }
    $0.signal { $0.onNotifyPosition {} }
    $0.signal { $0.onNotifyAutohide {} }
    $0.signal { $0.onNotifyDefaultWidget {} }
    $0.signal { $0.onNotifyHasArrow {} }
    $0.signal { $0.onNotifyMnemonicsVisible {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyCascadePopdown {} }
  }
}
