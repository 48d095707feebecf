// Made by scripts/generate-wrappers of scripts/support/wrappers/CheckButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let checkButtonLaws = Coverage<CheckButton>(
    "GtkCheckButton", make: { CheckButton() }
  ) {
    $0.set("active", \.isActive)
    $0.set("label", \.label)
    $0.set("inconsistent", \.isInconsistent)
    $0.set("use-underline", \.usesUnderline)
    $0.set("child", \.child)
    $0.set("action-name", \.actionName, samples: ["win.first", nil])
    $0.set("action-target", \.actionTarget, samples: [.text("value"), .number(7), .isOn(true), nil])
    $0.excuse("group", "covered by `setGroup`: GTK does not tell it")
    $0.signal { $0.onToggled {} }
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyActive {} }
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyInconsistent {} }
    $0.signal { $0.onNotifyUseUnderline {} }
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyActionName {} }
    $0.signal { $0.onNotifyActionTarget {} }
  }
}
