import Observation
import UIKit

@Observable final class Clock {
  var minutes = 61
}

final class ClockLabel: UILabel {
  private let clock: Clock

  init(clock: Clock) {
    self.clock = clock
    super.init(frame: .zero)
    font = .monospacedDigitSystemFont(ofSize: 20, weight: .medium)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() {
    super.updateProperties()
    let rest = clock.minutes % 60
    text = "\(clock.minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    textColor = clock.minutes > 120 ? .systemRed : .label
  }
}
