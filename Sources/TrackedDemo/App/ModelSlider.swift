import TrackedKit

/// A slider for one property of a model: it follows the model, and the person's dragging writes the model.
final class ModelSlider<Model: AnyObject>: View {
  let label: String
  private let model: Model
  private let path: ReferenceWritableKeyPath<Model, Double>
  private let scale: Scale

  init(_ model: Model, _ path: ReferenceWritableKeyPath<Model, Double>, _ range: ClosedRange<Double>, _ label: String) {
    self.model = model
    self.path = path
    self.label = label
    scale = Scale(range: range, step: (range.upperBound - range.lowerBound) / 100)
    super.init()
    scale.drawsValue = false
    scale.setAccessibleLabel(label)
    scale.setSizeRequest(width: 180)
    scale.valueChanged.connect(self) { me in me.model[keyPath: me.path] = me.scale.value }
    addSubview(scale)
  }

  override func updateProperties() {
    super.updateProperties()
    scale.value = model[keyPath: path]
  }
}
