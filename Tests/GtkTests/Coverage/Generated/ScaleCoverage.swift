// Made by scripts/generate-wrappers of scripts/support/wrappers/Scale.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let scaleLaws = Coverage<Scale>(
    "GtkScale", make: { Scale(range: 0...10, step: 1) }
  ) {
    $0.set("digits", \.digits)
    $0.set("draw-value", \.drawsValue)
    $0.set("has-origin", \.hasOrigin)
    $0.set("value-pos", \.valuePosition, samples: [.bottom, .left])
    $0.shown("adjustment", \.adjustment)
    $0.set("inverted", \.isInverted)
    $0.set("show-fill-level", \.showsFillLevel)
    $0.set("restrict-to-fill-level", \.restrictsToFillLevel)
    $0.set("fill-level", \.fillLevel, samples: [5, 6])
    $0.set("round-digits", \.roundingDigits)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onValueChanged {} }
    $0.signal { $0.onNotifyDigits {} }
    $0.signal { $0.onNotifyDrawValue {} }
    $0.signal { $0.onNotifyHasOrigin {} }
    $0.signal { $0.onNotifyValuePos {} }
    $0.signal { $0.onNotifyAdjustment {} }
    $0.signal { $0.onNotifyInverted {} }
    $0.signal { $0.onNotifyShowFillLevel {} }
    $0.signal { $0.onNotifyRestrictToFillLevel {} }
    $0.signal { $0.onNotifyFillLevel {} }
    $0.signal { $0.onNotifyRoundDigits {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
