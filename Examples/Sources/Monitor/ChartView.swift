import TrackedKit

/// A line of shares from 0 to 1, the newest at the right, with its name and last value.
final class ChartView: View {
  private let title: String
  private let values: () -> [Double]

  init(_ title: String, values: @escaping () -> [Double]) {
    (self.title, self.values) = (title, values)
    super.init()
    hexpand = true
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  private var caption: String { "\(title) \((values().last ?? 0).formatted(.percent.precision(.fractionLength(0))))" }

  override func updateProperties() {
    super.updateProperties()
    accessibilityLabel = caption
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    Measurement(minimum: 90, natural: 120)
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let values = values()
    let frame = bounds
    canvas.stroke(frame, cornerRadius: 6, width: 1, color: .separator)
    canvas.draw(
      caption, in: Rect(x: 9, y: 6, width: frame.width - 18, height: 20), of: self, color: .label)
    guard values.count > 1 else { return }
    canvas.cairo(in: frame) { context in
      context.setColor(.tintColor)
      context.setLineWidth(1.5)
      let step = frame.width / Double(SystemModel.historyLength - 1)
      for (index, value) in values.enumerated() {
        let x = frame.width - Double(values.count - 1 - index) * step
        let y = frame.height - 4 - value * (frame.height - 32)
        if index == 0 { context.move(to: x, y) } else { context.line(to: x, y) }
      }
      context.stroke()
    }
  }
}
