import Observation
import UIKit

@Observable final class BatteryModel {
  var level: Float = 0.4
  var isCharging = false
  @ObservationIgnored var reads = 0
}

final class BatteryView: UIView {
  var model: BatteryModel? {
    didSet { setNeedsUpdateProperties() }
  }
  private let progressView = UIProgressView(progressViewStyle: .default)
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(progressView)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateProperties() {
    super.updateProperties()
    guard let model else { return }
    model.reads += 1
    progressView.setProgress(model.level, animated: true)
    label.text = "\(Int((model.level * 100).rounded())) %\(model.isCharging ? " ⚡︎" : "")"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, rest) = bounds.divided(atDistance: 24, from: .minYEdge)
    label.frame = top
    progressView.frame = CGRect(x: rest.minX, y: rest.minY + 8, width: rest.width, height: 4)
  }
}
