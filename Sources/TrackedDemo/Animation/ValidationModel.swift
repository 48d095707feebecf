import Observation

/// What the animation page animates. It knows neither views nor durations.
@Observable final class ValidationModel {
  var isValid = false
  var isExpanded = false
  /// Where the ball is: 0 at the start, 1 at the end.
  var position = 0.0
}
