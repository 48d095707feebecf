import UIKit

final class ChildViewController: UIViewController {
  private(set) var events: [String] = []
  override func viewDidLoad() { super.viewDidLoad(); events.append("load") }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); events.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); events.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); events.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated); events.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); events.append("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    events.append(parent == nil ? "willLeave" : "willJoin")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    events.append(parent == nil ? "didLeave" : "didJoin")
  }
}

final class ContainerViewController: UIViewController {
  let child = ChildViewController()

  func embed() {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
