// Made by scripts/generate-wrappers of scripts/support/wrappers/ScrolledWindow.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let scrolledWindowLaws = Coverage<ScrolledWindow>(
    "GtkScrolledWindow", make: { ScrolledWindow() }
  ) {
    $0.shown("hadjustment", \.horizontalAdjustment)
    $0.shown("vadjustment", \.verticalAdjustment)
    $0.set("hscrollbar-policy", \.horizontalPolicy)
    $0.set("vscrollbar-policy", \.verticalPolicy)
    $0.set("window-placement", \.childPlacement, samples: [.topRight, .bottomLeft])
    $0.set("has-frame", \.hasFrame)
    $0.set("min-content-width", \.minContentWidth)
    $0.set("min-content-height", \.minContentHeight)
    $0.set("kinetic-scrolling", \.scrollsKinetically)
    $0.set("overlay-scrolling", \.showsOverlayScrollBars)
    $0.set("max-content-width", \.maxContentWidth)
    $0.set("max-content-height", \.maxContentHeight)
    $0.set("propagate-natural-width", \.propagatesNaturalWidth)
    $0.set("propagate-natural-height", \.propagatesNaturalHeight)
    $0.shown("child", \.child)
    $0.signal { $0.onEdgeOvershot { _ in } }
    $0.signal { $0.onEdgeReached { _ in } }
    $0.signal { $0.onNotifyHadjustment {} }
    $0.signal { $0.onNotifyVadjustment {} }
    $0.signal { $0.onNotifyHscrollbarPolicy {} }
    $0.signal { $0.onNotifyVscrollbarPolicy {} }
    $0.signal { $0.onNotifyWindowPlacement {} }
    $0.signal { $0.onNotifyHasFrame {} }
    $0.signal { $0.onNotifyMinContentWidth {} }
    $0.signal { $0.onNotifyMinContentHeight {} }
    $0.signal { $0.onNotifyKineticScrolling {} }
    $0.signal { $0.onNotifyOverlayScrolling {} }
    $0.signal { $0.onNotifyMaxContentWidth {} }
    $0.signal { $0.onNotifyMaxContentHeight {} }
    $0.signal { $0.onNotifyPropagateNaturalWidth {} }
    $0.signal { $0.onNotifyPropagateNaturalHeight {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
