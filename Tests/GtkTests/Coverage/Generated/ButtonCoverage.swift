// Made by scripts/generate-wrappers of scripts/support/wrappers/Button.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let buttonLaws = Coverage<Button>(
    "GtkButton", make: { Button() }
  ) {
    $0.set("label", \.label, samples: ["one", "two"])
    $0.set("has-frame", \.hasFrame)
    $0.set("use-underline", \.usesUnderline)
    $0.set("icon-name", \.iconName, samples: ["image-missing", "list-add"])
    $0.set("child", \.child)
    $0.set("action-name", \.actionName, samples: ["win.first", nil])
    $0.set("action-target", \.actionTarget, samples: [.text("value"), .number(7), .isOn(true), nil])
    $0.signal { $0.onClicked {} }
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyHasFrame {} }
    $0.signal { $0.onNotifyUseUnderline {} }
    $0.signal { $0.onNotifyIconName {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyActionName {} }
    $0.signal { $0.onNotifyActionTarget {} }
  }
}
