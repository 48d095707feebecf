import Glibc
import GtkTesting
import Testing
import TrackedKit

@testable import TrackedDemo

/// The demo in the languages that it has, changed while it is open.
@MainActor @Suite(.serialized) struct LanguagePageTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Languages", instances: .many)
    return application.register() ? application : nil
  }()

  private func show(_ page: DemoPage) async throws -> (MainWindow, AppModel) {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    Translations.use(domain: "tracked-demo", folder: DemoResources.translations)
    let model = AppModel()
    model.settings.windowSize = (960, 640)
    let main = MainWindow(try #require(Self.application), model, page: page)
    main.present()
    try await settle()
    return (main, model)
  }

  /// The texts that every page is made of: headings, names of rows, and the list of pages.
  private func texts(in window: Window) -> [String] {
    let classes = ["title-1", "heading", "sidebar-header"]
    return classes.flatMap { window.findAll(Label.self, .cssClass($0), in: .everything) }.map(\.text)
      .filter { $0.contains(where: \.isLetter) }
  }

  @Test("the person's choice of a language is seen at once, in the frame and on the page, and again")
  func choice() async throws {
    let (main, model) = try await show(.settings)
    defer { main.window.destroyWindow() }
    let words: [(AppLanguage, title: String, heading: String, button: String)] = [
      (.english, "Settings", "Appearance", "Quit"), (.german, "Einstellungen", "Erscheinungsbild", "Beenden"),
      (.vietnamese, "Thiết lập", "Diện mạo", "Thoát"), (.korean, "설정", "모양새", "끝내기"),
      (.desktop, "Settings", "Appearance", "Quit"),
    ]
    for _ in 1...2 {
      for (language, title, heading, quit) in words {
        model.settings.language = language
        try await settle()
        #expect(main.window.title == title)
        #expect(texts(in: main.window).contains(heading), "\(language): \(texts(in: main.window))")
        let menu = try main.window.require(MenuButton.self, in: .everything)
        menu.popup()
        try await settle()
        let entries = try await accessibleElements().map(\.name)
        menu.popdown()
        try await settle()
        #expect(entries.contains(quit), "\(language): \(entries)")
      }
    }
  }

  @Test("on every page the frame and all headings are translated: in the pseudo-locale none is without brackets")
  func pseudoLocale() async throws {
    let before = ProcessInfo.processInfo.environment["LANGUAGE"]
    setenv("LANGUAGE", "en_XA", 1)
    defer { if let before { setenv("LANGUAGE", before, 1) } else { unsetenv("LANGUAGE") } }
    let (main, _) = try await show(.counter)
    defer { main.window.destroyWindow() }
    for page in DemoPage.allCases {
      main.controller.selection.page = page
      try await settle()
    }
    let plain = texts(in: main.window).filter { !$0.hasPrefix("⟦") }
    #expect(plain.isEmpty, "\(Set(plain).sorted().joined(separator: "\n"))")
  }
}
