import UIKit

final class BounceViewController: UIViewController {
  let ball = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  private(set) var landings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.backgroundColor = .systemOrange
    ball.layer.cornerRadius = 15
    view.addSubview(ball)
  }

  func drop() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
      animations: { self.ball.transform = CGAffineTransform(translationX: 0, y: 120) },
      completion: { _ in self.landings += 1 })
  }

  func reset() {
    UIView.performWithoutAnimation {
      ball.transform = .identity
    }
  }
}
