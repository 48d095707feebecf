import GtkTesting
import Testing

@testable import TrackedDemo

/// The app's window with all its pages.
@MainActor @Suite(.serialized) struct MainWindowTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Test", instances: .many)
    return application.register() ? application : nil
  }()

  @Test func theRowOfTheShownPageIsInSight() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    model.settings.windowSize = (960, 500)
    let main = MainWindow(application, model, page: .sharing)
    defer { main.window.destroyWindow() }
    main.present()
    let list: TrackedKit.View = main.controller.primary.view
    func isInSight(_ page: DemoPage) -> Bool {
      guard let label = list.find(Label.self, .text(page.title), in: .everything), let frame = label.frame(in: list)
      else { return false }
      return frame.y >= 0 && frame.y + frame.height <= Double(list.height) && list.height > 0
    }
    try await wait(for: "the last row") { isInSight(.sharing) }
    #expect(!isInSight(.counter))
    main.controller.selection.page = .counter
    try await wait(for: "the first row") { isInSight(.counter) }
    #expect(!isInSight(.sharing))
  }

  @Test func onlyWhoeverChoosesAPageChangesWhatTheNextStartShows() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    model.settings.lastPage = .gallery
    let main = MainWindow(application, model, page: .sharing)
    defer { main.window.destroyWindow() }
    main.present()
    try await settle()
    #expect(model.settings.lastPage == .gallery, "what hooks show, they do not store")
    let list = try main.window.require(ListBox.self, in: .everything)
    try #require(list.row(at: 0)).activate()
    try await settle()
    #expect(model.settings.lastPage == .why && main.window.title == "Why Tracking")
  }

  @Test func theSidebarsBadgesComeFromTheModelOfTheWindow() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    let main = MainWindow(application, model, page: .counter)
    defer { main.window.destroyWindow() }
    main.present()
    try await settle()
    #expect(main.controller.appModel === model && ViewController().appModel == nil)
    model.messages.count = 41
    try await settle()
    let badge = try main.controller.primary.view.require(Label.self, .text("41"), in: .everything)
    let other = AppModel()
    provideAppModel(other, to: main.window)
    try await settle()
    #expect(badge.text == "\(other.messages.count)", "another model in the trait")
  }

  @Test func theWholeRowOfEachPageIsInSight() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    try Style.set(DemoResources.styleSheet(), for: "app")
    defer { Style.remove("app") }
    model.settings.windowSize = (960, 680)
    let main = MainWindow(application, model, page: .counter)
    defer { main.window.destroyWindow() }
    main.present()
    let list: TrackedKit.View = main.controller.primary.view
    for page in DemoPage.allCases {
      main.controller.selection.page = page
      let title = try list.require(Label.self, .text(page.title), in: .everything)
      // The label stands in the row's box.
      let row = try #require(title.parent?.parent)
      try await wait(for: "the row of \(page.title)") {
        guard let frame = row.frame(in: list), row.hasCSSClass("activatable") else { return false }
        return frame.y >= 0 && frame.y + frame.height <= Double(list.height) && list.height > 0
      }
    }
  }

  @Test func theCounterStripCutsNothingOff() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    model.settings.windowSize = (360, 640)
    model.settings.showsCounterStrip = true
    let main = MainWindow(application, model, page: .hooks)
    defer {
      main.window.destroyWindow()
      // Windows of the next tests begin with what is stored.
      model.settings.showsCounterStrip = false
      model.settings.windowSize = (960, 680)
    }
    main.present()
    let strip = try main.window.require(CounterStrip.self)
    try await wait(for: "the counts") { strip.findAll(Label.self).allSatisfy { !$0.text.isEmpty } }
    try await settle()
    let title = try strip.require(Gtk.Label.self, .text("Inspect"))
    #expect(title.width >= title.measured(.horizontal).natural)
    for label in strip.findAll(Label.self) {
      #expect(label.wraps && label.height >= label.measured(.vertical, forSize: label.width).minimum)
    }
    #expect(strip.find(Label.self, .textContaining("HooksViewController")).map { $0.height > 30 } == true)
  }

  @Test func textFollowsTheDesktopsSize() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let main = MainWindow(application, AppModel(), page: .counter)
    let old: Int = DisplaySettings.shared.property("gtk-xft-dpi")
    defer {
      DisplaySettings.shared.setProperty("gtk-xft-dpi", to: old)
      main.window.destroyWindow()
    }
    main.present()
    try await settle()
    let title = try main.window.require(Label.self, .text("To-do List"))
    let height = title.measured(.vertical).natural
    DisplaySettings.shared.setProperty("gtk-xft-dpi", to: 96 * 1024 * 3 / 2)
    try await settle()
    #expect(Double(title.measured(.vertical).natural) > 1.3 * Double(height))
    DisplaySettings.shared.setProperty("gtk-xft-dpi", to: old)
    main.window.traitOverrides.textScale = 2
    try await settle()
    #expect(Double(title.measured(.vertical).natural) > 1.7 * Double(height), "the trait of this window")
  }

  @Test("C-112 a window that showed every page is freed with all of them when it is closed")
  func freed() async throws {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    weak var window: Window?
    weak var controller: ViewController?
    var pages: [() -> ViewController?] = []
    do {
      let main = MainWindow(application, model, page: .counter)
      window = main.window
      controller = main.controller
      main.present()
      for page in DemoPage.allCases {
        main.controller.selection.page = page
        try await settle()
        let tabs = try #require(main.controller.secondary.children.first as? TabBarController)
        let shown = try #require(tabs.selectedViewController)
        pages.append({ [weak shown] in shown })
      }
      #expect(Set(pages.compactMap { $0().map { ObjectIdentifier($0) } }).count == DemoPage.allCases.count)
      main.window.close()
    }
    try await settle()
    try await wait(for: "the end of the window") { window == nil }
    #expect(controller == nil)
    let left = pages.compactMap { $0() }.map { "\(type(of: $0))" }
    #expect(left.isEmpty, "\(left)")
  }
}
