import UIKit

final class DragViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
  private(set) var states: [UIGestureRecognizer.State] = []
  private var origin = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemGreen
    view.addSubview(card)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
    card.addGestureRecognizer(pan)
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    states.append(pan.state)
    switch pan.state {
    case .began:
      origin = card.center
    case .changed, .ended:
      let translation = pan.translation(in: view)
      card.center = CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)
    default:
      break
    }
  }
}
