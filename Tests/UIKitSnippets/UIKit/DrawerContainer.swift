import Observation
import UIKit

@Observable final class DrawerState {
  var isMenuShown = false
}

final class MenuListViewController: UIViewController {
  var onSelect: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    for name in ["Home", "Settings"] {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: name) { [weak self] _ in self?.onSelect?(name) })
      button.contentHorizontalAlignment = .leading
      stack.addArrangedSubview(button)
    }
    view.addSubview(stack)
  }
}

final class DrawerContainerViewController: UIViewController {
  let state = DrawerState()
  let menu = MenuListViewController()
  private(set) var content: UIViewController
  private(set) var menuLeading: NSLayoutConstraint!

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)

    addChild(menu)
    menu.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(menu.view)
    menuLeading = menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -160)
    NSLayoutConstraint.activate([
      menuLeading, menu.view.widthAnchor.constraint(equalToConstant: 160),
      menu.view.topAnchor.constraint(equalTo: view.topAnchor),
      menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    menu.didMove(toParent: self)
    menu.onSelect = { [weak self] name in
      self?.state.isMenuShown = false
      self?.content.title = name
    }
  }

  override func updateViewConstraints() {
    menuLeading.constant = state.isMenuShown ? 0 : -160
    super.updateViewConstraints()
  }

  func replaceContent(with new: UIViewController) {
    content.willMove(toParent: nil)
    addChild(new)
    new.view.frame = content.view.frame
    view.insertSubview(new.view, belowSubview: menu.view)
    content.view.removeFromSuperview()
    content.removeFromParent()
    new.didMove(toParent: self)
    content = new
  }
}
