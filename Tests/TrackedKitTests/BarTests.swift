import GtkTesting
import Testing

/// Bars in UIKit's spelling, used in real windows.
@MainActor @Suite(.serialized) struct BarTests {
  private final class Page: ViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      navigationItem.leftBarButtonItem = BarButtonItem(title: "Edit", style: .plain, target: self, action: edit)
      let add = BarButtonItem(barButtonSystemItem: .add, target: self, action: Page.add)
      let share = BarButtonItem(
        image: Image(iconName: "send-to-symbolic"), style: .plain, target: nil, action: Selector(Page.share))
      share.accessibilityLabel = "Share"
      navigationItem.rightBarButtonItems = [add, share]
      toolbarItems = [
        BarButtonItem(systemItem: .trash, primaryAction: Action { [weak self] _ in self?.log.append("trash") }),
        .flexibleSpace(), BarButtonItem(customView: Gtk.Label("3 items")),
      ]
    }

    func edit() { log.append("edit") }
    func add(_ sender: BarButtonItem) { log.append("add \(sender === navigationItem.rightBarButtonItem)") }
    func share() { log.append("share") }
  }

  private func x(_ label: String, in window: TestWindow) throws -> Double {
    try #require(window.window.require(Button.self, .accessibleLabel(label)).frame(in: window.window)).x
  }

  @Test func anyPictureIsShownInBarsTabsAndMenus() async throws {
    let drawing = View()
    drawing.backgroundColor = .red
    let source = try await TestWindow(drawing, width: 40, height: 40)
    let picture = try #require(Image(data: png(of: drawing)))
    source.close()
    let page = ViewController()
    let action = Action(title: "Red", image: picture) { _ in }
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(primaryAction: action), BarButtonItem(title: "More", menu: Menu(children: [action])),
    ]
    page.tabBarItem = TabBarItem(title: "Page", image: picture)
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: page)]
    tabs.viewControllers?[0].tabBarItem = page.tabBarItem
    let window = try await TestWindow(tabs, width: 500, height: 400)
    defer { window.close() }
    func shown() -> Int { window.window.findAll(Gtk.Image.self).count { $0.texture?.width == 40 } }
    try await wait(for: "the bar's and the tab's picture") { shown() == 2 }
    guard Delivery.method == .events else { return }
    try await click(window.window.require(Button.self, .accessibleLabel("More")))
    try await wait(for: "the menu's picture") { shown() == 3 }
    try await press(.escape, in: window.window)
  }

  @Test func itemsStandLeftAndRightAndCallTheirTargets() async throws {
    let page = Page()
    let navigation = NavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let window = try await TestWindow(navigation, width: 500, height: 300)
    defer { window.close() }
    #expect(try x("Edit", in: window) < x("Share", in: window) && x("Share", in: window) < x("Add", in: window))
    for label in ["Edit", "Add", "Share", "Delete"] {
      try await click(window.window.require(Button.self, .accessibleLabel(label)))
    }
    #expect(page.log == ["edit", "add true", "share", "trash"])
    let count = try window.window.require(Gtk.Label.self, .text("3 items"))
    #expect(try #require(count.frame(in: window.window)).x > 400)
    page.navigationItem.prompt = "Choose one"
    page.navigationItem.titleView = Gtk.Label("Instead")
    try await settle()
    #expect(window.window.find(.text("Choose one")) != nil)
    #expect(window.window.find(.text("Instead")) != nil)
    #expect(window.window.find(.text("Page")) == nil)
    navigation.setToolbarHidden(true, animated: false)
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("3 items")) == nil)
  }

  @Test func anItemShowsWhatAHookSetsOnItsAction() async throws {
    final class Player: ViewController {
      let model: Model
      lazy var play = Action(title: "Play") { [model] _ in model.isOn.toggle() }
      init(_ model: Model) { self.model = model }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: play)
      }
      override func updateProperties() {
        super.updateProperties()
        play.title = model.isOn ? "Pause" : "Play"
        play.attributes = model.a > 0 ? .disabled : []
      }
    }
    let model = Model()
    let window = try await TestWindow(NavigationController(rootViewController: Player(model)))
    defer { window.close() }
    let button = try window.window.require(Button.self, .accessibleLabel("Play"))
    try await click(button)
    #expect(model.isOn && window.window.find(Button.self, .accessibleLabel("Pause")) === button)
    model.a = 1
    try await paintFrames(1, of: window.window)
    #expect(!button.isSensitive)
  }

  @Test(
    "C-235 a bar button's menu and the button follow one action",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func menu() async throws {
    let page = ViewController()
    var chosen = 0
    let action = Action(title: "Archive") { _ in chosen += 1 }
    let more = BarButtonItem(title: "More", menu: Menu(children: [action]))
    page.navigationItem.rightBarButtonItems = [more, BarButtonItem(primaryAction: action)]
    let window = try await TestWindow(NavigationController(rootViewController: page), width: 500, height: 400)
    defer { window.close() }
    try await click(window.window.require(Button.self, .accessibleLabel("More")))
    #expect(window.window.find(Button.self, .accessibleLabel("Archive")) != nil)
    let entry = try window.window.require(Gtk.Button.self, .accessibleLabel("Archive"))
    action.title = "Restore"
    try await paintFrames(1, of: window.window)
    #expect(window.window.find(Button.self, .accessibleLabel("Restore")) != nil)
    #expect(window.window.find(Gtk.Button.self, .accessibleLabel("Restore")) === entry && entry.hasFocus)
    try await click(entry)
    #expect(chosen == 1)
  }

  @Test func barsAndGesturesKeepTheirTargetsWeakly() async throws {
    var page: Page? = Page()
    let watch = FinalizationWatch(page!)
    page?.view.addGestureRecognizer(TapGestureRecognizer(target: page, action: page!.edit))
    page = nil
    try await watch.expectFinalized()
  }

  @Test func theDelegateHearsOfPushes() async throws {
    final class Delegate: NavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
      ) { log.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
      ) { log.append("did \(viewController.title ?? "")") }
    }
    let delegate = Delegate()
    let (first, second) = (ViewController(), ViewController())
    (first.title, second.title) = ("first", "second")
    let navigation = NavigationController(rootViewController: first)
    navigation.delegate = delegate
    let window = try await TestWindow(navigation)
    defer { window.close() }
    navigation.pushViewController(second, animated: true)
    try await settle()
    #expect(delegate.log == ["will first", "did first", "will second", "did second"])
    #expect(navigation.visibleViewController === second)
  }
}
