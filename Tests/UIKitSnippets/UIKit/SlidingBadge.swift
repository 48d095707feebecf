import UIKit

final class SlidingBadgeView: UIView {
  let badge = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.backgroundColor = UIColor.systemRed.cgColor
    badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.addSublayer(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func slide(by distance: CGFloat) {
    let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
    move.fromValue = NSValue(cgPoint: badge.position)
    badge.position.x += distance
    move.toValue = NSValue(cgPoint: badge.position)
    move.duration = 10
    badge.add(move, forKey: "slide")
  }
}
