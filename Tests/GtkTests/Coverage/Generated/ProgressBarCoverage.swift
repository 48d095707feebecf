// Made by scripts/generate-wrappers of scripts/support/wrappers/ProgressBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let progressBarLaws = Coverage<ProgressBar>(
    "GtkProgressBar", make: { ProgressBar() }
  ) {
    $0.set("fraction", \.fraction, samples: [0.5, 0.25])
    $0.set("pulse-step", \.pulseStep, samples: [0.5, 0.25])
    $0.set("inverted", \.isInverted)
    $0.set("text", \.text)
    $0.set("show-text", \.showsText)
    $0.set("ellipsize", \.ellipsize)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyFraction {} }
    $0.signal { $0.onNotifyPulseStep {} }
    $0.signal { $0.onNotifyInverted {} }
    $0.signal { $0.onNotifyText {} }
    $0.signal { $0.onNotifyShowText {} }
    $0.signal { $0.onNotifyEllipsize {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
