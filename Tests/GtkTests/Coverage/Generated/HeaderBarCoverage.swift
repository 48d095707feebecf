// Made by scripts/generate-wrappers of scripts/support/wrappers/HeaderBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let headerBarLaws = Coverage<HeaderBar>(
    "GtkHeaderBar", make: { HeaderBar() }
  ) {
    $0.set("title-widget", \.titleWidget)
    $0.set("show-title-buttons", \.showsTitleButtons)
    $0.set("decoration-layout", \.decorationLayout, samples: ["menu:close", ":minimize,close"])
    $0.signal { $0.onNotifyTitleWidget {} }
    $0.signal { $0.onNotifyShowTitleButtons {} }
    $0.signal { $0.onNotifyDecorationLayout {} }
  }
}
