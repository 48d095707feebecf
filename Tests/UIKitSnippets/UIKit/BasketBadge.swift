import UIKit

extension Notification.Name {
  static let basketDidChange = Notification.Name("BasketDidChange")
}

final class Basket {
  private(set) var items: [String] = []

  func add(_ item: String) {
    items.append(item)
    NotificationCenter.default.post(name: .basketDidChange, object: self, userInfo: ["count": items.count])
  }
}

final class BasketBadgeViewController: UIViewController {
  let basket = Basket()
  let countLabel = UILabel()
  private var token: NSObjectProtocol?
  private(set) var closureCalls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "0"
    countLabel.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
    view.addSubview(countLabel)
    NotificationCenter.default.addObserver(
      self, selector: #selector(basketDidChange(_:)), name: .basketDidChange, object: basket)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    token = NotificationCenter.default.addObserver(forName: .basketDidChange, object: nil, queue: .main) {
      [weak self] _ in self?.closureCalls += 1
    }
  }

  @objc private func basketDidChange(_ notification: Notification) {
    guard let count = notification.userInfo?["count"] as? Int else { return }
    countLabel.text = "\(count)"
  }

  @objc private func keyboardWillShow(_ notification: NSNotification) {
    guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else {
      return
    }
    additionalHeight = frame.height
  }

  private var additionalHeight: CGFloat = 0

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
