import UIKit

final class GuidedViewController: UIViewController {
  let left = UIView()
  let right = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    for pane in [left, right] {
      pane.translatesAutoresizingMaskIntoConstraints = false
      pane.backgroundColor = .systemGray5
      view.addSubview(pane)
      pane.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      pane.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5),
      right.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      NSLayoutConstraint(
        item: right, attribute: .width, relatedBy: .equal, toItem: left, attribute: .width, multiplier: 1, constant: 0),
    ])
  }
}
