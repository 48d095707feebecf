import Gtk
import GtkTesting
import Testing
import TrackedKit

@testable import TrackedDemo

/// The app's window with all its pages.
@MainActor @Suite(.serialized) struct MainWindowTests {
  @Test("C-112 a window that showed every page is freed with all of them when it is closed")
  func freed() async throws {
    try TestDisplay.prepare()
    let model = AppModel()
    let application = Application(id: "io.github.trackedkit.Demo.Test", instances: .many)
    #expect(application.register())
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
