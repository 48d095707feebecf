import Observation
import UIKit

@Observable final class LoginModel {
  var name = ""
  var password = ""
  var canLogIn: Bool { !name.isEmpty && password.count >= 4 }
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
  let model = LoginModel()
  let nameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  private(set) var submissions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    passwordField.addAction(
      UIAction { [unowned self] _ in model.password = passwordField.text ?? "" }, for: .editingChanged)
    loginButton.setTitle("Log In", for: .normal)
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, loginButton])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = CGRect(x: 10, y: 10, width: 240, height: 140)
    view.addSubview(stack)
  }

  override func updateProperties() {
    super.updateProperties()
    nameField.text = model.name
    passwordField.text = model.password
    loginButton.isEnabled = model.canLogIn
  }

  @objc private func nameChanged() {
    model.name = nameField.text ?? ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submissions += 1
    textField.resignFirstResponder()
    return true
  }
}
