import Observation
import UIKit

@Observable final class ProgressModel {
  var fraction: CGFloat = 0.25
  var isFinished: Bool { fraction >= 1 }
}

class ProgressRingView: UIView {
  let model: ProgressModel
  private(set) var draws = 0

  init(model: ProgressModel) {
    self.model = model
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    draws += 1
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 6
    let track = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    track.lineWidth = 8
    UIColor.systemGray5.setStroke()
    track.stroke()
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * model.fraction,
      clockwise: true)
    arc.lineWidth = 8
    arc.lineCapStyle = .round
    (model.isFinished ? UIColor.systemGreen : UIColor.systemBlue).setStroke()
    arc.stroke()
  }
}
