import GtkTesting
import Testing

@testable import TrackedKit

/// What items say of the bar of a navigation controller, in real windows.
@MainActor @Suite(.serialized) struct BarItemMemberTests {
  private func push(_ top: ViewController, title: String = "First") async throws -> (TestWindow, NavigationController) {
    let first = ViewController()
    first.title = title
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(top, animated: false)
    return (try await TestWindow(navigation, width: 500, height: 300), navigation)
  }

  @Test("the item for going back says what the button shows, and what an action in its place does is done")
  func goingBack() async throws {
    let top = ViewController()
    let (window, navigation) = try await push(top)
    defer { window.close() }
    let first = navigation.viewControllers[0]
    #expect(window.window.find(Label.self, .text("First")) != nil)
    first.navigationItem.backBarButtonItem = BarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    try await settle()
    #expect(
      window.window.find(Label.self, .text("Home")) != nil && window.window.find(Label.self, .text("First")) == nil)
    first.navigationItem.backBarButtonItem = BarButtonItem(title: "", style: .plain, target: nil, action: nil)
    try await settle()
    #expect(window.window.find(Label.self, .text("Home")) == nil)
    var asked = 0
    top.navigationItem.backAction = Action(title: "Cancel") { _ in asked += 1 }
    try await settle()
    #expect(window.window.find(Label.self, .text("Cancel")) != nil)
    try await click(window.window.require(Button.self, .accessibleLabel("Back")))
    #expect(asked == 1 && navigation.topViewController === top)
    top.navigationItem.backAction = nil
    try await settle()
    try await click(window.window.require(Button.self, .accessibleLabel("Back")))
    #expect(asked == 1 && navigation.topViewController === first)
    #expect(navigation.navigationBar.topItem === first.navigationItem && navigation.navigationBar.backItem == nil)
  }

  /// An item of a program's own, as UIKit's programs write one.
  private final class CountItem: BarButtonItem {
    private(set) var count = 0

    func add() {
      count += 1
      title = "\(count) added"
    }
  }

  @Test("items of a program's own class are made by the usual initialisers, and follow what they set")
  func ownItem() async throws {
    let top = ViewController()
    let item = CountItem(title: "None", style: .plain, target: nil, action: nil)
    item.primaryAction = Action { [unowned item] _ in item.add() }
    top.navigationItem.rightBarButtonItem = item
    let (window, _) = try await push(top)
    defer { window.close() }
    try await click(window.window.require(Button.self, .accessibleLabel("None")))
    #expect(window.window.find(Label.self, .text("1 added")) != nil && item.count == 1)
  }

  @Test("a controller has a look of the bar of its own, which goes with it")
  func ownAppearance() async throws {
    let top = ViewController()
    let appearance = NavigationBarAppearance()
    appearance.backgroundColor = .red
    top.navigationItem.standardAppearance = appearance
    let (window, navigation) = try await push(top)
    defer { window.close() }
    func corner() throws -> (red: Bool, green: Bool) {
      let pixel = try picture(of: navigation.navigationBar).pixel(x: 2, y: 2)
      return (pixel.red > 200 && pixel.green < 80 && pixel.alpha > 200, pixel.green > 120 && pixel.red < 80)
    }
    #expect(try corner().red)
    appearance.backgroundColor = Color(red: 0, green: 0.8, blue: 0)
    try await settle()
    #expect(try corner().green)
    navigation.popViewController(animated: false)
    try await settle()
    #expect(try corner() == (false, false))
  }

  @Test("a title opens the menu that its item makes")
  func titleMenu() async throws {
    let top = ViewController()
    top.title = "Letter"
    var renamed = 0
    let (window, _) = try await push(top)
    defer { window.close() }
    top.navigationItem.titleMenuProvider = { suggested in
      Menu(children: suggested + [Action(title: "Rename") { _ in renamed += 1 }])
    }
    try await settle()
    let button = try window.window.require(Button.self, .accessibleLabel("Letter"))
    #expect(button.menu?.children.count == 1)
    if Delivery.method == .events {
      try await click(button)
      try await click(window.window.require(Gtk.Button.self, .accessibleLabel("Rename")))
      #expect(renamed == 1)
    }
    top.navigationItem.titleMenuProvider = nil
    try await settle()
    #expect(!button.isMapped && window.window.find(Label.self, .text("Letter")) != nil)
  }

  @Test("an item becomes a view, is switched on and off by presses, and shows what is chosen of its menu")
  func items() async throws {
    let top = ViewController()
    let item = BarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
    let star = BarButtonItem(title: "Star", style: .plain, target: nil, action: nil)
    star.changesSelectionAsPrimaryAction = true
    let sort = BarButtonItem(
      title: "Sort", image: nil, target: nil, action: nil,
      menu: Menu(children: [Action(title: "By Name") { _ in }, Action(title: "By Date", state: .on) { _ in }]))
    sort.changesSelectionAsPrimaryAction = true
    top.navigationItem.setRightBarButtonItems([item, star, sort], animated: true)
    let (window, _) = try await push(top)
    defer { window.close() }
    #expect(window.window.find(Label.self, .text("By Date")) != nil)
    let button = try window.window.require(Button.self, .accessibleLabel("Star"))
    try await click(button)
    try await settle()
    #expect(star.isSelected && button.hasCSSClass("active"))
    try await click(button)
    try await settle()
    #expect(!star.isSelected && !button.hasCSSClass("active"))
    item.customView = Label("Own view")
    try await settle()
    #expect(
      window.window.find(Label.self, .text("Own view")) != nil && window.window.find(Label.self, .text("Later")) == nil)
    item.customView = nil
    try await settle()
    #expect(window.window.find(Label.self, .text("Later")) != nil)
    top.navigationItem.setRightBarButton(nil, animated: false)
    try await settle()
    #expect(window.window.find(Label.self, .text("Later")) == nil)
  }

  @Test("what a list's choice leads to comes into the second column of a split, or onto the stack")
  func details() async throws {
    let list = ViewController()
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    let window = try await TestWindow(split, width: 900, height: 400)
    defer { window.close() }
    let detail = ViewController()
    detail.loadViewIfNeeded()
    detail.view.addSubview(Label("Detail"))
    list.showDetailViewController(detail, sender: nil)
    try await settle()
    #expect(split.viewController(for: .secondary) === detail && window.window.find(Label.self, .text("Detail")) != nil)
    let alone = ViewController()
    let (other, navigation) = try await push(alone)
    defer { other.close() }
    let next = ViewController()
    alone.showDetailViewController(next, sender: nil)
    #expect(navigation.topViewController === next)
  }

  @Test("a navigation controller and a split show on themselves what they are asked to show")
  func containersShow() async throws {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: ViewController())
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(navigation, for: .primary)
    let window = try await TestWindow(split, width: 900, height: 400)
    defer { window.close() }
    for controller in [first, second] {
      navigation.show(controller, sender: nil)
      try await settle()
      #expect(navigation.topViewController === controller && controller.viewIfLoaded?.isMapped == true)
      let detail = ViewController()
      detail.loadViewIfNeeded()
      detail.view.addSubview(Label("Detail"))
      split.showDetailViewController(detail, sender: nil)
      try await settle()
      let frame = try #require(window.window.require(Label.self, .text("Detail")).frame(in: window.window))
      #expect(frame.minX > 200 && split.presentedViewController == nil, "beside the list")
    }
  }
}
