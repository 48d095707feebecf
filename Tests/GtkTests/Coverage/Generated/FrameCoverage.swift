// Made by scripts/generate-wrappers of scripts/support/wrappers/Frame.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let frameLaws = Coverage<Frame>(
    "GtkFrame", make: { Frame() }
  ) {
    $0.set("label", \.label)
    $0.set("label-xalign", \.labelXalign, samples: [1, 0.5])
    $0.set("label-widget", \.labelWidget)
    $0.set("child", \.child)
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyLabelXalign {} }
    $0.signal { $0.onNotifyLabelWidget {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
