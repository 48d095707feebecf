// Made by scripts/generate-wrappers of scripts/support/wrappers/Overlay.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let overlayLaws = Coverage<Overlay>(
    "GtkOverlay", make: { Overlay() }
  ) {
    $0.set("child", \.child)
    $0.signal { $0.onNotifyChild {} }
  }
}
