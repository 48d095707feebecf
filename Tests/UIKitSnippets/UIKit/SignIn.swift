import Observation
import UIKit

@Observable final class SignInModel {
  var email = ""
  var password = ""
  var isBusy = false
  var errorMessage: String?
  var canSignIn: Bool { email.contains("@") && password.count >= 8 && !isBusy }
}

final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let model: SignInModel
  let emailField = UITextField()
  let passwordField = UITextField()
  let errorLabel = UILabel()
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  lazy var signInButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Sign In") { [weak self] _ in
      self?.signIn()
    })

  init(model: SignInModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign In"
    view.backgroundColor = .systemBackground
    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.textContentType = .emailAddress
    emailField.returnKeyType = .next
    emailField.delegate = self
    emailField.addTarget(self, action: #selector(emailChanged(_:)), for: .editingChanged)
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .go
    passwordField.delegate = self
    passwordField.addTarget(self, action: #selector(passwordChanged(_:)), for: .editingChanged)
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    activityIndicator.hidesWhenStopped = true

    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, errorLabel, signInButton, activityIndicator])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    emailField.becomeFirstResponder()
  }

  override func updateProperties() {
    super.updateProperties()
    signInButton.isEnabled = model.canSignIn
    signInButton.configuration?.showsActivityIndicator = model.isBusy
    errorLabel.text = model.errorMessage
    errorLabel.isHidden = model.errorMessage == nil
    if model.isBusy { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      signIn()
    }
    return true
  }

  @objc private func emailChanged(_ sender: UITextField) {
    model.email = sender.text ?? ""
  }

  @objc private func passwordChanged(_ sender: UITextField) {
    model.password = sender.text ?? ""
  }

  private func signIn() {
    guard model.canSignIn else { return }
    view.endEditing(true)
    model.isBusy = true
    model.errorMessage = nil
    Task {
      try? await Task.sleep(for: .milliseconds(10))
      model.isBusy = false
      model.errorMessage = "Wrong password for \(model.email)."
    }
  }
}
