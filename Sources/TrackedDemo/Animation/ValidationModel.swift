import TrackedKit

/// What the animation page animates. It knows neither views nor durations.
@Observable final class ValidationModel {
  var isValid = false
  var isExpanded = false
  /// How much of the bar is filled: 0 or 1.
  var progress = 0.0
  /// Where the ball is: 0 at the start, 1 at the end.
  var position = 0.0
}
