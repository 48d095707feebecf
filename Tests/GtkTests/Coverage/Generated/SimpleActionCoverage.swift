// Made by scripts/generate-wrappers of scripts/support/wrappers/SimpleAction.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let simpleActionLaws = Coverage<SimpleAction>(
    "GSimpleAction", make: { SimpleAction("name") {} }
  ) {
    $0.shown("name", \.name)
    $0.set("enabled", \.isEnabled)
    $0.excuse("parameter-type", "construct-only: the initialiser's closure says it")
    $0.excuse("state-type", "construct-only: the initialiser's state says it")
    $0.excuse("state", "covered by `isOn` and `choice`")
    $0.signal { $0.onNotifyName {} }
    $0.signal { $0.onNotifyEnabled {} }
  }
}
