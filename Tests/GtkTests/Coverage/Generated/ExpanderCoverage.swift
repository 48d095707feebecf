// Made by scripts/generate-wrappers of scripts/support/wrappers/Expander.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let expanderLaws = Coverage<Expander>(
    "GtkExpander", make: { Expander("Details") }
  ) {
    $0.set("expanded", \.isExpanded)
    $0.set("label", \.label)
    $0.set("use-underline", \.usesUnderline)
    $0.set("use-markup", \.usesMarkup)
    $0.set("label-widget", \.labelWidget)
    $0.set("resize-toplevel", \.resizesWindow)
    $0.set("child", \.child)
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyExpanded {} }
    $0.signal { $0.onNotifyLabel {} }
    $0.signal { $0.onNotifyUseUnderline {} }
    $0.signal { $0.onNotifyUseMarkup {} }
    $0.signal { $0.onNotifyLabelWidget {} }
    $0.signal { $0.onNotifyResizeToplevel {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
