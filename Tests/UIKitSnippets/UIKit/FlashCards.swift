import UIKit

final class FlashCardViewController: UIViewController {
  let titleLabel = UILabel()
  let card = UIView(frame: CGRect(x: 40, y: 60, width: 240, height: 160))
  let front = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
  let back = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
  private(set) var turns = 0
  private(set) var bounces = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Capitals"
    titleLabel.frame = CGRect(x: 40, y: 10, width: 240, height: 30)
    front.text = "Norway"
    back.text = "Oslo"
    back.isHidden = true
    card.layer.cornerRadius = 12
    card.backgroundColor = .systemYellow
    card.addSubview(front)
    card.addSubview(back)
    view.addSubview(titleLabel)
    view.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
  }

  @objc func turn() {
    let (from, to) = front.isHidden ? (back, front) : (front, back)
    UIView.transition(
      from: from, to: to, duration: 0.2, options: [.transitionFlipFromRight, .showHideTransitionViews]
    ) { _ in
      self.turns += 1
    }
  }

  func rename(_ title: String) {
    UIView.transition(
      with: titleLabel, duration: 0.2, options: .transitionCrossDissolve,
      animations: {
        self.titleLabel.text = title
      }, completion: nil)
  }

  func bounce() {
    UIView.animateKeyframes(
      withDuration: 0.3, delay: 0, options: [.calculationModeLinear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.card.transform = CGAffineTransform(translationX: 0, y: -30)
          self.card.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.card.transform = .identity
        }
      },
      completion: { finished in
        if finished { self.bounces += 1 }
      })
  }
}
