// Made by scripts/generate-wrappers of scripts/support/wrappers/Image.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let imageLaws = Coverage<Image>(
    "GtkImage", make: { Image() }
  ) {
    $0.set("paintable", \.texture, samples: [Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255]), nil])
    $0.shown("file", \.file)
    $0.set("icon-size", \.iconSize)
    $0.set("pixel-size", \.pixelSize)
    $0.set("icon-name", \.iconName, samples: ["image-missing", "list-add"])
    $0.shown("gicon", \.gicon)
    $0.shown("resource", \.resource)
    $0.set("use-fallback", \.usesFallback)
    $0.excuse("storage-type", "covered by `iconName`, `texture`, `file` and `resource`")
    $0.signal { $0.onNotifyPaintable {} }
    $0.signal { $0.onNotifyFile {} }
    $0.signal { $0.onNotifyIconSize {} }
    $0.signal { $0.onNotifyPixelSize {} }
    $0.signal { $0.onNotifyIconName {} }
    $0.signal { $0.onNotifyGicon {} }
    $0.signal { $0.onNotifyResource {} }
    $0.signal { $0.onNotifyUseFallback {} }
  }
}
