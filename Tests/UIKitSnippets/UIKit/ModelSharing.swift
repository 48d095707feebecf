import Observation
import UIKit

@Observable final class SharedScore {
  var points = 0
}

final class ScoreViewController: UIViewController {
  private let score: SharedScore
  let label = UILabel()

  init(score: SharedScore) {
    self.score = score
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() {
    view = label
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = String(score.points)
    view.isHidden = score.points < 0
  }
}
