import UIKit

final class PaddedTextField: UITextField {
  private let padding = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
}

final class PrimaryButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    layer.cornerRadius = 12
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 32, bottom: 12, right: 32)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}

final class PaddedFieldsViewController: UIViewController {
  let field = PaddedTextField()
  let button = PrimaryButton()
  private(set) var submissions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(submit), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [field, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.widthAnchor.constraint(equalToConstant: 240),
    ])
  }

  @objc private func submit() {
    submissions.append(field.text?.trimmingCharacters(in: .whitespaces) ?? "")
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  }
}
