import Observation
import UIKit

@Observable final class SurveyModel {
  var name = ""
  var age = 30.0
  var newsletter = false
  var summary: String { "\(name.isEmpty ? "Nobody" : name), \(Int(age))\(newsletter ? ", newsletter" : "")" }
}

final class SurveyViewController: UIViewController, UIScrollViewDelegate {
  let model = SurveyModel()
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  let summaryLabel = UILabel()
  private(set) var offsets: [CGFloat] = []

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.delegate = self
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.distribution = .fill
    stackView.spacing = 16
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let nameField = UITextField()
    nameField.placeholder = "Name"
    nameField.addAction(
      UIAction { [model] action in model.name = (action.sender as? UITextField)?.text ?? "" }, for: .editingChanged)
    let slider = UISlider()
    slider.minimumValue = 18
    slider.maximumValue = 99
    slider.value = Float(model.age)
    slider.addAction(
      UIAction { [model, unowned slider] _ in model.age = Double(slider.value) }, for: .valueChanged)
    let toggle = UISwitch()
    toggle.addTarget(self, action: #selector(newsletterChanged), for: .valueChanged)
    let toggleRow = UIStackView(arrangedSubviews: [makeLabel("Newsletter"), toggle])
    toggleRow.alignment = .center
    for view in [summaryLabel, nameField, slider, toggleRow] { stackView.addArrangedSubview(view) }
    for index in 1...20 {
      let filler = makeLabel("Question \(index)")
      filler.heightAnchor.constraint(equalToConstant: 44).isActive = true
      stackView.addArrangedSubview(filler)
    }
  }

  override func updateProperties() {
    super.updateProperties()
    summaryLabel.text = model.summary
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return label
  }

  @objc func newsletterChanged(_ sender: UISwitch) {
    model.newsletter = sender.isOn
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
