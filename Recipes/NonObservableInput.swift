// What if something that is no observable model has changed?
//
// State of the view's own is wrapped in `@Invalidating`. For anything else ask for the hook with
// `setNeedsUpdateProperties()`. To see the result at once, in a picture say, bring it up to date first.

import TrackedKit

final class TemperatureView: View {
  private let label = Label()
  /// Setting another value asks for `updateProperties()`, setting an equal one for nothing.
  @Invalidating(.properties) var celsius = 20
  /// From a library that knows no observation.
  var unit: () -> String = { "°C" }

  init() {
    super.init()
    addSubview(label)
  }

  /// The library says that its unit has changed.
  func unitDidChange() { setNeedsUpdateProperties() }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(celsius) \(unit())"
  }

  /// What is shown right after a change, without waiting for the next frame.
  func capture() -> Texture? {
    updatePropertiesIfNeeded()
    return renderTexture()
  }
}
