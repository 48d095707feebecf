// Made by scripts/generate-wrappers of scripts/support/wrappers/Label.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let labelLaws = Coverage<Label>(
    "GtkLabel", make: { Label("text") }
  ) {
    $0.set("label", \.labelText)
    $0.set("use-markup", \.usesMarkup)
    $0.set("use-underline", \.usesUnderline)
    $0.set("justify", \.justification)
    $0.set("wrap", \.wraps)
    $0.set("wrap-mode", \.wrapMode, samples: [.wordOrCharacter, .character])
    $0.set("natural-wrap-mode", \.naturalWrapMode)
    $0.set("selectable", \.isSelectable)
    $0.shown("mnemonic-keyval", \.mnemonicKey)
    $0.set("mnemonic-widget", \.mnemonicWidget, samples: [Label("target"), nil])
    $0.set("ellipsize", \.ellipsize)
    $0.set("width-chars", \.widthChars)
    $0.set("single-line-mode", \.hasOneLine)
    $0.set("max-width-chars", \.maxWidthChars)
    $0.set("lines", \.maxLines)
    $0.set("xalign", \.xalign, samples: [0, 1])
    $0.set("yalign", \.yalign, samples: [0, 1])
    $0.set("extra-menu", \.extraMenu, samples: [Menu(), nil])
    $0.set("tabs", \.tabStops, samples: [TabStops([40, 80]), TabStops()])
    $0.excuse("attributes", "covered by `attributes`, which is set alone")
    $0.signal { $0.onActivateLink { _ in .proceed } }
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyUseMarkup {} }
    $0.signal { $0.onNotifyUseUnderline {} }
    $0.signal { $0.onNotifyJustify {} }
    $0.signal { $0.onNotifyWrap {} }
    $0.signal { $0.onNotifyWrapMode {} }
    $0.signal { $0.onNotifyNaturalWrapMode {} }
    $0.signal { $0.onNotifySelectable {} }
    $0.signal { $0.onNotifyMnemonicKeyval {} }
    $0.signal { $0.onNotifyMnemonicWidget {} }
    $0.signal { $0.onNotifyEllipsize {} }
    $0.signal { $0.onNotifyWidthChars {} }
    $0.signal { $0.onNotifySingleLineMode {} }
    $0.signal { $0.onNotifyMaxWidthChars {} }
    $0.signal { $0.onNotifyLines {} }
    $0.signal { $0.onNotifyXalign {} }
    $0.signal { $0.onNotifyYalign {} }
    $0.signal { $0.onNotifyExtraMenu {} }
    $0.signal { $0.onNotifyTabs {} }
  }
}
