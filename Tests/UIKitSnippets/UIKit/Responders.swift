import UIKit

final class ChainView: UIView {
  func chain() -> [String] {
    var names: [String] = []
    var responder: UIResponder? = self
    while let current = responder {
      names.append("\(type(of: current))")
      responder = current.next
    }
    return names
  }

  func owner<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var responder = next
    while let current = responder {
      if let found = current as? Controller { return found }
      responder = current.next
    }
    return nil
  }
}

final class ChainViewController: UIViewController {
  let chainView = ChainView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chainView)
  }
}
