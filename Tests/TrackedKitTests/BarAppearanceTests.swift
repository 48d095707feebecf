import GtkTesting
import Testing

/// Bars and views that look otherwise than the theme says.
@MainActor @Suite(.serialized) struct BarAppearanceTests {
  @Test func aNavigationBarInColors() async throws {
    let page = ViewController()
    page.title = "MMMM"
    let navigation = NavigationController(rootViewController: page)
    let look = NavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = Color(red: 0, green: 0, blue: 1)
    look.titleTextAttributes = [.foregroundColor: Color(red: 1, green: 0, blue: 0)]
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    let window = try await TestWindow(navigation, width: 300, height: 200)
    defer { window.close() }
    let bar = navigation.navigationBar
    func colors() throws -> (ground: Bool, title: Bool) {
      let shown = try picture(of: bar)
      let title = (100..<200).contains { x in
        (0..<shown.height).contains { shown.pixel(x: x, y: $0).red > 200 && shown.pixel(x: x, y: $0).green < 90 }
      }
      return (shown.pixel(x: 3, y: 3) == .init(red: 0, green: 0, blue: 255), title)
    }
    let first = try colors()
    #expect(first.ground && first.title)
    // Changed in place.
    bar.standardAppearance.backgroundColor = Color(red: 0, green: 1, blue: 0)
    try await settle()
    #expect(try picture(of: bar).pixel(x: 3, y: 3) == .init(red: 0, green: 255, blue: 0))
    bar.standardAppearance = NavigationBarAppearance()
    try await settle()
    let last = try colors()
    #expect(!last.ground && !last.title, "the theme's again")
  }

  @Test func aLookThatIsCopied() {
    let look = NavigationBarAppearance()
    look.configureWithTransparentBackground()
    let copy = look.copy()
    copy.backgroundColor = .systemRed
    #expect(look.backgroundColor == .clear && copy.shadowColor == .clear)
  }

  @Test func aMaterialLetsThroughWhatIsBehind() async throws {
    let root = View()
    root.backgroundColor = Color(red: 1, green: 0, blue: 0)
    let material = VisualEffectView(effect: BlurEffect(style: .systemThinMaterialDark))
    root.addSubview(material)
    let inside = View()
    material.contentView.addSubview(inside)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    let shown = try picture(of: root).pixel(x: 50, y: 50)
    #expect(shown.red > 60 && shown.red < 200, "a part of the red is seen")
    #expect(inside.traitCollection.userInterfaceStyle == .dark)
    material.effect = nil
    try await settle()
    #expect(try picture(of: root).pixel(x: 50, y: 50) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("bars of a part in another style than the window's have the ground of that style")
  func barsInAnotherStyle() async throws {
    let page = ViewController()
    page.toolbarItems = [BarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
    let navigation = NavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = try await TestWindow(tabs, width: 300, height: 300)
    defer { window.close() }
    let bars: [View] = [navigation.navigationBar, navigation.toolbar, tabs.tabBar]
    func isDark(_ bar: View) throws -> Bool {
      let place = try #require(bar.frame(in: tabs.view))
      let ground = try picture(of: tabs.view).pixel(x: Int(place.x) + 2, y: Int(place.y) + 4)
      return ground.alpha == 255 && ground.red < 90
    }
    #expect(try bars.map(isDark) == [false, false, false])
    tabs.overrideUserInterfaceStyle = .dark
    try await settle()
    #expect(try bars.map(isDark) == [true, true, true])
    tabs.overrideUserInterfaceStyle = .unspecified
    try await settle()
    #expect(try bars.map(isDark) == [false, false, false])
  }
}
