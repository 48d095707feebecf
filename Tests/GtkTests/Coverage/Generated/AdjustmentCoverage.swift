// Made by scripts/generate-wrappers of scripts/support/wrappers/Adjustment.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let adjustmentLaws = Coverage<Adjustment>(
    "GtkAdjustment", make: { Adjustment(value: 0, lower: 0, upper: 10, step: 1, page: 2) }
  ) {
    $0.set("value", \.value, samples: [4, 7])
    $0.set("lower", \.lower, samples: [-5, 1])
    $0.set("upper", \.upper, samples: [20, 30])
    $0.set("step-increment", \.stepIncrement)
    $0.set("page-increment", \.pageIncrement)
    $0.set("page-size", \.pageSize)
    $0.signal { $0.onValueChanged {} }
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyValue {} }
    $0.signal { $0.onNotifyLower {} }
    $0.signal { $0.onNotifyUpper {} }
    $0.signal { $0.onNotifyStepIncrement {} }
    $0.signal { $0.onNotifyPageIncrement {} }
    $0.signal { $0.onNotifyPageSize {} }
  }
}
