import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Controls/Control.swift", line: 10)
private final class RatingControl: Control {
  var rating = 0 { didSet { setNeedsDisplay() } }

  func tapped(_ star: Int) {
    rating = star
    sendActions(for: .valueChanged)
  }
}
#sourceLocation()

