import TrackedKit

/// What both windows show and change.
@Observable final class SharingModel {
  var message = "Hello"
  var counter = 0
  var isEnabled = true
  var colorIndex = 0
  /// A model keeps what it is given; the slider shows what fits.
  var sliderValue = 50.0
  private(set) var updateCount = 0

  static let colors = SettingsModel.accentColors

  var color: Color { Self.colors[colorIndex].color }

  /// Back to the start, as one change: each reader runs once.
  func reset() {
    message = "Hello"
    counter = 0
    isEnabled = true
    colorIndex = 0
    sliderValue = 50
  }

  func add(_ step: Int) {
    counter += step
    noteUpdate()
  }

  /// Something was changed by the person.
  func noteUpdate() { updateCount += 1 }
}
