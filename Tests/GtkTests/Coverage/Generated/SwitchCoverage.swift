// Made by scripts/generate-wrappers of scripts/support/wrappers/Switch.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let switchLaws = Coverage<Switch>(
    "GtkSwitch", make: { Switch() }
  ) {
    $0.set("active", \.isOn)
    $0.set("state", \.isInEffect)
    $0.set("action-name", \.actionName, samples: ["win.first", nil])
    $0.set("action-target", \.actionTarget, samples: [.text("value"), .number(7), .isOn(true), nil])
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyActive {} }
    $0.signal { $0.onNotifyState {} }
    $0.signal { $0.onNotifyActionName {} }
    $0.signal { $0.onNotifyActionTarget {} }
  }
}
