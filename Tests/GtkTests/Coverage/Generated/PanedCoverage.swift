// Made by scripts/generate-wrappers of scripts/support/wrappers/Paned.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let panedLaws = Coverage<Paned>(
    "GtkPaned", make: { Paned(.horizontal) }
  ) {
    $0.set("position", \.position)
    $0.set("position-set", \.hasOwnPosition)
    $0.shown("min-position", \.minPosition)
    $0.shown("max-position", \.maxPosition)
    $0.set("wide-handle", \.hasWideHandle)
    $0.set("resize-start-child", \.resizesStartChild)
    $0.set("resize-end-child", \.resizesEndChild)
    $0.set("shrink-start-child", \.shrinksStartChild)
    $0.set("shrink-end-child", \.shrinksEndChild)
    $0.set("start-child", \.startChild)
    $0.set("end-child", \.endChild)
    $0.set("orientation", \.orientation)
    $0.signal { $0.onNotifyPosition {} }
    $0.signal { $0.onNotifyPositionSet {} }
    $0.signal { $0.onNotifyMinPosition {} }
    $0.signal { $0.onNotifyMaxPosition {} }
    $0.signal { $0.onNotifyWideHandle {} }
    $0.signal { $0.onNotifyResizeStartChild {} }
    $0.signal { $0.onNotifyResizeEndChild {} }
    $0.signal { $0.onNotifyShrinkStartChild {} }
    $0.signal { $0.onNotifyShrinkEndChild {} }
    $0.signal { $0.onNotifyStartChild {} }
    $0.signal { $0.onNotifyEndChild {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
