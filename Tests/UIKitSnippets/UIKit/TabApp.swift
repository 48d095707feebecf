import Observation
import UIKit

@Observable final class ShopModel {
  var cart: [String] = []
}

final class ShopBrowseViewController: UIViewController {
  let shop: ShopModel
  let addButton = UIButton(type: .system)

  init(shop: ShopModel) {
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
    title = "Browse"
    tabBarItem = UITabBarItem(title: "Browse", image: UIImage(systemName: "magnifyingglass"), tag: 0)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.setTitle("Add Apple", for: .normal)
    addButton.addTarget(self, action: #selector(addApple), for: .touchUpInside)
    addButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(addButton)
    addButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    addButton.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  @objc private func addApple() {
    shop.cart.append("Apple")
  }
}

final class ShopCartViewController: UIViewController {
  let shop: ShopModel
  let summaryLabel = UILabel()

  init(shop: ShopModel) {
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
    tabBarItem.image = UIImage(systemName: "cart")
    tabBarItem.selectedImage = UIImage(systemName: "cart.fill")
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel.frame = view.bounds
    summaryLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    summaryLabel.textAlignment = .center
    view.addSubview(summaryLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    summaryLabel.text = shop.cart.isEmpty ? "Nothing yet" : shop.cart.joined(separator: ", ")
  }
}

final class ShopTabBarController: UITabBarController, UITabBarControllerDelegate {
  let shop = ShopModel()
  private(set) var selections: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [
      UINavigationController(rootViewController: ShopBrowseViewController(shop: shop)),
      UINavigationController(rootViewController: ShopCartViewController(shop: shop)),
    ]
    selectedIndex = 0
  }

  override func updateProperties() {
    super.updateProperties()
    viewControllers?.last?.tabBarItem.badgeValue = shop.cart.isEmpty ? nil : "\(shop.cart.count)"
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selections.append((viewController as? UINavigationController)?.topViewController?.title ?? "")
  }
}
