import UIKit

final class HintViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "A hint"
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 24)
    view.addSubview(label)
    preferredContentSize = CGSize(width: 140, height: 60)
  }
}

final class HintHostViewController: UIViewController {
  let anchor = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    anchor.setTitle("?", for: .normal)
    anchor.frame = CGRect(x: 80, y: 80, width: 44, height: 44)
    anchor.addTarget(self, action: #selector(showHint), for: .touchUpInside)
    view.addSubview(anchor)
  }

  @objc func showHint() {
    let hint = HintViewController()
    hint.modalPresentationStyle = .popover
    hint.popoverPresentationController?.sourceView = anchor
    hint.popoverPresentationController?.permittedArrowDirections = .up
    present(hint, animated: true, completion: nil)
  }
}
