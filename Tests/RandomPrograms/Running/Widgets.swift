import TrackedKit

/// A view that does in each hook what the program says.
final class ProgramView: View {
  unowned let instance: Instance

  init(_ instance: Instance) {
    self.instance = instance
    super.init()
    Instance.alive += 1
  }

  isolated deinit { Instance.alive -= 1 }

  override func updateConstraints() {
    super.updateConstraints()
    instance.run(.updateConstraints, self)
  }

  override func updateProperties() {
    super.updateProperties()
    instance.run(.updateProperties, self)
  }

  override func layoutSubviews() {
    let offset = instance.run(.layoutSubviews, self)
    if instance.placesSubviews {
      let rect = ProgramView.place(offset, width, height)
      for subview in addedChildren where subview.isVisible { place(subview, in: rect) }
    } else {
      super.layoutSubviews()
    }
    instance.noteLayoutInput()
  }

  /// Where a layout hook that gave `offset` puts the subviews of a view of a given size.
  static func place(_ offset: Int, _ width: Int, _ height: Int) -> Rect {
    let (x, y) = (abs(offset) % 7, abs(offset) / 7 % 5)
    return Rect(x: Double(x), y: Double(y), width: Double(width - x), height: Double(height - y))
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let value = instance.run(.draw, self)
    canvas.fill(bounds, with: Picture.color(instance.index, value))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    instance.beginLayout()
    super.allocate(width: width, height: height, baseline: baseline)
    instance.endLayout()
  }

  override func styleDidChange() {
    super.styleDidChange()
    instance.mayDraw = true
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = super.measure(orientation, forSize: forSize)
    return Measurement(minimum: max(8, size.minimum), natural: max(8, size.natural))
  }
}

/// A controller that does in each hook what the program says.
final class ProgramController: ViewController {
  unowned let instance: Instance

  init(_ instance: Instance) {
    self.instance = instance
    super.init()
    Instance.alive += 1
  }

  isolated deinit { Instance.alive -= 1 }

  override func loadView() { view = ProgramView(instance) }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    instance.run(.updateViewConstraints, self)
  }

  override func updateProperties() {
    super.updateProperties()
    instance.run(.controllerProperties, self)
  }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    instance.run(.contentUnavailable, self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    instance.run(.viewWillLayout, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    instance.run(.viewDidLayout, self)
  }
}

/// A button that does in its configuration hooks what the program says.
final class ProgramButton: Button {
  unowned let instance: Instance

  init(_ instance: Instance) {
    self.instance = instance
    super.init(frame: .zero)
    configuration = .bordered()
    // Where the pointer happens to be must not change its state.
    canTarget = false
    Instance.alive += 1
  }

  isolated deinit { Instance.alive -= 1 }

  override func updateConfiguration() {
    super.updateConfiguration()
    instance.run(.updateConfiguration, self)
  }
}
