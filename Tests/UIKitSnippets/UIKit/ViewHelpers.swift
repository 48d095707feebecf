import UIKit

// What many programs carry from one to the next.
extension UIView {
  var allSubviews: [UIView] { subviews + subviews.flatMap { $0.allSubviews } }

  func findFirstResponder() -> UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.findFirstResponder() { return responder }
    }
    return nil
  }

  func subviews<T: UIView>(ofType type: T.Type) -> [T] {
    var found: [T] = []
    for case let subview as T in subviews { found.append(subview) }
    for subview in subviews { found += subview.subviews(ofType: type) }
    return found
  }

  func enclosing<T: UIView>(_ type: T.Type) -> T? {
    var view: UIView? = superview
    while let current = view {
      if let match = current as? T { return match }
      view = current.superview
    }
    return nil
  }

  var owningViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIStackView {
  func replaceArrangedSubviews(with views: [UIView]) {
    let old = arrangedSubviews
    old.forEach { view in
      removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    views.forEach(addArrangedSubview)
  }
}

extension UIViewController {
  var rootView: UIView { view! }

  func disableAll(except enabled: UIView) {
    guard let view = view else { return }
    for control in view.subviews(ofType: UIControl.self) where control !== enabled { control.isEnabled = false }
  }
}

final class HelpersViewController: UIViewController {
  let stack = UIStackView()
  let fields = [UITextField(), UITextField()]
  let button = UIButton(type: .system)
  private var tapped: [UIView] = []
  var tappedCount: Int { tapped.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    button.setTitle("Next", for: .normal)
    stack.replaceArrangedSubviews(with: fields + [button])
    let tap = UITapGestureRecognizer(target: self, action: #selector(note(_:)))
    stack.addGestureRecognizer(tap)
  }

  @objc private func note(_ recognizer: UITapGestureRecognizer) {
    guard let view = recognizer.view else { return }
    remember(view)
  }

  private func remember(_ view: UIView) { tapped.append(view) }
}
