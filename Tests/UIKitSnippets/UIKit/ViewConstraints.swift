import Observation
import UIKit

@Observable final class SidebarModel {
  var width: CGFloat = 120
  var isCompact = false
}

final class SidebarViewController: UIViewController {
  let model = SidebarModel()
  let sidebar = UIView()
  private var widthConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.backgroundColor = .secondarySystemBackground
    sidebar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sidebar)
    widthConstraint = sidebar.widthAnchor.constraint(equalToConstant: 0)
    widthConstraint.priority = .defaultHigh
    NSLayoutConstraint.activate([
      widthConstraint,
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sidebar.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    ])
  }

  override func updateViewConstraints() {
    widthConstraint.constant = model.isCompact ? 44 : model.width
    super.updateViewConstraints()
  }
}
