import UIKit

final class SidebarTabsController: UITabBarController, UITabBarControllerDelegate {
  private(set) var visited: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    delegate = self
    tabs = [
      UITab(title: "Recipes", image: UIImage(systemName: "book"), identifier: "recipes") { _ in
        UINavigationController(rootViewController: Self.page("All recipes"))
      },
      UITab(title: "Saved", image: UIImage(systemName: "bookmark"), identifier: "saved") { _ in
        Self.page("Nothing saved")
      },
      UISearchTab { _ in Self.page("Search recipes") },
    ]
    selectedTab = tabs.first
    tab(forIdentifier: "saved")?.badgeValue = "2"
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .secondarySystemBackground
    appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
  }

  private static func page(_ text: String) -> UIViewController {
    let page = UIViewController()
    let label = UILabel()
    label.text = text
    label.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
    page.view.addSubview(label)
    return page
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    visited.append(selectedTab.identifier)
  }
}
