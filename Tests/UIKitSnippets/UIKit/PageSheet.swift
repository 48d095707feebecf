import Observation
import UIKit

@Observable final class FilterModel {
  var price = 50
}

final class FilterSheetViewController: UIViewController {
  let model: FilterModel
  let stepper = UIStepper()
  let valueLabel = UILabel()

  init(model: FilterModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.preferredCornerRadius = 20
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filter"
    view.backgroundColor = .systemBackground
    stepper.minimumValue = 0
    stepper.maximumValue = 100
    stepper.stepValue = 5
    stepper.value = Double(model.price)
    stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [valueLabel, stepper])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func updateProperties() {
    super.updateProperties()
    valueLabel.text = "Up to \(model.price) €"
  }

  @objc private func stepped() {
    model.price = Int(stepper.value)
  }
}

final class FilterHostViewController: UIViewController, UISheetPresentationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let model = FilterModel()
  let resultLabel = UILabel()
  private(set) var dismissals = 0
  private(set) var detents: [UISheetPresentationController.Detent.Identifier?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(resultLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    resultLabel.text = "Below \(model.price)"
  }

  func showFilter() {
    let filter = FilterSheetViewController(model: model)
    filter.sheetPresentationController?.delegate = self
    filter.presentationController?.delegate = self
    present(filter, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    detents.append(sheetPresentationController.selectedDetentIdentifier)
  }
}
