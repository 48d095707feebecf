import GtkTesting
import Testing

@testable import TrackedDemo

/// Controllers and declarative views of the demo on the same models, driven as a person would.
@MainActor @Suite(.serialized) struct DeclarativePageTests {
  private func show(_ controller: ViewController, width: Int = 900, height: Int = 1000) async throws -> TestWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    return try await TestWindow(controller, width: width, height: height)
  }

  /// The buttons of a title, the controllers' before those of the declarative views.
  private func buttons(_ title: String, in window: TestWindow) -> [Widget] {
    window.findAll(Button.self, .text(title)) + window.findAll(Gtk.Button.self, .text(title))
  }

  /// The numbers that the rows of a title show, first to last.
  private func counts(_ title: String, in window: TestWindow) throws -> [String] {
    try window.window.findAll(Label.self, .text(title), in: .everything).map { title in
      try #require(title.parent?.parent).require(Label.self, .cssClass("run-count"), in: .everything).text
    }
  }

  @Test("C-174 controller and declarative view change one model and both show it") func layers() async throws {
    let model = SplitPageModel()
    let window = try await show(MixedViewController(model))
    defer { window.close() }
    let entries = window.findAll(Entry.self, .any)
    #expect(entries.count == 2 && entries.allSatisfy { $0.text == model.text })
    for button in buttons("Increment", in: window) { try await click(button) }
    #expect(model.counter == 2 && window.find(Label.self, .text("Counter: 2")) != nil)
    #expect(window.find(Gtk.Label.self, .text("Counter: 2")) != nil)
    #expect(try counts("updateProperties()", in: window) == ["3"])
    #expect(try counts("body", in: window) == ["3"])
    entries[1].text = ""
    try await type("Written in the view", into: entries[1])
    #expect(entries[0].text == "Written in the view")
    #expect(try counts("body", in: window) == ["3"], "the field follows its binding by itself")
    let loads = buttons("Load Data", in: window)
    try #require(loads.count == 2)
    try await click(loads[1])
    #expect(loads.allSatisfy { !$0.isSensitive } && window.findAll(Spinner.self, .any).count == 2)
    model.finishLoading()
    try await settle()
    #expect(loads.allSatisfy(\.isSensitive) && entries.allSatisfy { $0.text == "Loaded" })
  }

  @Test("C-168 a screen written both ways runs as often either way") func styles() async throws {
    let (counter, settings, todo) = (CounterModel(), SettingsModel(nil), TodoList())
    todo.show((1...3).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) })
    let window = try await show(
      ComparisonViewController(counter: counter, settings: settings, todo: todo), height: 2400)
    defer { window.close() }
    for button in buttons("Add One", in: window) { try await click(button) }
    #expect(counter.hits == 2 && window.find(Label.self, .text("2")) != nil)
    #expect(window.find(Gtk.Label.self, .text("2")) != nil)
    settings.badgeCount = 7
    try await settle()
    #expect(window.find(Label.self, .text(settings.statusText)) != nil)
    #expect(window.find(Gtk.Label.self, .text(settings.statusText)) != nil)
    #expect(try counts("updateProperties()", in: window) == ["3", "2", "1"])
    #expect(try counts("body", in: window) == ["3", "2", "1"])
    #expect(try counts("Rows: body", in: window) == ["3"])
    let rows = try #require(Int(counts("Rows: configurationUpdateHandler", in: window)[0]))
    todo.setCompleted(todo.items[1], true)
    try await settle()
    #expect(try counts("Rows: body", in: window) == ["4"], "the changed row alone")
    #expect(try counts("Rows: configurationUpdateHandler", in: window) == ["\(rows + 1)"])
    #expect(try counts("body", in: window) == ["3", "2", "1"])
  }

  @Test("C-172 C-173 article views that were made and are not seen listen to nothing") func articles() async throws {
    let library = ArticleLibrary()
    let window = try await show(ArticlesViewController(library))
    defer { window.close() }
    try await wait(for: "the count of the views") { library.viewCounts.made >= 4 }
    #expect(library.foreground.listenerCount == 0 && library.articles.allSatisfy { $0.updateCount == 0 })
    try await click(window.require(Button.self, .text("To the Front")))
    #expect(library.articles.allSatisfy { $0.updateCount == 0 })
    let list = try window.require(ListView.self)
    try await click(list.require(Gtk.Label.self, .text("Traits")))
    #expect(library.articles.map(\.updateCount) == [0, 0, 1, 0])
    try await wait(for: "the listener") { library.foreground.listenerCount == 1 }
    try await click(window.require(Button.self, .text("To the Front")))
    try await wait(for: "the update") { library.articles.map(\.updateCount) == [0, 0, 2, 0] }
    try await settle()
    #expect(window.find(Label.self, .textContaining("Brought up to date 2 times.")) != nil)
    let back = window.findAll(Button.self, .accessibleLabel("Back")) + window.findAll(Button.self, .text("Articles"))
    try await click(#require(back.first(where: \.isSensitive)))
    try await wait(for: "the end of the listener") { library.foreground.listenerCount == 0 }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aSplitWithATableFollowsTheLibrary() async throws {
    let library = MusicLibrary()
    let window = try await show(CatalogViewController(library))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("Debussy")))
    try await settle()
    let texts = { window.findAll(Gtk.Label.self, .any).map(\.text) }
    #expect(texts().contains("La Mer, part 1") && texts().contains("0 of 10 selected"))
    try await click(window.require(Gtk.Label.self, .text("La Mer, part 2")))
    try await settle()
    let track = try #require(library.tracks.first { $0.title == "La Mer, part 2" })
    let before = track.plays
    try await click(window.require(Gtk.Button.self, .text("Play")))
    try await settle()
    #expect(track.plays == before + 1 && texts().contains("\(before + 1)"))
    try await click(window.require(Gtk.Label.self, .text("Plays")))
    try await settle()
    let rows = library.tracks.filter { $0.composer == "Debussy" }.sorted { $0.plays < $1.plays }
    #expect(texts().first { $0.hasPrefix("La Mer") } == rows.first?.title)
  }
}
