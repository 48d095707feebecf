import UIKit

/// A window that shows messages above whatever controller it has, and lets clicks through to it.
final class MessageWindow: UIWindow {
  private let stack = UIStackView()
  private(set) var messages: [MessageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var rootViewController: UIViewController? {
    didSet { bringSubviewToFront(stack) }
  }

  private func setUp() {
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
  }

  func show(_ text: String) {
    let message = MessageView(text: text)
    messages.append(message)
    stack.addArrangedSubview(message)
    message.onDismiss = { [weak self, unowned message] in
      self?.messages.removeAll { $0 === message }
      message.removeFromSuperview()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === stack, let content = rootViewController?.view else { return hit }
    return content.hitTest(convert(point, to: content), with: event)
  }
}

final class MessageView: UIView {
  let label = UILabel()
  let button = UIButton(type: .system)
  var onDismiss: (() -> Void)?

  init(text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    label.text = text
    button.setTitle("Dismiss", for: .normal)
    button.addTarget(self, action: #selector(dismiss), for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.spacing = 12
    row.frame = bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    row.isLayoutMarginsRelativeArrangement = true
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func dismiss() { onDismiss?() }
}

/// Shows a sign in the middle of the window while something is loaded.
final class LoadingSign: UIView {
  private let spinner = UIActivityIndicatorView(style: .large)

  static func show(in window: UIWindow?) -> LoadingSign? {
    guard let window else { return nil }
    let sign = LoadingSign(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    sign.center = window.center
    window.addSubview(sign)
    return sign
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemFill
    layer.cornerRadius = 12
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.startAnimating()
    addSubview(spinner)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func hide() { removeFromSuperview() }
}

final class SavingViewController: UIViewController {
  let button = UIButton(type: .system)
  private(set) var sign: LoadingSign?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func save() {
    if let sign {
      sign.hide()
      self.sign = nil
      (view.window as? MessageWindow)?.show("Saved")
    } else {
      sign = LoadingSign.show(in: view.window)
    }
  }
}
