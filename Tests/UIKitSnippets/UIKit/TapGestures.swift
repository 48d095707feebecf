import UIKit

final class TapViewController: UIViewController {
  let pad = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
  private(set) var places: [CGPoint] = []
  private(set) var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.backgroundColor = .systemYellow
    view.addSubview(pad)
    pad.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    press.minimumPressDuration = 0.4
    pad.addGestureRecognizer(press)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    places.append(recognizer.location(in: pad))
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { presses += 1 }
  }
}
