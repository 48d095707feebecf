import UIKit

final class StacksViewController: UIViewController {
  let outer = UIStackView()
  let inner = UIStackView()
  let first = UILabel()
  let second = UILabel()
  let third = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    first.text = "One"
    second.text = "Two"
    third.text = "Three"
    outer.axis = .vertical
    outer.spacing = 4
    outer.addArrangedSubview(first)
    outer.addArrangedSubview(inner)
    outer.setCustomSpacing(20, after: first)
    inner.axis = .horizontal
    inner.distribution = .fillEqually
    inner.addArrangedSubview(third)
    inner.insertArrangedSubview(second, at: 0)
    outer.isLayoutMarginsRelativeArrangement = true
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    outer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: view.topAnchor),
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 220),
    ])
  }

  func drop() {
    inner.removeArrangedSubview(third)
    third.removeFromSuperview()
  }
}
