import TrackedKit

/// What the drawing page draws.
@Observable final class DrawingModel {
  /// From 0 to 1.
  var progress = 0.65
  var color = DrawingModel.colors[0].color
  /// In logical pixels.
  var cornerRadius = 24.0
  /// In logical pixels.
  var borderWidth = 3.0
  /// From 0 to 1.
  var shadow = 0.4
  /// In degrees, clockwise.
  var rotation = 0.0

  static let colors = SettingsModel.accentColors

  func nextColor() {
    let index = Self.colors.firstIndex { $0.color == color } ?? 0
    color = Self.colors[(index + 1) % Self.colors.count].color
  }
}
