import GtkTesting
import Testing

@testable import TrackedKit

/// Tabs as iOS 18 has them, and the looks of tabs, segments and buttons in bars.
@MainActor @Suite(.serialized) struct TabTests {
  private final class Watcher: TabBarControllerDelegate {
    var calls: [String] = []
    var refused: String?

    func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
      tab.identifier != refused
    }

    func tabBarController(_ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?) {
      calls.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
  }

  private func page(_ text: String) -> ViewController {
    let controller = ViewController()
    controller.view.addSubview(Label(text))
    return controller
  }

  @Test("tabs make their controllers, are chosen by the person, and tell so") func tabs() async throws {
    let home = Tab(title: "Home", image: Image(systemName: "house"), identifier: "home") { _ in page("At home") }
    let search = SearchTab { _ in page("Look here") }
    let hidden = Tab(title: "Hidden", image: nil, identifier: "hidden") { _ in page("Nowhere") }
    hidden.isHidden = true
    let tabs = TabBarController(tabs: [home, search, hidden])
    let watcher = Watcher()
    tabs.delegate = watcher
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    #expect(tabs.selectedTab === home && home.tabBarController === tabs && tabs.viewControllers?.count == 3)
    #expect(window.find(Label.self, .text("Hidden"))?.isMapped != true)
    try await click(window.require(Label.self, .text("Search")))
    try await wait(for: "the page") { window.find(Label.self, .text("Look here"))?.isMapped == true }
    #expect(tabs.selectedTab === search && watcher.calls == ["home to search"])
    #expect(tabs.tab(forIdentifier: "home") === home)
    watcher.refused = "home"
    try await click(window.require(Label.self, .text("Home")))
    try await settle()
    #expect(tabs.selectedTab === search && watcher.calls.count == 1)
    home.title = "Start"
    home.badgeValue = "3"
    try await settle()
    #expect(window.find(Label.self, .text("Start")) != nil && home.viewController?.tabBarItem.badgeValue == "3")
    tabs.selectedTab = home
    tabs.tabs = [search, home]
    try await settle()
    #expect(tabs.selectedTab === home && tabs.selectedIndex == 1 && hidden.tabBarController == nil)
    tabs.viewControllers = [ViewController()]
    #expect(tabs.tabs.isEmpty && home.tabBarController == nil)
  }

  private func hasColor(_ widget: Widget, _ matches: (Texture.Pixel) -> Bool) throws -> Bool {
    let shown = try picture(of: widget)
    return (0..<shown.width).contains { x in (0..<shown.height).contains { matches(shown.pixel(x: x, y: $0)) } }
  }

