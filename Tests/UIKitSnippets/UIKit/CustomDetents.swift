import Observation
import UIKit

@Observable final class MapFilter {
  var radius = 5.0
  var isExpanded = false
}

final class MapPanelViewController: UIViewController {
  let filter: MapFilter
  let radiusLabel = UILabel()
  let radiusSlider = UISlider()
  lazy var expandButton = UIButton(
    type: .system, primaryAction: UIAction(title: "Expand") { [weak self] _ in self?.expand() })

  init(filter: MapFilter) {
    self.filter = filter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    radiusSlider.minimumValue = 1
    radiusSlider.maximumValue = 20
    radiusSlider.addTarget(self, action: #selector(radiusChanged(_:)), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [radiusLabel, radiusSlider, expandButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    radiusLabel.text = "Within \(Int(filter.radius)) km"
    radiusSlider.value = Float(filter.radius)
    expandButton.isEnabled = !filter.isExpanded
  }

  @objc private func radiusChanged(_ slider: UISlider) {
    filter.radius = Double(slider.value).rounded()
  }

  private func expand() {
    filter.isExpanded = true
    sheetPresentationController?.animateChanges {
      sheetPresentationController?.selectedDetentIdentifier = .large
    }
  }
}

final class MapViewController: UIViewController {
  let filter = MapFilter()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "slider.horizontal.3"), style: .plain, target: self, action: #selector(showPanel))
  }

  @objc func showPanel() {
    let panel = MapPanelViewController(filter: filter)
    if let sheet = panel.sheetPresentationController {
      let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
        min(180, context.maximumDetentValue * 0.4)
      }
      sheet.detents = [small, .large()]
      sheet.largestUndimmedDetentIdentifier = small.identifier
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.prefersGrabberVisible = true
    }
    present(panel, animated: true, completion: nil)
  }
}
