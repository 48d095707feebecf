import Observation
import UIKit

@Observable final class HitCounter {
  var count = 0
}

final class CounterViewController: UIViewController {
  let counter = HitCounter()
  let label = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.font = UIFont.boldSystemFont(ofSize: 24)
    label.textAlignment = .center
    button.setTitle("Tap me!", for: .normal)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    for subview in [label, button] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "Taps: \(counter.count)"
  }

  @objc private func tapped() {
    counter.count += 1
  }
}
