import UIKit

final class PhotoGestureViewController: UIViewController, UIGestureRecognizerDelegate {
  let photoView = UIImageView(image: UIImage(systemName: "photo"))
  private(set) var taps: [String] = []
  private(set) var scale: CGFloat = 1
  private var startCenter = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    photoView.frame = CGRect(x: 100, y: 80, width: 120, height: 120)
    photoView.contentMode = .scaleAspectFit
    photoView.isUserInteractionEnabled = true
    view.addSubview(photoView)

    let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: #selector(singleTapped(_:)))
    single.require(toFail: double)
    let long = UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:)))
    long.minimumPressDuration = 0.4
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.delegate = self
    pinch.delegate = self
    for recognizer in [double, single, long, pinch, pan] as [UIGestureRecognizer] {
      photoView.addGestureRecognizer(recognizer)
    }
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .down
    swipe.isEnabled = false
    view.addGestureRecognizer(swipe)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    !(other is UILongPressGestureRecognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  @objc private func doubleTapped() {
    taps.append("double")
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.photoView.transform = .identity
    }
  }

  @objc private func singleTapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: recognizer.view)
    taps.append(point.x < photoView.bounds.midX ? "left" : "right")
  }

  @objc private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { taps.append("long") }
  }

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    scale *= recognizer.scale
    recognizer.scale = 1
    photoView.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: startCenter = photoView.center
    case .changed, .ended:
      let translation = recognizer.translation(in: view)
      photoView.center = CGPoint(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
    case .cancelled, .failed: photoView.center = startCenter
    default: break
    }
  }

  @objc private func swiped() { dismiss(animated: true) }
}
