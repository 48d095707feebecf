// Made by scripts/generate-wrappers of scripts/support/wrappers/InfoBar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let infoBarLaws = Coverage<InfoBar>(
    "GtkInfoBar", make: { InfoBar() }
  ) {
    $0.set("message-type", \.messageType)
    $0.set("show-close-button", \.showsCloseButton)
    $0.set("revealed", \.isRevealed)
    $0.signal { $0.onResponse { _ in } }
    $0.signal { $0.onClose {} }
    $0.signal { $0.onNotifyMessageType {} }
    $0.signal { $0.onNotifyShowCloseButton {} }
    $0.signal { $0.onNotifyRevealed {} }
  }
}
