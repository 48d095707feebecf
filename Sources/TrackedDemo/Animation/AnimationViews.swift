import TrackedKit

/// A view that shows a part of the model.
class ValidationView: View {
  let validation: ValidationModel

  init(_ validation: ValidationModel) {
    self.validation = validation
    super.init()
  }
}

/// Green when the model is valid, red otherwise; its own hook decides.
final class ConfirmationView: ValidationView {
  private let label = Label()

  override init(_ validation: ValidationModel) {
    super.init(validation)
    layer.cornerRadius = 12
    label.textAlignment = .center
    label.addCSSClass("on-colour")
    addSubview(label)
    setSizeRequest(height: 64)
  }

  override func updateProperties() {
    super.updateProperties()
    backgroundColor = validation.isValid ? .systemGreen : .systemRed
    label.text = validation.isValid ? "Valid" : "Not valid"
  }
}

/// A bar as wide as the model says, and a box beside it that follows.
final class ExpandingPanel: ValidationView {
  private let bar = View()
  private let follower = View()

  override init(_ validation: ValidationModel) {
    super.init(validation)
    bar.backgroundColor = .systemBlue
    follower.backgroundColor = .systemOrange
    for part in [bar, follower] {
      part.layer.cornerRadius = 8
      addSubview(part)
    }
    setSizeRequest(height: 48)
  }

  override func layoutSubviews() {
    let width = bounds.width * (validation.isExpanded ? 0.75 : 0.2)
    place(bar, in: Rect(x: 0, y: 0, width: width, height: bounds.height))
    place(follower, in: Rect(x: width + 12, y: 0, width: bounds.height, height: bounds.height))
  }
}

/// A bar that is filled as far as the model says.
final class FillingBar: ValidationView {
  private let bar = View()

  override init(_ validation: ValidationModel) {
    super.init(validation)
    bar.backgroundColor = .systemBlue
    bar.layer.cornerRadius = 8
    addSubview(bar)
    setSizeRequest(height: 24)
  }

  override func layoutSubviews() {
    let width = bounds.height + (bounds.width - bounds.height) * validation.progress
    place(bar, in: Rect(x: 0, y: 0, width: width, height: bounds.height))
  }
}

/// A ball that goes where the model says.
final class BallView: ValidationView {
  private let ball = View()

  override init(_ validation: ValidationModel) {
    super.init(validation)
    ball.backgroundColor = .systemGreen
    ball.layer.cornerRadius = 20
    addSubview(ball)
    setSizeRequest(height: 64)
  }

  override func layoutSubviews() {
    let way = max(0, bounds.width - 40 - 80)
    place(ball, in: Rect(x: 40 + way * validation.position, y: 12, width: 40, height: 40))
  }
}
