import Gtk

/// Chooses a number by moving a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  init<Number: BinaryFloatingPoint>(
    _ value: Binding<Number>, _ range: ClosedRange<Number>, _ step: Number?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value.asDouble
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// The slider between its ends' labels. The label itself is read by assistive technology.
  public var body: some View {
    HStack {
      minimum
      ScaleControl(
        value: value, range: range, step: step, name: (label as? Text)?.plain, onEditingChanged: onEditingChanged)
      maximum
    }
  }
}

extension Slider {
  /// A slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - bounds: the smallest and the largest number.
  ///   - step: the distance of the numbers that can be chosen; nil for all numbers.
  ///   - onEditingChanged: told when the user begins to move it, and when that has ended.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for assistive technology.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The number as a `Double`.
  var asDouble: Binding<Double> {
    if let same = self as? Binding<Double> { return same }
    return Binding<Double> {
      Double(wrappedValue)
    } set: {
      wrappedValue = Value($0)
    }
  }
}

private struct ScaleControl: WidgetView {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let name: String?
  let onEditingChanged: (Bool) -> Void
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Scale {
    let scale = Scale(.horizontal, range: range, step: step ?? (range.upperBound - range.lowerBound) / 100)
    scale.drawsValue = false
    // Enough to take hold of.
    scale.setSizeRequest(width: 100)
    scale.onValueChanged { [unowned node, unowned scale] in
      let view = node.view
      view.onEditingChanged(true)
      node.write(view.stepped(scale.value), to: view.value)
      view.onEditingChanged(false)
    }
    return scale
  }

  private func stepped(_ value: Double) -> Double {
    guard let step, step > 0 else { return value }
    return min(range.upperBound, range.lowerBound + ((value - range.lowerBound) / step).rounded() * step)
  }

  func update(_ scale: Scale, _ node: WidgetViewNode<Self>) {
    node.showTint(on: scale)
    if node.shown(range, for: "range") { scale.range = range }
    if node.shown(step, for: "step") {
      let step = step ?? (range.upperBound - range.lowerBound) / 100
      scale.setIncrements(step: step, page: step * 10)
    }
    scale.value = value.wrappedValue
    scale.isSensitive = node.values.isEnabled
    name.map(scale.setUsualAccessibleLabel)
  }
}
