import Observation
import UIKit

@Observable final class AppearanceModel {
  var mode = 0
}

final class AppearanceViewController: UIViewController {
  let model = AppearanceModel()
  let segments = UISegmentedControl(items: ["Light", "Dark", "Auto"])

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
    segments.frame = CGRect(x: 10, y: 10, width: 240, height: 34)
    view.addSubview(segments)
  }

  override func updateProperties() {
    super.updateProperties()
    segments.selectedSegmentIndex = model.mode
  }

  @objc private func changed(_ sender: UISegmentedControl) {
    model.mode = sender.selectedSegmentIndex
  }
}
