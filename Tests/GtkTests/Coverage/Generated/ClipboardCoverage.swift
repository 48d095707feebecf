// Made by scripts/generate-wrappers of scripts/support/wrappers/Clipboard.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let clipboardLaws = Coverage<Clipboard>(
    "GdkClipboard", make: { Wrappers.clipboard() }
  ) {
    $0.shown("local", \.isLocal)
    $0.excuse("display", "GTK-internal: there is one display, the default one")
    $0.excuse("formats", "in GtkComplete, with `ContentFormats`")
    $0.excuse("content", "in GtkComplete, with `ContentProvider`")
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyLocal {} }
  }
}
