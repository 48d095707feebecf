import UIKit

final class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemIndigo.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { fatalError() }
}
