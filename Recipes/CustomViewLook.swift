// How does a custom view get its look from a model? How do you draw by hand?
//
// A view's layer has background, corners, border, shadow, opacity and transform: set them in `updateProperties()`. Draw what
// a layer cannot do in `draw(_:)`, which is tracked as well.

import TrackedKit

@Observable final class TileModel {
  var color = Color(red: 0.2, green: 0.6, blue: 0.4)
  var cornerRadius = 8.0
  var level = 0.5
}

final class TileView: View {
  private let model: TileModel

  init(_ model: TileModel) { self.model = model }

  override func updateProperties() {
    super.updateProperties()
    layer.backgroundColor = model.color
    layer.cornerRadius = model.cornerRadius
  }
}

final class GaugeView: View {
  private let model: TileModel

  init(_ model: TileModel) { self.model = model }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    Measurement(minimum: 40, natural: 120)
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let radius = min(bounds.width, bounds.height) / 2 - 6
    canvas.cairo(in: bounds) { context in
      context.setLineWidth(8)
      context.setRoundLineCaps()
      context.setColor(model.color)
      context.arc(
        bounds.width / 2, bounds.height / 2, radius: radius, from: .pi, to: .pi + .pi * min(max(model.level, 0), 1))
      context.stroke()
    }
  }
}
