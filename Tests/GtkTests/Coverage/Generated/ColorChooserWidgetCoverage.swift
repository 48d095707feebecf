// Made by scripts/generate-wrappers of scripts/support/wrappers/ColorChooserWidget.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let colorChooserWidgetLaws = Coverage<ColorChooserWidget>(
    "GtkColorChooserWidget", make: { ColorChooserWidget() }
  ) {
    $0.set("show-editor", \.showsEditor)
    $0.set("rgba", \.rgba, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("use-alpha", \.usesOpacity)
    $0.signal { $0.onNotifyShowEditor {} }
    $0.signal { $0.onNotifyRgba {} }
    $0.signal { $0.onNotifyUseAlpha {} }
  }
}
