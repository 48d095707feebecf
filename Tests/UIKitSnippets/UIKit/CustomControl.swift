import Observation
import UIKit

@Observable final class Review {
  var stars = 2
}

final class RatingControl: UIControl {
  var value = 0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    for star in 0..<5 {
      (star < value ? UIColor.systemYellow : UIColor.systemGray4).setFill()
      UIBezierPath(ovalIn: CGRect(x: CGFloat(star) * 20, y: 0, width: 16, height: 16)).fill()
    }
  }

  func rate(_ stars: Int) {
    value = stars
    sendActions(for: .valueChanged)
  }
}

final class ReviewViewController: UIViewController {
  let review = Review()
  let rating = RatingControl(frame: CGRect(x: 10, y: 10, width: 100, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    rating.addTarget(self, action: #selector(rated(_:)), for: .valueChanged)
    view.addSubview(rating)
  }

  override func updateProperties() {
    super.updateProperties()
    rating.value = review.stars
  }

  @objc private func rated(_ sender: RatingControl) {
    review.stars = sender.value
  }
}
