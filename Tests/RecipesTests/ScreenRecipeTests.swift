import CGtk
import FoundationEssentials
import GtkTesting
import Testing

@testable import Recipes

/// The recipes of screens that lead to others, and of what is done on one.
@MainActor @Suite(.serialized) struct ScreenRecipeTests {
  @Test func letterNavigation() async throws {
    let box = LetterBox()
    let navigation = NavigationController(rootViewController: LettersViewController(box))
    let window = try await TestWindow(navigation, width: 400, height: 300)
    defer { window.close() }
    #expect(window.find(Label.self, .text("Letters (2)")) != nil)
    try await click(window.require(Button.self, .text("Grace, new")))
    #expect(window.find(Label.self, .text("Not read yet")) != nil)
    try await click(window.require(Button.self, .text("Mark as Read")))
    #expect(navigation.viewControllers.count == 1)
    #expect(window.find(Label.self, .text("Letters (1)")) != nil)
    #expect(window.find(Button.self, .text("Grace")) != nil)
  }

  @Test func languages() async throws {
    let letterbox = Letterbox()
    letterbox.newCount = 1
    let window = try await TestWindow(LetterboxViewController(letterbox))
    defer { window.close() }
    #expect(window.find(Label.self, .text("1 new message")) != nil)
    letterbox.newCount = 2
    try await settle()
    #expect(window.find(Label.self, .text("2 new messages")) != nil)
    let button = try window.require(Button.self, .text("In German"))
    for language in ["de", nil, "de"] {
      try await click(button)
      #expect(window.window.traitCollection.locale?.identifier == language)
    }
  }

  @Test func ownTraits() async throws {
    let controller = DensityViewController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(controller.usual.find(Label.self, .text("regular")) != nil)
    #expect(controller.overridden.find(Label.self, .text("compact")) != nil)
    window.window.traitOverrides.density = .compact
    try await settle()
    #expect(controller.usual.find(Label.self, .text("compact")) != nil)
    #expect(controller.changes == [.compact])
  }

  @Test func menusAndActions() async throws {
    let track = Song()
    let window = try await TestWindow(
      NavigationController(rootViewController: SongViewController(track)), width: 500, height: 400)
    defer { window.close() }
    try await press("p", .control, in: window.window)
    #expect(track.isPlaying)
    let button = try window.window.require(Button.self, .accessibleLabel("Pause"))
    try await click(button)
    #expect(!track.isPlaying && window.window.find(Button.self, .accessibleLabel("Play")) === button)
    track.canPlay = false
    try await settle()
    #expect(!button.isSensitive)
  }

  @Test func searchNames() async throws {
    let window = try await TestWindow(NavigationController(rootViewController: NameBookViewController(NameBook())))
    defer { window.close() }
    let field = try window.window.require(Gtk.SearchEntry.self, .accessibleLabel("Search names"))
    try await type("a", into: field)
    #expect(window.window.find(Gtk.Label.self, .text("Ada, Alan")) != nil)
    try await type("x", into: field)
    #expect(window.window.find(Gtk.Label.self, .text("Nobody")) != nil)
  }

  @Test func undoChanges() async throws {
    let shelf = Shelf()
    let controller = ShelfViewController(shelf)
    let window = try await TestWindow(NavigationController(rootViewController: controller))
    defer { window.close() }
    let undo = try window.window.require(Button.self, .accessibleLabel("Undo"))
    #expect(!undo.isSensitive)
    controller.add("Emma")
    try await settle()
    #expect(undo.isSensitive && window.window.find(Button.self, .accessibleLabel("Undo Add Emma")) === undo)
    try await click(undo)
    #expect(shelf.books.isEmpty && !undo.isSensitive)
    try await press("z", [.control, .shift], in: window.window)
    #expect(shelf.books == ["Emma"])
  }

  @Test func fileDialog() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "file-dialog-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = TextDocument()
    let window = try await TestWindow(NavigationController(rootViewController: TextDocumentViewController(document)))
    defer { window.close() }
    document.folder = folder.path
    /// Answers the window that comes up until it is heard: one that still reads its folder takes no answer.
    func answer(_ title: String, _ name: String, until isDone: @escaping () -> Bool) async throws {
      let others = Window.all
      let file = g_file_new_for_path(folder.appending(path: name).path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      try await click(window.window.require(Button.self, .text(title)))
      var nextAnswer = ContinuousClock.now
      try await wait(for: "the answer to be heard") {
        let dialog = Window.all.first {
          !others.contains($0) && $0.isMapped && cgtk_is_a($0.raw, gtk_file_chooser_get_type()) != 0
        }
        // A second answer while it looks at the first finds the file that was written, and asks about that.
        if let dialog, !isDone(), ContinuousClock.now >= nextAnswer {
          nextAnswer = .now + .seconds(1)
          if title == "Open" { gtk_file_chooser_set_file(dialog.native(), file, nil) }
          gtk_dialog_response(dialog.native(), GTK_RESPONSE_ACCEPT.rawValue)
        }
        return isDone()
      }
    }
    try await type("Dear Ada", into: window.window.require(Gtk.TextView.self))
    try await answer("Save", "New Text") { document.path != nil }
    #expect(try String(contentsOf: folder.appending(path: "New Text"), encoding: .utf8) == "Dear Ada")
    try "Dear Grace".write(to: folder.appending(path: "other.txt"), atomically: true, encoding: .utf8)
    try await answer("Open", "other.txt") { document.title == "other.txt" }
    try await settle()
    #expect(document.text == "Dear Grace" && window.window.find(Gtk.Label.self, .text("other.txt")) != nil)
    document.read("/nowhere/at all")
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .textContaining("/nowhere/at all")) != nil)
  }

  @Test func notesSplit() async throws {
    let store = NoteStore()
    let split = makeNotesScreen(store)
    let window = try await TestWindow(split, width: 900, height: 400)
    defer { window.close() }
    let list = try #require(split.viewController(for: .primary))
    let note = try #require(split.viewController(for: .secondary))
    #expect(note.title == "No note")
    try await click(list.view.require(.text("Travel")))
    let field = try note.view.require(TextField.self)
    #expect(note.title == "Travel" && field.text == "A map")
    field.text = ""
    try await type("A pen", into: field)
    #expect(store.notes[1].text == "A pen")
    #expect(list.view.find(.text("A pen")) != nil, "the list follows")
    window.window.traitOverrides.horizontalSizeClass = .compact
    split.show(.primary)
    try await settle()
    #expect(split.isCollapsed && split.topColumn == .primary)
    try await click(list.view.require(.text("Shopping")))
    #expect(split.topColumn == .secondary && field.text == "Tea")
  }
}
