import TrackedKit

// essential:begin
/// Draws with cairo. What `draw(_:)` reads, also in the functions it calls, has it drawn again, and nothing else.
final class ProgressRing: View {
  private let model: DrawingModel

  init(_ model: DrawingModel) {
    self.model = model
    super.init()
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let lineWidth = min(bounds.width, bounds.height) / 10
    let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
    let center = (x: bounds.width / 2, y: bounds.height / 2)
    canvas.cairo(in: bounds) { context in
      context.setLineWidth(lineWidth)
      context.setRoundLineCaps()
      context.setColor(.separator)
      context.arc(center.x, center.y, radius: radius, from: 0, to: 2 * .pi)
      context.stroke()
      let end = -Double.pi / 2 + 2 * .pi * model.progress
      context.setColor(model.color)
      context.arc(center.x, center.y, radius: radius, from: -.pi / 2, to: end)
      context.stroke()
    }
    drawPercentage(on: canvas)
  }

  private func drawPercentage(on canvas: Snapshot) {
    let text = "\(Int((model.progress * 100).rounded())) %"
    let attributes = TextAttributes(scale: min(bounds.width, bounds.height) / 80, weight: .bold)
    let size = canvas.size(of: text, for: self, attributes: attributes)
    canvas.draw(
      text,
      in: Rect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width + 4,
        height: size.height),
      of: self, color: .label, attributes: attributes)
  }
}

/// Has its look from the model in `updateProperties()`: nothing is drawn by hand, and no hook draws.
final class ModelCard: View {
  private let model: DrawingModel

  init(_ model: DrawingModel) {
    self.model = model
    super.init()
    layer.shadowRadius = 10
    layer.shadowOffset = Size(width: 0, height: 3)
  }

  override func updateProperties() {
    super.updateProperties()
    layer.backgroundColor = model.color
    layer.cornerRadius = model.cornerRadius
    layer.shadowOpacity = model.shadow
    transform = AffineTransform(rotationAngle: model.rotation * .pi / 180)
  }
}

/// Has its look from `updateLayer()`, in the display step.
final class BorderSwatch: View {
  private let model: DrawingModel

  init(_ model: DrawingModel) {
    self.model = model
    super.init()
  }

  override var wantsUpdateLayer: Bool { true }

  override func updateLayer() {
    super.updateLayer()
    layer.borderWidth = model.borderWidth
    layer.borderColor = model.color
    layer.cornerRadius = model.cornerRadius
  }
}
// essential:end
