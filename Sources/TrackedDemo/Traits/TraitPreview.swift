import TrackedKit

/// Looks as the traits of its place say. It knows of no override.
final class TraitPreview: View {
  private let title: String
  private let label = Label()
  private let bar = View()

  init(_ title: String) {
    self.title = title
    super.init()
    layer.cornerRadius = 10
    addSubview(bar)
    addSubview(label)
    label.numberOfLines = 0
    bar.layer.cornerRadius = 3
    setSizeRequest(width: 100, height: 96)
  }

  // essential:begin
  /// Read in no hook: dynamic colours follow by themselves.
  private func setColors() {
    backgroundColor = .systemBackground
    bar.backgroundColor = Color { traits in traits.tint }
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = title
    label.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .right : .left
    label.attributes = TextAttributes(
      scale: traitCollection.textScale, weight: traitCollection.accessibilityContrast == .high ? .bold : .normal,
      foreground: Color.label.currentRGBA)
    layer.borderWidth = traitCollection.accessibilityContrast == .high ? 2 : 1
    layer.borderColor = .separator
  }

  override func layoutSubviews() {
    let start = traitCollection.layoutDirection == .rightToLeft ? bounds.width - 18 : 12
    place(bar, in: Rect(x: start, y: 12, width: 6, height: bounds.height - 24))
    place(label, in: Rect(x: 30, y: 12, width: bounds.width - 60, height: bounds.height - 24))
  }
  // essential:end

  override func didEnterWindow() {
    super.didEnterWindow()
    if backgroundColor == nil { setColors() }
  }
}
