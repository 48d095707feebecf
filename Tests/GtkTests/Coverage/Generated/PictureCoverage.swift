// Made by scripts/generate-wrappers of scripts/support/wrappers/Picture.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let pictureLaws = Coverage<Picture>(
    "GtkPicture", make: { Picture() }
  ) {
    $0.set("paintable", \.texture, samples: [Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255]), nil])
    $0.set("alternative-text", \.alternativeText)
    $0.set("can-shrink", \.canShrink)
    $0.set("content-fit", \.contentFit)
    $0.excuse("file", "covered by `path`, which any file of this machine has")
    $0.excuse("keep-aspect-ratio", "deprecated")
    $0.signal { $0.onNotifyPaintable {} }
    $0.signal { $0.onNotifyAlternativeText {} }
    $0.signal { $0.onNotifyCanShrink {} }
    $0.signal { $0.onNotifyContentFit {} }
  }
}
