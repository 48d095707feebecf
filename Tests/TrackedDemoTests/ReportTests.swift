import GtkTesting
import Testing

@testable import TrackedDemo

/// What the app reports to assistive technology, asked for over the accessibility bus.
@MainActor @Suite("Reports", .serialized) struct ReportTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Reports", instances: .many)
    return application.register() ? application : nil
  }()

  /// AT-SPI's number of a heading.
  private static let heading = AccessibleElement.Role(rawValue: 83)

  private func show(_ page: DemoPage) async throws -> (AppModel, MainWindow) {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let model = AppModel()
    model.todo.show((1...3).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) })
    let main = MainWindow(try #require(Self.application), model, page: page)
    main.present()
    try await settle()
    return (model, main)
  }

  @Test(
    "C-281 no page reports the name of a class, what is not shown, or one name for several buttons; titles are headings"
  )
  func everyPage() async throws {
    let (_, main) = try await show(.counter)
    defer { main.window.destroyWindow() }
    for page in DemoPage.allCases + [.counter] {
      main.controller.selection.page = page
      try await settle()
      let elements = try await accessibleElements()
      let classes = Set(elements.filter { $0.reportedName != $0.name }.map(\.reportedName))
      #expect(classes.isEmpty, "\(page.title): \(classes)")
      let headings = elements.filter { $0.role == Self.heading }.map(\.name)
      #expect(headings.contains(page.title), "\(page.title): \(headings)")
      for other in DemoPage.allCases where other != page { #expect(!headings.contains(other.title), "\(page.title)") }
      #expect(!elements.contains { $0.name == "Dismiss" }, "\(page.title): there is no message")
      if page == .todo { #expect(headings.contains("Open: 3"), "\(headings)") }
      let buttons = elements.filter { $0.role.description == "button" }.map(\.name)
      let renames = buttons.filter { $0.hasPrefix("Rename") }
      #expect(Set(renames).count == renames.count, "\(page.title): \(renames)")
    }
  }

  @Test("C-281 a control with a name of its own is not called by a second one as well")
  func doubledNames() async throws {
    let (_, main) = try await show(.presentation)
    defer { main.window.destroyWindow() }
    let names = try await accessibleElements().filter(\.role.isControl).map(\.name)
    #expect(names.contains("Show sheet"), "\(names)")
    #expect(!names.contains { $0.hasPrefix("Show sheet ") }, "\(names)")
  }

  @Test(
    "C-281 what a press changes is reported with the control that has the keyboard; a message is there while it is shown"
  )
  func changes() async throws {
    let (model, main) = try await show(.counter)
    defer { main.window.destroyWindow() }
    var said: [String] = []
    for _ in 1...2 {
      try await click(main.window.require(Button.self, .text("Click me!")))
      try await settle()
      let elements = try await accessibleElements()
      said.append(try #require(elements.first { $0.name == "Click me!" && $0.role.isControl }).text)
    }
    #expect(Set(said).count == 2 && said.allSatisfy { !$0.isEmpty }, "\(said)")
    for _ in 1...2 {
      model.notices.offer("Something happened")
      try await settle()
      var elements = try await accessibleElements()
      #expect(elements.contains { $0.name == "Something happened" } && elements.contains { $0.name == "Dismiss" })
      model.notices.dismiss()
      try await settle()
      elements = try await accessibleElements()
      #expect(!elements.contains { $0.name == "Dismiss" })
    }
  }
}
