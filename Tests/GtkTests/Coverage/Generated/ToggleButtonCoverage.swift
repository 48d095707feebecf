// Made by scripts/generate-wrappers of scripts/support/wrappers/ToggleButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let toggleButtonLaws = Coverage<ToggleButton>(
    "GtkToggleButton", make: { ToggleButton("text") }
  ) {
    $0.set("active", \.isActive)
    $0.excuse("group", "covered by `setGroup`: GTK does not tell it")
    $0.signal { $0.onToggled {} }
    $0.signal { $0.onNotifyActive {} }
  }
}
