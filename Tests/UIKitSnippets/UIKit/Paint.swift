import UIKit

final class PaintView: UIView {
  private(set) var paths: [UIBezierPath] = []
  var strokeColor = UIColor.systemRed

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let path = UIBezierPath()
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.move(to: touch.location(in: self))
    paths.append(path)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = paths.last else { return }
    path.addLine(to: touch.location(in: self))
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !paths.isEmpty { paths.removeLast() }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    strokeColor.setStroke()
    for path in paths { path.stroke() }
  }
}

final class PaintViewController: UIViewController {
  let canvas = PaintView()
  private(set) var touchedOutside = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.backgroundColor = .white
    canvas.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(canvas)
    NSLayoutConstraint.activate([
      canvas.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      canvas.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchedOutside += 1
  }
}
