import UIKit

final class AgreementViewController: UIViewController {
  let button = UIButton(type: .system)
  private(set) var submitted = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Agree First", for: .disabled)
    button.setTitle("Submit", for: .normal)
    button.setTitleColor(.systemGray, for: .disabled)
    button.isEnabled = false
    button.addAction(UIAction { [unowned self] _ in submitted += 1 }, for: .touchUpInside)
    button.sizeToFit()
    button.center = CGPoint(x: 120, y: 60)
    view.addSubview(button)
  }

  func agree() {
    button.isEnabled = true
  }
}
