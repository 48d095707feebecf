// Made by scripts/generate-wrappers of scripts/support/wrappers/LevelBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let levelBarLaws = Coverage<LevelBar>(
    "GtkLevelBar", make: { LevelBar() }
  ) {
    $0.set("value", \.value)
    $0.set("min-value", \.minValue)
    $0.set("max-value", \.maxValue, samples: [2, 5])
    $0.set("mode", \.mode)
    $0.set("inverted", \.isInverted)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onOffsetChanged { _ in } }
    $0.signal { $0.onNotifyValue {} }
    $0.signal { $0.onNotifyMinValue {} }
    $0.signal { $0.onNotifyMaxValue {} }
    $0.signal { $0.onNotifyMode {} }
    $0.signal { $0.onNotifyInverted {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
