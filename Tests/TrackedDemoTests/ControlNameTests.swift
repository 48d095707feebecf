import GtkTesting
import Testing
import TrackedKit
import TrackedUI

@testable import TrackedDemo

/// Every control of the demo has a name for assistive technology, asked for over the accessibility bus.
@MainActor @Suite(.serialized) struct ControlNameTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Names", instances: .many)
    return application.register() ? application : nil
  }()

  private func show(_ page: DemoPage, width: Int, height: Int) async throws -> MainWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let model = AppModel()
    model.settings.windowSize = (width, height)
    model.settings.showsCounterStrip = true
    let main = MainWindow(try #require(Self.application), model, page: page)
    main.present()
    try await settle()
    return main
  }

  /// What a person can act on and a screen reader has no word for.
  private func nameless(_ place: String) async throws -> [String] {
    let controls = try await accessibleElements().filter(\.role.isControl)
    #expect(!controls.isEmpty, "\(place) has controls")
    return controls.filter(\.name.isEmpty).map { "\(place): \($0)" }
  }

  @Test("every control of every page has a name, in a wide window and in a narrow one", arguments: [960, 360])
  func everyPage(width: Int) async throws {
    let main = try await show(.counter, width: width, height: 640)
    defer { main.window.destroyWindow() }
    for page in DemoPage.allCases {
      main.controller.selection.page = page
      try await settle()
    }
    // A page that was shown stays.
    let found = try await nameless("\(width)")
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(
    "every control of what is presented has a name",
    .enabled("needs an X server's events") { await Delivery.method == .events },
    arguments: ["sheet", "card", "alert", "question", "tabs"])
  func everythingThatIsPresented(kind: String) async throws {
    let main = try await show(.presentation, width: 960, height: 700)
    defer { main.window.destroyWindow() }
    let button = try main.window.require(Button.self, .accessibleLabel("Show \(kind)"))
    #expect(button.activate())
    try await settle()
    let found = try await nameless(kind)
    try await press("Escape", in: main.window)
    try await settle()
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("every control of the main menu and of the gallery's sheet has a name") func menuAndSheet() async throws {
    let main = try await show(.gallery, width: 960, height: 700)
    defer { main.window.destroyWindow() }
    let menu = try main.window.require(MenuButton.self, in: .everything)
    menu.popup()
    try await settle()
    var found = try await nameless("main menu")
    menu.popdown()
    try await settle()
    #expect(try main.window.require(Button.self, .text("Choose"), in: .everything).activate())
    try await settle()
    found += try await nameless("gallery's sheet")
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("a button with nothing but a symbol is called by what that stands for, unless it is given a name")
  func symbols() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let window = TrackedKit.Window(application: application, title: "Symbols")
    func button(_ symbol: String) -> TrackedKit.Button {
      var configuration = TrackedKit.Button.Configuration.plain()
      configuration.image = TrackedKit.Image(systemName: symbol)
      return TrackedKit.Button(configuration: configuration)
    }
    let (named, titled) = (button("trash"), button("gearshape.fill"))
    named.accessibilityLabel = "Empty the cart"
    titled.configuration?.title = "Options"
    let declarative = HostingController(
      rootView: TrackedUI.Button {
      } label: {
        TrackedUI.Image(systemName: "folder")
      })
    let page = ViewController()
    let stack = StackView(arrangedSubviews: [button("plus.circle.fill"), named, titled, declarative.view])
    stack.axis = .vertical
    page.view = stack
    page.navigationItem.rightBarButtonItem = BarButtonItem(
      image: TrackedKit.Image(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
    window.rootViewController = NavigationController(rootViewController: page)
    window.present()
    defer { window.destroyWindow() }
    try await settle()
    let names = try await accessibleElements().filter(\.role.isControl).map(\.name)
    #expect(Set(names).isSuperset(of: ["Add", "Empty the cart", "Options", "Folder", "Share"]), "\(names)")
    #expect(!names.contains("Delete") && !names.contains("Settings"), "\(names)")
  }
}
