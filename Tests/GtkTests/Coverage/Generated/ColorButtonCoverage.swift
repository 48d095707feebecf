// Made by scripts/generate-wrappers of scripts/support/wrappers/ColorButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let colorButtonLaws = Coverage<ColorButton>(
    "GtkColorButton", make: { ColorButton() }
  ) {
    $0.set("show-editor", \.showsEditor)
    $0.set("title", \.title)
    $0.set("modal", \.isModal)
    $0.set("rgba", \.rgba, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("use-alpha", \.usesOpacity)
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onColorSet {} }
    $0.signal { $0.onNotifyShowEditor {} }
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifyModal {} }
    $0.signal { $0.onNotifyRgba {} }
    $0.signal { $0.onNotifyUseAlpha {} }
  }
}
