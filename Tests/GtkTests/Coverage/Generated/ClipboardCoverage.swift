// Made by scripts/generate-wrappers of scripts/support/wrappers/Clipboard.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let clipboardLaws = Coverage<Clipboard>(
    "GdkClipboard", make: { Wrappers.clipboard() }
  ) {
    $0.shown("local", \.isLocal)
    $0.excuse("display", "GTK-internal: there is one display, the default one")
    $0.excuse("formats", "covered by `hasText` and `hasTexture`")
    $0.excuse("content", "GTK-internal: a provider that the setters make")
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyLocal {} }
  }
}
