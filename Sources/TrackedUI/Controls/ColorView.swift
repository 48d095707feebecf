import Foundation
import Gtk

/// A colour shown as a view: all of the room there is.
extension Color: nonisolated WidgetView {
  func makeWidget(_ node: WidgetViewNode<Self>) -> ColorWidget { ColorWidget() }

  func update(_ widget: ColorWidget, _ node: WidgetViewNode<Self>) { widget.color = node.resolve(self) }

  var sizing: WidgetSizing { .fills }
}

/// A rectangle of one colour.
final class ColorWidget: CustomWidget {
  var color = RGBA(red: 0, green: 0, blue: 0, alpha: 0) {
    didSet { if color != oldValue { queueDraw() } }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    Measurement(minimum: 0, natural: 10)
  }

  override func contains(x: Double, y: Double) -> Bool {
    super.contains(x: x, y: y) && (color.alpha > 0 || isForPointer)
  }

  override func snapshot(_ snapshot: Snapshot) {
    snapshot.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), with: color)
  }
}
