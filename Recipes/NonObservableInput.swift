// What if something has changed that is not an observable model?
//
// Wrap the view's own state in `@Invalidating`. For anything else, request the hook with `setNeedsUpdateProperties()`. To see the
// result at once, for example in a picture, call `updatePropertiesIfNeeded()` first.

import TrackedKit

final class TemperatureView: View {
  private let label = Label()
  /// Setting another value requests `updateProperties()`; setting an equal one does nothing.
  @Invalidating(.properties) var celsius = 20
  /// From a library without observation.
  var unit: () -> String = { "°C" }

  init() {
    super.init()
    addSubview(label)
  }

  /// The library calls this when its unit has changed.
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
