// Made by scripts/generate-wrappers of scripts/support/wrappers/FlowBox.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let flowBoxLaws = Coverage<FlowBox>(
    "GtkFlowBox", make: { FlowBox() }
  ) {
    $0.set("homogeneous", \.isHomogeneous)
    $0.set("column-spacing", \.columnSpacing)
    $0.set("row-spacing", \.rowSpacing)
    $0.set("min-children-per-line", \.minChildrenPerLine)
    $0.set("max-children-per-line", \.maxChildrenPerLine)
    $0.set("selection-mode", \.selectionMode)
    $0.set("activate-on-single-click", \.activatesOnSingleClick)
    $0.set("accept-unpaired-release", \.acceptsUnpairedRelease)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onChildActivated { _ in } }
    $0.signal { $0.onSelectedChildrenChanged {} }
    $0.signal { $0.onNotifyHomogeneous {} }
    $0.signal { $0.onNotifyColumnSpacing {} }
    $0.signal { $0.onNotifyRowSpacing {} }
    $0.signal { $0.onNotifyMinChildrenPerLine {} }
    $0.signal { $0.onNotifyMaxChildrenPerLine {} }
    $0.signal { $0.onNotifySelectionMode {} }
    $0.signal { $0.onNotifyActivateOnSingleClick {} }
    $0.signal { $0.onNotifyAcceptUnpairedRelease {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}

extension Wrappers {
  static let flowBoxChildLaws = Coverage<FlowBoxChild>(
    "GtkFlowBoxChild", make: { FlowBoxChild() }
  ) {
    $0.set("child", \.child)
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
