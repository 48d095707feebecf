import TrackedKit

/// A slider for one property of a model, with a name for assistive technology.
final class ModelSlider<Model: AnyObject & Observable>: View {
  let label: String
  private let scale: Scale

  /// - Parameter width: the least one, in logical pixels.
  init(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Double>, _ range: ClosedRange<Double>, _ label: String,
    width: Int = 180
  ) {
    self.label = label
    scale = Scale(range: range, step: (range.upperBound - range.lowerBound) / 100)
    super.init()
    scale.drawsValue = false
    scale.followLanguage { [unowned scale] in scale.setAccessibleLabel(String(localized: .init(label))) }
    scale.setSizeRequest(width: width)
    scale.bind(value: Bindable(model)[dynamicMember: path])
    addSubview(scale)
  }
}
