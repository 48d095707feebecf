// Made by scripts/generate-wrappers of scripts/support/wrappers/FontButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let fontButtonLaws = Coverage<FontButton>(
    "GtkFontButton", make: { FontButton() }
  ) {
    $0.set("title", \.title)
    $0.set("modal", \.isModal)
    $0.set("use-font", \.usesFont)
    $0.set("use-size", \.usesSize)
    $0.set("font", \.font, samples: ["Sans 12", "Serif Bold 20"])
    $0.shown("font-features", \.fontFeatures)
    $0.set("language", \.language, samples: ["de-de", "fr-fr"])
    $0.set("level", \.level)
    $0.set("preview-text", \.previewText)
    $0.set("show-preview-entry", \.showsPreviewEntry)
    $0.excuse("font-desc", "covered by `font`: the same as a structure of C's")
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onFontSet {} }
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifyModal {} }
    $0.signal { $0.onNotifyUseFont {} }
    $0.signal { $0.onNotifyUseSize {} }
    $0.signal { $0.onNotifyFont {} }
    $0.signal { $0.onNotifyFontFeatures {} }
    $0.signal { $0.onNotifyLanguage {} }
    $0.signal { $0.onNotifyLevel {} }
    $0.signal { $0.onNotifyPreviewText {} }
    $0.signal { $0.onNotifyShowPreviewEntry {} }
  }
}
