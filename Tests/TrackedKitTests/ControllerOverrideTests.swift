import GtkTesting
import Testing

@testable import TrackedKit

/// What programs override of controllers, what contains them and what bars show of them, in real windows.
@MainActor @Suite(.serialized) struct ControllerOverrideTests {
  private final class Stack: NavigationController {
    var log: [String] = []
    override func pushViewController(_ controller: ViewController, animated: Bool) {
      log.append("push \(viewControllers.count)")
      controller.hidesBottomBarWhenPushed = !viewControllers.isEmpty
      super.pushViewController(controller, animated: animated)
    }
    override func popViewController(animated: Bool) -> ViewController? {
      log.append("pop")
      return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [ViewController]? {
      log.append("root")
      return super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ controllers: [ViewController], animated: Bool) {
      log.append("set \(controllers.count)")
      super.setViewControllers(controllers, animated: animated)
    }
    override var isNavigationBarHidden: Bool { didSet { log.append("bar \(!isNavigationBarHidden)") } }
  }

  @Test("a stack's root is pushed, and pushing and popping are told to their own methods alone")
  func stack() async throws {
    let (root, second) = (ViewController(), ViewController())
    root.title = "Root"
    let stack = Stack(rootViewController: root)
    #expect(stack.log == ["push 0"] && !root.hidesBottomBarWhenPushed)
    let window = try await TestWindow(stack, width: 400, height: 300)
    defer { window.close() }
    stack.log = []
    root.show(second, sender: nil)
    try await settle()
    #expect(stack.log == ["push 1"] && second.hidesBottomBarWhenPushed)
    stack.log = []
    try await click(window.window.require(.text("Root")))
    try await wait(for: "the root") { stack.viewControllers.count == 1 }
    #expect(stack.log == ["pop"])
    stack.log = []
    stack.viewControllers = [root, second]
    _ = stack.popToRootViewController(animated: false)
    stack.isNavigationBarHidden = true
    #expect(stack.log == ["set 2", "root", "bar false"] && !stack.navigationBar.isVisible)
  }

  private final class Detached: ViewController {
    let other = NavigationController(rootViewController: ViewController())
    override var navigationController: NavigationController? { other }
  }

  @Test("a controller that names another stack shows what follows there")
  func navigationController() {
    let (detached, next) = (Detached(), ViewController())
    detached.show(next, sender: nil)
    #expect(detached.other.topViewController === next)
  }

  private final class Item: NavigationItem {
    override var title: String? {
      get { super.title.map { "* \($0)" } }
      set { super.title = newValue }
    }
  }
  private final class Starred: ViewController {
    private lazy var item = Item()
    override var navigationItem: NavigationItem { item }
  }

  @Test("a bar shows what the class of an item says, and follows it")
  func navigationItem() async throws {
    let starred = Starred()
    starred.title = "One"
    let window = try await TestWindow(NavigationController(rootViewController: starred), width: 400, height: 300)
    defer { window.close() }
    #expect(window.window.find(.text("* One")) != nil)
    starred.title = "Two"
    try await settle()
    #expect(window.window.find(.text("* Two")) != nil)
  }

  private final class Badged: TabBarItem {
    override var badgeValue: String? {
      get { super.badgeValue.map { Int($0) ?? 0 > 9 ? "9+" : $0 } }
      set { super.badgeValue = newValue }
    }
    override var title: String? { didSet { titles.append(title) } }
    var titles: [String?] = []
  }

  @Test("a tab's item may be of a program's class")
  func tabBarItem() async throws {
    let (page, item) = (ViewController(), Badged(title: "Inbox", image: nil))
    page.tabBarItem = item
    item.badgeValue = "12"
    #expect(item.badgeValue == "9+")
    let tabs = TabBarController()
    tabs.viewControllers = [page]
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    item.title = "Mail"
    try await settle()
    #expect(window.window.find(.text("Mail")) != nil && item.titles.last == "Mail")
  }

  private final class Watched: ViewController {
    var log: [String] = []
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      log.append("begin \(isAppearing)")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
      log.append("items")
      super.setToolbarItems(items, animated: animated)
    }
    override var modalTransitionStyle: ModalTransitionStyle {
      get { .crossDissolve }
      set { super.modalTransitionStyle = newValue }
    }
    override var presentedViewController: ViewController? { hidden ? nil : super.presentedViewController }
    var hidden = false
  }

  @Test("members that came from extensions are those of the class")
  func members() {
    let controller = Watched()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.setToolbarItems([], animated: true)
    #expect(controller.log == ["begin true", "items"] && controller.toolbarItems?.isEmpty == true)
    #expect(controller.modalTransitionStyle == .crossDissolve)
  }
}
