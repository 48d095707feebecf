import GtkTesting
import Testing

@testable import TrackedDemo

/// The search in the list of pages, by keyboard.
@MainActor
@Suite(
  "Page search", .serialized, .enabled("needs an X server's events") { await Delivery.method == .events })
struct PageSearchTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Search", instances: .many)
    guard application.register() else { return nil }
    DemoApplication.setKeys(of: application)
    return application
  }()

  private func withWindow(
    _ page: DemoPage, width: Int = 960, _ body: (MainWindow) async throws -> Void
  ) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let model = AppModel()
    let size = model.settings.windowSize
    model.settings.windowSize = (width, 680)
    let main = MainWindow(try #require(Self.application), model, page: page)
    defer {
      main.window.destroyWindow()
      model.settings.windowSize = size
    }
    main.present()
    try await settle()
    try await body(main)
  }

  private func pressed(_ key: String, _ modifiers: Modifiers = [], in main: MainWindow) async throws {
    try await press(key, modifiers, in: main.window.focus ?? main.window)
    try await settle()
  }

  private func rows(_ main: MainWindow) throws -> [String] {
    let list = try main.controller.primary.view.require(ListBox.self, in: .everything)
    return DemoPage.allCases.enumerated().filter { list.row(at: $0.offset)?.isMapped == true }.map(\.element.title)
  }

  @Test("Control+F finds pages by what they are about; Return opens the first, Escape goes back")
  func search() async throws {
    try await withWindow(.counter) { main in
      let field = try main.controller.primary.view.require(SearchEntry.self, in: .everything)
      try await pressed("f", .control, in: main)
      #expect(main.window.focus?.isDescendant(of: field) == true)
      try await type("table", into: field)
      #expect(try rows(main) == ["Library", "Split and Table"])
      #expect(main.controller.selection.page == .counter, "looking is not choosing")
      try await pressed("Return", in: main)
      #expect(main.controller.selection.page == .library)
      #expect(field.text.isEmpty)
      #expect(try rows(main).count == DemoPage.allCases.count)
      #expect(main.window.focus?.isDescendant(of: field) == false, "the field is left")
      main.controller.selection.page = .counter
      try await pressed("f", .control, in: main)
      try await type("xyzzy", into: field)
      #expect(try rows(main).isEmpty)
      #expect(main.controller.primary.view.find(Label.self, .text("No page is about “xyzzy”.")) != nil)
      try await pressed("Return", in: main)
      #expect(main.controller.selection.page == .counter)
      try await pressed("Escape", in: main)
      #expect(try rows(main).count == DemoPage.allCases.count && field.text.isEmpty)
      #expect(main.window.focus?.isDescendant(of: field) == false, "back in the list")
    }
  }

  @Test("Down goes to what was found, and Tab from there to the page") func walked() async throws {
    try await withWindow(.counter) { main in
      let field = try main.controller.primary.view.require(SearchEntry.self, in: .everything)
      let list = try main.controller.primary.view.require(ListBox.self, in: .everything)
      try await pressed("f", .control, in: main)
      try await type("loops", into: field)
      try await pressed("Down", in: main)
      let index = try #require(DemoPage.allCases.firstIndex(of: .pitfalls))
      #expect(main.window.focus === list.row(at: index))
      try await pressed("Tab", in: main)
      #expect(main.window.focus?.isDescendant(of: list) == false)
      try #require(list.row(at: index)).grabFocus()
      try await pressed("Return", in: main)
      #expect(main.controller.selection.page == .pitfalls)
      #expect(try rows(main).count == DemoPage.allCases.count)
    }
  }

  @Test("in a narrow window it shows the list first; a page with a search of its own is asked before")
  func places() async throws {
    try await withWindow(.counter, width: 400) { main in
      #expect(main.controller.isCollapsed)
      try await pressed("f", .control, in: main)
      try await wait(for: "the list") { main.controller.topColumn == .primary }
      let field = try main.controller.primary.view.require(SearchEntry.self)
      #expect(main.window.focus?.isDescendant(of: field) == true)
      try await type("library", into: field)
      try await pressed("Return", in: main)
      try await wait(for: "the page") { main.controller.topColumn == .secondary }
      #expect(main.controller.selection.page == .library)
    }
    try await withWindow(.library) { main in
      let page = try #require(main.controller.shownPage).view!
      try await pressed("f", .control, in: main)
      #expect(main.window.focus?.isDescendant(of: page) == true, "the library's own")
      try await pressed("f", .control, in: main)
      #expect(main.window.focus?.isDescendant(of: page) == false, "the second time")
    }
  }

  @Test("the menu's preferences and Control+comma open the settings") func preferences() async throws {
    try await withWindow(.counter) { main in
      try await pressed("comma", .control, in: main)
      #expect(main.controller.selection.page == .settings)
    }
  }
}
