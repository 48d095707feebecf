import TrackedKit

/// How often a controller applied its model.
@Observable final class Applications {
  private(set) var count = 0

  /// Called from hooks, which must not depend on the count.
  func note() { withoutTracking { count += 1 } }
}

// essential:begin
/// Shows its model at every level: from `updateProperties()` where that exists, and from `viewWillLayoutSubviews()`
/// where it does not. Never from both: each change would be applied twice.
final class AdaptiveViewController: ViewController {
  private let model: CompatibilityModel
  private let label = Label()

  init(_ model: CompatibilityModel) {
    self.model = model
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    applyModelToUI()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !traitCollection.trackingPolicy.level.supports(.updateProperties) { applyModelToUI() }
  }

  private func applyModelToUI() {
    applications.note()
    label.text = "The model's value is \(model.value)"
  }
  // essential:end

  let applications = Applications()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.margins = PageLayout.rowMargins
    view.addSubview(label)
  }
}

/// Does what the adaptive one must not: applies its model from both hooks.
final class DoubleWorkViewController: ViewController {
  private let model: CompatibilityModel
  private let label = Label()
  let applications = Applications()

  init(_ model: CompatibilityModel) {
    self.model = model
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    applyModelToUI()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    applyModelToUI()
  }

  private func applyModelToUI() {
    applications.note()
    label.text = "The model's value is \(model.value)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.margins = PageLayout.rowMargins
    view.addSubview(label)
  }
}

/// A view that reads the model in every hook it has, for the table.
final class EveryHookView: View {
  private let model: CompatibilityModel

  init(_ model: CompatibilityModel) {
    self.model = model
    super.init()
    setSizeRequest(height: 1)
  }

  override func updateConstraints() {
    super.updateConstraints()
    _ = model.value
  }

  override func updateProperties() {
    super.updateProperties()
    _ = model.value
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = model.value
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    _ = model.value
  }
}
