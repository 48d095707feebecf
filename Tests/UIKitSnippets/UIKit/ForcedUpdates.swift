import Observation
import UIKit

@Observable final class Temperature {
  var celsius = 20
}

final class ThermometerView: UIView {
  let temperature = Temperature()
  let label = UILabel()
  var unit = "°C" {
    didSet { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(temperature.celsius) \(unit)"
  }

  func reading(after celsius: Int) -> String? {
    temperature.celsius = celsius
    updatePropertiesIfNeeded()
    return label.text
  }
}
