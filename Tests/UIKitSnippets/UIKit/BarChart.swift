import Observation
import UIKit

@Observable final class ChartModel {
  var values: [CGFloat] = [0.2, 0.8, 0.5]
  var color = UIColor.systemBlue
}

final class BarChartView: UIView {
  let model: ChartModel
  private(set) var draws = 0

  init(model: ChartModel) {
    self.model = model
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 120)
  }

  override func draw(_ rect: CGRect) {
    draws += 1
    let gap: CGFloat = 8
    let width = (bounds.width - gap * CGFloat(model.values.count - 1)) / CGFloat(model.values.count)
    for (index, value) in model.values.enumerated() {
      let height = bounds.height * value
      let bar = CGRect(x: CGFloat(index) * (width + gap), y: bounds.maxY - height, width: width, height: height)
      let path = UIBezierPath(roundedRect: bar, cornerRadius: min(4, width / 2))
      model.color.setFill()
      path.fill()
    }
    let baseline = UIBezierPath()
    baseline.move(to: CGPoint(x: bounds.minX, y: bounds.maxY - 0.5))
    baseline.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY - 0.5))
    baseline.lineWidth = 1
    UIColor.separator.setStroke()
    baseline.stroke()
    let text = "\(model.values.count) values" as NSString
    text.draw(
      at: CGPoint(x: 4, y: 4),
      withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
  }
}
