import GtkTesting
import Testing
import TrackedKit

/// Bars that no controller has, and bars of a program's own classes in a controller.
@MainActor @Suite(.serialized) struct OwnBarTests {
  private final class Curved: TabBar {
    var layouts = 0
    override init(frame: Rect = .zero) { super.init(frame: frame) }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Chosen: TabBarDelegate {
    var titles: [String?] = []
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { titles.append(item.title) }
  }

  private final class Guard: NavigationBarDelegate {
    var log: [String] = []
    var allowsPop = false
    func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
      log.append("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      log.append("ask \(item.title ?? "")")
      return allowsPop
    }
    func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
      log.append("pop \(item.title ?? "")")
    }
  }

  private final class Tall: NavigationBar {
    override var prefersLargeTitles: Bool { didSet { sets += 1 } }
    var sets = 0
  }

  private final class Striped: Toolbar {}

  private final class Tabs: TabBarController {
    private let curved = Curved()
    override var tabBar: TabBar { curved }
  }

  private func item(_ title: String) -> NavigationItem { NavigationItem(title: title) }

  @Test("a tab bar of one's own shows its items and tells the delegate of the chosen one")
  func tabBar() async throws {
    let (bar, chosen) = (TabBar(frame: Rect(x: 0, y: 0, width: 300, height: 50)), Chosen())
    #expect(bar.items == nil && bar.selectedItem == nil)
    let items = ["One", "Two", "Three"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    bar.delegate = chosen
    bar.items = items
    bar.selectedItem = items[2]
    let window = try await TestWindow(View(bar), width: 300, height: 60)
    defer { window.close() }
    #expect(bar.items == items && bar.selectedItem === items[2] && chosen.titles.isEmpty)
    try await click(window.window.require(Gtk.ToggleButton.self, .accessibleLabel("Two")))
    #expect(bar.selectedItem === items[1] && chosen.titles == ["Two"])
    bar.setItems([items[1], items[0]], animated: false)
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
    try await settle()
    #expect(window.window.find(Gtk.ToggleButton.self, .accessibleLabel("Two")) == nil)
  }

  @Test("a tab bar controller takes the bar that its class gives")
  func givenTabBar() async throws {
    let tabs = Tabs()
    let pages = ["A", "B"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    tabs.viewControllers = pages
    let window = try await TestWindow(tabs, width: 300, height: 200)
    defer { window.close() }
    let bar = try #require(tabs.tabBar as? Curved)
    #expect(bar.isMapped && bar.layouts > 0 && bar.items?.map(\.title) == ["A", "B"])
    try await click(window.window.require(Gtk.ToggleButton.self, .accessibleLabel("B")))
    #expect(tabs.selectedIndex == 1 && bar.selectedItem === pages[1].tabBarItem)
  }

  @Test("a navigation bar of one's own pushes and pops its items, and asks its delegate")
  func navigationBar() async throws {
    let (bar, guardian) = (NavigationBar(), Guard())
    bar.delegate = guardian
    bar.items = [item("Root")]
    bar.pushItem(item("Detail"), animated: true)
    let window = try await TestWindow(View(bar), width: 400, height: 60)
    defer { window.close() }
    #expect(bar.topItem?.title == "Detail" && bar.backItem?.title == "Root" && guardian.log == ["push Detail"])
    #expect(window.window.find(Gtk.Label.self, .text("Detail")) != nil)
    let back = try window.window.require(TrackedKit.Button.self, .accessibleLabel("Back"))
    try await click(back)
    #expect(bar.items?.count == 2 && guardian.log.last == "ask Detail")
    guardian.allowsPop = true
    try await click(back)
    try await settle()
    #expect(bar.topItem?.title == "Root" && guardian.log.suffix(2) == ["ask Detail", "pop Detail"])
    #expect(window.window.find(Gtk.Label.self, .text("Detail")) == nil)
    #expect(bar.popItem(animated: false) == nil, "the last one stays")
  }

  @Test("a navigation controller makes bars of the classes that it is given")
  func givenClasses() async throws {
    let navigation = NavigationController(navigationBarClass: Tall.self, toolbarClass: Striped.self)
    let bar = try #require(navigation.navigationBar as? Tall)
    bar.prefersLargeTitles = true
    let page = ViewController()
    page.title = "Page"
    page.toolbarItems = [BarButtonItem(title: "Below", style: .plain, target: nil, action: nil)]
    navigation.viewControllers = [page]
    navigation.isToolbarHidden = false
    let window = try await TestWindow(navigation, width: 400, height: 300)
    defer { window.close() }
    #expect(bar.sets == 1 && bar.isMapped && bar.items?.map(\.title) == ["Page"])
    #expect(navigation.toolbar is Striped && navigation.toolbar.isMapped)
    #expect(window.window.find(Gtk.Label.self, .text("Below")) != nil)
  }
}
