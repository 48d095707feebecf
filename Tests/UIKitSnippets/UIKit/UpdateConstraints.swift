import Observation
import UIKit

@Observable final class SpacingModel {
  var spacing: CGFloat = 8
}

final class TwoLineView: UIView {
  private let model: SpacingModel
  let first = UILabel()
  let second = UILabel()
  private let gap: NSLayoutConstraint

  init(model: SpacingModel) {
    self.model = model
    gap = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    super.init(frame: .zero)
    first.text = "First"
    second.text = "Second"
    [first, second].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      first.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      gap,
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConstraints() {
    gap.constant = model.spacing
    super.updateConstraints()
  }
}
