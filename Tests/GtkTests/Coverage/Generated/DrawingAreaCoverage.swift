// Made by scripts/generate-wrappers of scripts/support/wrappers/DrawingArea.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let drawingAreaLaws = Coverage<DrawingArea>(
    "GtkDrawingArea", make: { DrawingArea() }
  ) {
    $0.set("content-width", \.contentWidth)
    $0.set("content-height", \.contentHeight)
    $0.signal { $0.onResize { _, _ in } }
    $0.signal { $0.onNotifyContentWidth {} }
    $0.signal { $0.onNotifyContentHeight {} }
  }
}
