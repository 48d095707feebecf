import Observation
import UIKit

@Observable final class BadgeModel {
  var count = 1
  var inset: CGFloat = 4
}

final class BadgeView: UIView {
  var model: BadgeModel? { didSet { setNeedsLayout() } }
  let content = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    content.backgroundColor = .systemGray4
    badge.backgroundColor = .systemRed
    addSubview(content)
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let model else { return }
    content.frame = bounds.inset(
      by: UIEdgeInsets(top: model.inset, left: model.inset, bottom: model.inset, right: model.inset))
    badge.bounds = CGRect(origin: .zero, size: CGSize(width: 16 + 4 * model.count, height: 16))
    badge.center = CGPoint(x: bounds.maxX - 12, y: 12)
  }
}
