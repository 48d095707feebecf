import GtkTesting
import Testing

@testable import TrackedDemo

/// The app with text at 200 %.
@MainActor @Suite("Text size", .serialized) struct TextSizeTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.TextSize", instances: .many)
    return application.register() ? application : nil
  }()

  /// The labels of a page that do not show their whole text, or are too narrow for a word.
  private func cutLabels(_ view: Widget) -> Set<String> {
    Set(
      view.findAll(Gtk.Label.self).filter { label in
        guard label.isMapped, !label.text.isEmpty else { return false }
        let margins = label.margins.leading + label.margins.trailing
        if !label.wraps { return label.width + margins < label.measured(.horizontal).natural - 1 }
        // A line of fewer than four letters' width holds no word.
        return label.text.count > 6 && !label.text.contains("\n") && label.height > 3 * label.width
      }.map(\.text))
  }

  @Test(
    "C-280 with text at 200 % no page cuts a text that was whole at 100 %, and the page list is as wide as its names ask"
  )
  func everyPage() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    try Style.set(DemoResources.styleSheet(), for: "app")
    let model = AppModel()
    model.todo.show((1...3).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) })
    model.settings.windowSize = (960, 680)
    let main = MainWindow(try #require(Self.application), model, page: .counter)
    let old: Int = DisplaySettings.shared.property("gtk-xft-dpi")
    defer {
      main.window.destroyWindow()
      DisplaySettings.shared.setProperty("gtk-xft-dpi", to: old)
      Style.remove("app")
    }
    main.present()
    try await settle()
    func cutOnEachPage() async throws -> [String: Set<String>] {
      var cut: [String: Set<String>] = [:]
      for page in DemoPage.allCases {
        main.controller.selection.page = page
        try await settle()
        cut[page.title] = cutLabels(try #require(main.controller.shownPage?.view))
      }
      return cut
    }
    let usual = try await cutOnEachPage()
    // A badge's width does not count what is around its number.
    let names = cutLabels(main.controller.primary.view)
    #expect(!main.controller.isCollapsed && names.isSubset(of: ["3"]))
    for (scale, isCollapsed) in [(2.0, true), (1.4, false)] {
      DisplaySettings.shared.setProperty("gtk-xft-dpi", to: old)
      DisplaySettings.shared.setProperty("gtk-xft-dpi", to: Int(Double(old) * scale))
      try await settle()
      #expect(main.controller.isCollapsed == isCollapsed, "960 pixels hold at 200 % what 480 hold at 100 %")
      for (page, cut) in try await cutOnEachPage() {
        let new = cut.subtracting(usual[page] ?? [])
        #expect(new.isEmpty, "\(page) at \(scale): \(new.sorted())")
      }
      main.controller.show(.primary)
      try await settle()
      let cut = cutLabels(main.controller.primary.view).subtracting(names)
      #expect(cut.isEmpty, "the page list at \(scale): \(cut)")
      main.controller.show(.secondary)
    }
  }
}
