import UIKit

final class TipCalculatorViewController: UIViewController, UITextFieldDelegate {
  let billField = UITextField()
  let tipControl = UISegmentedControl(items: ["15%", "18%", "20%"])
  let totalLabel = UILabel()
  private let tips = [0.15, 0.18, 0.2]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    billField.placeholder = "Bill"
    billField.keyboardType = .decimalPad
    billField.borderStyle = .roundedRect
    billField.delegate = self
    billField.addTarget(self, action: #selector(calculateTip), for: .editingChanged)
    tipControl.selectedSegmentIndex = 0
    tipControl.addTarget(self, action: #selector(calculateTip), for: .valueChanged)
    totalLabel.font = .monospacedDigitSystemFont(ofSize: 32, weight: .semibold)
    totalLabel.textAlignment = .right

    let stack = UIStackView(arrangedSubviews: [billField, tipControl, totalLabel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    calculateTip()
  }

  @objc private func calculateTip() {
    let bill = Double(billField.text ?? "") ?? 0
    let total = bill * (1 + tips[tipControl.selectedSegmentIndex])
    totalLabel.text = "Total \(Int(total.rounded()))"
  }

  @objc private func endEditing() { view.endEditing(true) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let textRange = Range(range, in: text) else { return false }
    let updated = text.replacingCharacters(in: textRange, with: string)
    return updated.isEmpty || Double(updated) != nil
  }
}
