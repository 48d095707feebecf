import Observation
import UIKit

@Observable final class Quote {
  var text = "One"
  var index = 0
}

final class QuoteViewController: UIViewController {
  let quote = Quote()
  let label = UILabel()
  let dot = UIView(frame: CGRect(x: 20, y: 120, width: 20, height: 20))
  private(set) var finished = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    dot.backgroundColor = .systemBlue
    view.addSubview(label)
    view.addSubview(dot)
    label.text = quote.text
  }

  func showNext() {
    quote.index += 1
    UIView.animate(withDuration: 0.1, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.label.alpha = 0
    } completion: { _ in
      self.label.text = "Quote \(self.quote.index)"
      UIView.animate(withDuration: 0.1) {
        self.label.alpha = 1
      } completion: { _ in
        self.finished += 1
      }
    }
  }

  func shake() {
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    animator.addAnimations { self.dot.transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 8) }
    animator.addAnimations({ self.dot.transform = .identity }, delayFactor: 0.5)
    animator.addCompletion { position in
      if position == .end { self.finished += 1 }
    }
    animator.startAnimation(afterDelay: 0.05)
  }
}
