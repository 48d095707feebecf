// Made by scripts/generate-wrappers of scripts/support/wrappers/LinkButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let linkButtonLaws = Coverage<LinkButton>(
    "GtkLinkButton", make: { LinkButton("https://example.org") }
  ) {
    $0.set("uri", \.uri, samples: ["https://example.org/1", "https://example.org/2"])
    $0.set("visited", \.isVisited)
    $0.signal { $0.onActivateLink { .proceed } }
    $0.signal { $0.onNotifyUri {} }
    $0.signal { $0.onNotifyVisited {} }
  }
}
