import GtkTesting
import Testing

@testable import TrackedDemo

/// What windows and lists leave to the next start.
@MainActor @Suite("Stored settings", .serialized) struct StoredSettingsTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Stored", instances: .many)
    return application.register() ? application : nil
  }()

  @Test("a window smaller than the schema allows is stored by the smallest value") func smallWindow() throws {
    try TestDisplay.prepare()
    let store = try SettingsStore()
    let model = SettingsModel(store)
    defer { model.windowSize = (960, 680) }
    for size in [(200, 100), (40_000, 40_000), (500, 400)] {
      model.windowSize = (width: size.0, height: size.1)
      #expect(store.int("window-width") == size.0.clamped(to: 360...32767))
      #expect(store.int("window-height") == size.1.clamped(to: 294...32767))
    }
  }

  @Test("the filter of the to-do list and a maximised window come back with the next start") func filterAndMaximized()
    async throws
  {
    try TestDisplay.prepare()
    let application = try #require(Self.application)
    let model = AppModel()
    defer {
      model.settings.isWindowMaximized = false
      model.todo.setFilter(.all)
    }
    model.todo.setFilter(.done)
    model.settings.isWindowMaximized = true
    let next = AppModel()
    #expect(next.todo.filter == .done && next.settings.isWindowMaximized)
    let main = MainWindow(application, next, page: .counter)
    main.present()
    try await settle()
    let isMaximized = main.window.isMaximized
    main.window.close()
    #expect(AppModel().settings.isWindowMaximized == isMaximized, "as the window was when it was closed")
  }
}
