import TrackedKit

/// A view whose one hook reads one number.
class HookSampleView: View {
  let input: HookInput

  init(_ input: HookInput) {
    self.input = input
    super.init()
    setSizeRequest(width: 60, height: 22)
  }
}

/// One with a bar in it.
class HookSampleBar: HookSampleView {
  let bar = View()

  override init(_ input: HookInput) {
    super.init(input)
    bar.backgroundColor = .systemBlue
    bar.layer.cornerRadius = 4
    addSubview(bar)
  }

  /// A constraint for the bar's length as a share of the width, with the others it needs; active.
  func barLength() -> LayoutConstraint {
    let length = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.2)
    LayoutConstraint.activate([
      length, bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return length
  }
}

// essential:begin
/// What a view shows: content needs no layout.
final class UpdatePropertiesSample: HookSampleBar {
  override func updateProperties() {
    super.updateProperties()
    bar.alpha = Double(input.value) / 5
  }
}

/// Constraints; the layout follows in the same frame.
final class UpdateConstraintsSample: HookSampleBar {
  private lazy var length = barLength()

  override func updateConstraints() {
    super.updateConstraints()
    length.multiplier = Double(input.value) / 5
  }
}

/// Geometry that constraints do not say.
final class LayoutSubviewsSample: HookSampleBar {
  override func layoutSubviews() {
    let part = bounds.width / 5
    place(bar, in: Rect(x: part * Double(input.value - 1), y: 0, width: part, height: bounds.height))
  }
}

/// The same by AppKit's name.
final class LayoutSample: HookSampleBar {
  override func layout() {
    let part = bounds.width / 5
    place(bar, in: Rect(x: bounds.width - part * Double(input.value), y: 0, width: part, height: bounds.height))
  }
}

/// A drawing.
final class DrawSample: HookSampleView {
  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let radius = bounds.height / 2 - 2
    canvas.cairo(in: bounds) { context in
      context.setColor(.systemBlue)
      for index in 0..<input.value {
        context.arc(radius + 2 + Double(index) * 2.5 * radius, bounds.height / 2, radius: radius, from: 0, to: 2 * .pi)
        context.fill()
      }
    }
  }
}

/// A look, set in the display step.
final class UpdateLayerSample: HookSampleView {
  override var wantsUpdateLayer: Bool { true }

  override func updateLayer() {
    super.updateLayer()
    layer.borderColor = .systemBlue
    layer.borderWidth = Double(input.value)
    layer.cornerRadius = Double(input.value) * 2
  }
}
// essential:end