  private let isRed: (Texture.Pixel) -> Bool = { $0.red > 180 && $0.green < 90 && $0.blue < 90 }
  private let isBlue: (Texture.Pixel) -> Bool = { $0.blue > 180 && $0.red < 90 && $0.green < 90 }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test("a tab bar has the colours of its look") func tabBarLook() async throws {
    let tabs = TabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let page = page($0)
      page.tabBarItem = TabBarItem(title: "M\($0)", image: Image(iconName: "go-home-symbolic"), tag: 0)
      return page
    }
    let look = TabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = Color(red: 0, green: 1, blue: 0)
    look.stackedLayoutAppearance.selected.iconColor = red
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: red]
    look.stackedLayoutAppearance.normal.iconColor = blue
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    let window = try await TestWindow(tabs, width: 300, height: 200)
    defer { window.close() }
    #expect(try picture(of: tabs.tabBar).pixel(x: 2, y: 10) == .init(red: 0, green: 255, blue: 0))
    let (one, two) = try (window.require(Label.self, .text("MOne")), window.require(Label.self, .text("MTwo")))
    let firstTab = try #require(one.parent?.parent)
    let secondTab = try #require(two.parent?.parent)
    #expect(try hasColor(firstTab, isRed) && !hasColor(firstTab, isBlue))
    #expect(try hasColor(secondTab, isBlue) && !hasColor(secondTab, isRed))
    tabs.selectedIndex = 1
    try await settle()
    #expect(try hasColor(secondTab, isRed) && hasColor(firstTab, isBlue))
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem && tabs.tabBar.items?.count == 2)
    tabs.tabBar.standardAppearance = TabBarAppearance()
    tabs.tabBar.scrollEdgeAppearance = nil
    tabs.tabBar.tintColor = blue
    tabs.tabBar.unselectedItemTintColor = red
    try await settle()
    #expect(try hasColor(secondTab, isBlue) && hasColor(firstTab, isRed))
  }

  @Test("titles of segments have the attributes of their state") func segments() async throws {
    let control = SegmentedControl(items: ["MM", "WW"])
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: red, .font: Font.boldSystemFont(ofSize: 15)], for: .selected)
    control.setTitleTextAttributes([.foregroundColor: blue], for: .normal)
    let window = try await TestWindow(control, width: 300, height: 60)
    defer { window.close() }
    let (first, second) = try (window.require(Label.self, .text("MM")), window.require(Label.self, .text("WW")))
    #expect(try hasColor(first, isRed) && hasColor(second, isBlue))
    control.selectedSegmentIndex = 1
    try await settle()
    #expect(try hasColor(first, isBlue) && hasColor(second, isRed))
    control.setTitle("NN", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "NN" && first.text == "NN")
    #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? Color == blue)
    try await click(first)
    try await wait(for: "the choice") { control.selectedSegmentIndex == 0 }
  }

  @Test("titles in bars have the attributes of their item, or those of the bar") func barButtons() async throws {
    let page = ViewController()
    let item = BarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: red], for: .normal)
    let other = BarButtonItem(title: "WWW", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    page.navigationItem.leftBarButtonItem = other
    let navigation = NavigationController(rootViewController: page)
    navigation.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    let window = try await TestWindow(navigation, width: 400, height: 200)
    defer { window.close() }
    let (own, ofBar) = try (window.require(Label.self, .text("MMM")), window.require(Label.self, .text("WWW")))
    #expect(try hasColor(own, isRed) && hasColor(ofBar, isBlue))
    item.setTitleTextAttributes(nil, for: .normal)
    try await settle()
    #expect(try hasColor(own, isBlue))
  }

  @Test("a label has a shadow of its letters") func shadow() async throws {
    let label = Label("MMMM")
    label.textColor = red
    label.shadowColor = blue
    label.shadowOffset = Size(width: 2, height: 2)
    let window = try await TestWindow(label, width: 120, height: 60)
    defer { window.close() }
    #expect(try hasColor(label, isRed) && hasColor(label, isBlue))
    label.shadowColor = nil
    try await settle()
    #expect(try !hasColor(label, isBlue))
  }

  @Test("the letters of a custom button are white unless it says otherwise") func customButton() async throws {
    let button = Button(type: .custom)
    button.backgroundColor = blue
    button.setTitle("MMMM", for: .normal)
    let window = try await TestWindow(button, width: 120, height: 60)
    defer { window.close() }
    let isWhite: (Texture.Pixel) -> Bool = { $0.red > 230 && $0.green > 230 && $0.blue > 230 }
    #expect(try hasColor(button, isWhite))
    button.setTitleColor(red, for: .normal)
    try await settle()
    #expect(try hasColor(button, isRed) && !hasColor(button, isWhite))
  }

  @Test("a touch in a button counts from the button's corner") func touch() async throws {
    let button = Button("Press")
    let root = View(button)
    let window = try await TestWindow(root, width: 200, height: 100)
    defer { window.close() }
    let touch = Touch(in: button, of: window.window, at: Point(x: 50, y: 40), by: nil)
    #expect(button.contentCorner != .zero)
    #expect(touch.location(in: button) == button.convert(Point(x: 50, y: 40), from: nil))
    #expect(touch.location(in: root) == root.convert(Point(x: 50, y: 40), from: nil))
    #expect(!root.isMultipleTouchEnabled)
  }

  private final class Watched: View {
    var log: [String] = []
    override func willMove(toWindow newWindow: Window?) { log.append(newWindow == nil ? "goes" : "comes") }
    override func didMoveToWindow() { log.append(window == nil ? "gone" : "there") }
  }

  private final class Disappearing: ViewController {
    var windows: [Bool] = []
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      windows.append(view.window != nil)
    }
  }

  @Test("for the program the page of a tab that is not chosen is in no window, and what is in it hears so, each time")
  func unchosenPages() async throws {
    let (first, second, inner, late) = (Disappearing(), ViewController(), Watched(), Watched())
    first.view.addSubview(inner)
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    #expect(inner.log == ["comes", "there"] && first.view.window === window.window)
    for turn in 1...2 {
      inner.log = []
      tabs.selectedIndex = 1
      try await wait(for: "the other page") { first.view.window == nil }
      try await settle()
      #expect(inner.log == ["goes", "gone"] && inner.window == nil && second.view.window === window.window)
      #expect(first.windows == Array(repeating: false, count: turn))
      if turn == 1 {
        first.view.addSubview(late)
        #expect(late.log.isEmpty && late.window == nil)
      }
      tabs.selectedIndex = 0
      try await wait(for: "the first page") { second.view.window == nil && inner.isMapped }
      #expect(inner.log == ["goes", "gone", "comes", "there"] && first.view.window === window.window)
      #expect(late.log.suffix(2) == ["comes", "there"] && late.window === window.window)
    }
    tabs.selectedIndex = 1
    try await wait(for: "the other page") { first.view.window == nil }
    inner.log = []
    tabs.viewControllers = [second]
    #expect(inner.log.isEmpty)
    window.window.child = first.view
    try await settle()
    #expect(inner.log == ["comes", "there"] && inner.window === window.window)
  }

  private final class Going: View {
    var onGoing: () -> Void = {}
    override func willMove(toWindow newWindow: Window?) {
      super.willMove(toWindow: newWindow)
      if newWindow == nil { onGoing() }
    }
  }

  @Test("a page that is chosen again as it is told that it goes is in its window, twice")
  func chosenAgainAsItGoes() async throws {
    let (first, second, inner) = (ViewController(), ViewController(), Going())
    first.view.addSubview(inner)
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    var returns = 0
    for round in 1...2 {
      inner.onGoing = {
        inner.onGoing = {}
        returns += 1
        tabs.selectedIndex = 0
      }
      tabs.selectedIndex = 1
      try await wait(for: "the first page") {
        returns == round && inner.isMapped && !second.view.isMapped && second.view.window == nil
      }
      try await settle()
      #expect(inner.window === window.window && first.view.window === window.window && tabs.selectedIndex == 0)
    }
    inner.onGoing = {}
  }
}
