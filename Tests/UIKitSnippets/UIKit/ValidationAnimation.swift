import Observation
import UIKit

@Observable final class FormModel {
  var isValid = true
}

final class FormViewController: UIViewController {
  let form = FormModel()
  let message = UILabel()
  private(set) var finished: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    message.text = "Please fill in all fields."
    message.textColor = .systemRed
    message.alpha = 0
    message.frame = CGRect(x: 20, y: 20, width: 260, height: 30)
    view.addSubview(message)
  }

  override func updateProperties() {
    super.updateProperties()
    message.alpha = form.isValid ? 0 : 1
  }

  func validate(_ isValid: Bool) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.flushUpdates, .curveEaseInOut],
      animations: { self.form.isValid = isValid },
      completion: { self.finished = $0 })
  }
}
