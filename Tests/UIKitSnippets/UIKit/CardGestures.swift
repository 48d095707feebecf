import Observation
import UIKit

@Observable final class CardModel {
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  var isFlipped = false
  var log: [String] = []
}

final class CardTableViewController: UIViewController, UIGestureRecognizerDelegate {
  let model = CardModel()
  let card = UIView(frame: CGRect(x: 100, y: 80, width: 120, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    card.isUserInteractionEnabled = true
    view.addSubview(card)

    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    pan.delegate = self
    card.addGestureRecognizer(pan)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap))
    doubleTap.numberOfTapsRequired = 2
    card.addGestureRecognizer(doubleTap)
    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
    longPress.minimumPressDuration = 0.2
    card.addGestureRecognizer(longPress)
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    card.addGestureRecognizer(pinch)
  }

  override func updateProperties() {
    super.updateProperties()
    card.transform = CGAffineTransform(translationX: model.offset.x, y: model.offset.y)
      .scaledBy(x: model.scale, y: model.scale)
    card.backgroundColor = model.isFlipped ? .systemOrange : .systemTeal
  }

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    model.offset.x += translation.x
    model.offset.y += translation.y
    recognizer.setTranslation(.zero, in: view)
    switch recognizer.state {
    case .began: model.log.append("began")
    case .ended, .cancelled: model.log.append("ended")
    default: break
    }
  }

  @objc private func handleDoubleTap() {
    model.isFlipped.toggle()
  }

  @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { model.log.append("held") }
  }

  @objc private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    model.scale *= recognizer.scale
    recognizer.scale = 1
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
