import TrackedKit

// essential:begin
/// A controller whose hooks all read the same. None calls another: the pass does, step by step.
final class OrderSampleController: ViewController {
  override func updateViewConstraints() {
    super.updateViewConstraints()
    read(.constraints, "updateViewConstraints()")
  }

  override func updateProperties() {
    super.updateProperties()
    read(.properties, "updateProperties()")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    read(.layout, "viewWillLayoutSubviews()")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    read(.layout, "viewDidLayoutSubviews()")
  }

  private func read(_ phase: UpdatePhase, _ hook: String) {
    log.note(phase, "Controller: \(hook)")
    _ = (model.value, traitCollection[OrderTrait.self])
  }

  /// No hook: called in the trait step, before any of them.
  private func followTraits() {
    registerForTraitChanges([OrderTrait.self]) { (self: Self, _) in
      self.log.note(.traits, "Controller: handler of trait changes")
    }
  }
  // essential:end

  private let model: OrderModel
  private let log: OrderLog
  /// The view in the middle of this controller's view.
  let inner: OrderSampleView

  init(_ model: OrderModel, _ log: OrderLog) {
    self.model = model
    self.log = log
    inner = OrderSampleView("Inner view", model, log)
    super.init()
  }

  override func loadView() {
    let outer = OrderSampleView("Outer view", model, log)
    outer.addSubview(inner)
    outer.setSizeRequest(height: 84)
    inner.margins = PageLayout.cardMargins
    view = outer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    followTraits()
  }
}

/// A view whose hooks all read the same.
final class OrderSampleView: View {
  private let title: String
  private let model: OrderModel
  private let log: OrderLog
  /// Whether its properties need other constraints, which is found out while they are updated.
  var needsConstraintsFromProperties = false

  init(_ title: String, _ model: OrderModel, _ log: OrderLog) {
    self.title = title
    self.model = model
    self.log = log
    super.init()
    layer.cornerRadius = 8
  }

  override func updateConstraints() {
    super.updateConstraints()
    read(.constraints, "updateConstraints()")
  }

  override func updateProperties() {
    super.updateProperties()
    read(.properties, "updateProperties()")
    if needsConstraintsFromProperties {
      needsConstraintsFromProperties = false
      setNeedsUpdateConstraints()
    }
  }

  override func layoutSubviews() {
    read(.layout, "layoutSubviews()")
    super.layoutSubviews()
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let number = read(.display, "draw(_:)")
    let colors: [Color] = [.systemBlue, .systemGreen, .systemOrange, .systemRed]
    let color = colors[number % colors.count]
    canvas.fill(bounds, cornerRadius: 8, with: color.withAlphaComponent(0.3))
  }

  @discardableResult
  private func read(_ phase: UpdatePhase, _ hook: String) -> Int {
    log.note(phase, "\(title): \(hook)")
    return model.value + traitCollection[OrderTrait.self]
  }
}
