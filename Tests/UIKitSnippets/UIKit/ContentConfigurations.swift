import Observation
import UIKit

struct MeterConfiguration: UIContentConfiguration {
  var title = ""
  var level: Float = 0

  func makeContentView() -> UIView & UIContentView {
    MeterContentView(self)
  }

  func updated(for state: UIConfigurationState) -> MeterConfiguration {
    self
  }
}

final class MeterContentView: UIView, UIContentView {
  private let label = UILabel()
  let bar = UIProgressView()
  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: MeterConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [label, bar])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    guard let configuration = configuration as? MeterConfiguration else { return }
    label.text = configuration.title
    bar.progress = configuration.level
  }
}
