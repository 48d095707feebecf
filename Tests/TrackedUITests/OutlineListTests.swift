import GtkTesting
import Testing
import TrackedUI

/// Rows of lists that open, in real windows.
@MainActor @Suite(.serialized) struct OutlineListTests {
  @Observable final class Folder: Identifiable {
    let name: String
    var folders: [Folder]?

    init(_ name: String, _ folders: [Folder]? = nil) {
      self.name = name
      self.folders = folders
    }

    var id: String { name }
  }

  @Observable final class Shelf {
    var folders = [
      Folder("a", [Folder("b", [Folder("c")]), Folder("d", [])]), Folder("e"),
    ]
    var chosen: String?
  }

  struct Browser: View {
    @Bindable var shelf: Shelf
    let tally: Tally

    var body: some View {
      List(shelf.folders, children: \.folders, selection: $shelf.chosen) { folder in
        Counted(tally, folder.name) { Text(verbatim: folder.name) }
      }
    }
  }

  private func names(_ window: TestWindow) -> [String] {
    window.texts.filter { $0.count == 1 && $0 >= "a" && $0 <= "z" }
  }

  private func row(_ name: String, in window: TestWindow) throws -> Widget {
    var widget: Widget? = try window.require(Gtk.Label.self, .text(name))
    while let next = widget, !(next.parent?.parent is ListView) { widget = next.parent }
    return try #require(widget)
  }

  private func arrow(_ name: String, in window: TestWindow) throws -> Gtk.Button {
    try #require(row(name, in: window).find(Gtk.Button.self, .any))
  }

  @Test func whatIsInsideOfAnElementIsRowsOfTheList() async throws {
    let (shelf, tally) = (Shelf(), Tally())
    let (window, _) = try await show(Browser(shelf: shelf, tally: tally))
    defer { window.close() }
    #expect(names(window) == ["a", "e"])
    #expect(try row("e", in: window).find(Gtk.Button.self, .any) == nil, "nothing is inside of it")
    try await click(arrow("a", in: window))
    #expect(names(window) == ["a", "b", "d", "e"])
    try await click(arrow("b", in: window))
    #expect(names(window) == ["a", "b", "c", "d", "e"])
    #expect(tally["a"] == 1 && tally["e"] == 1, "the rows that were there are the same")
    let list = try window.require(ListView.self, .any)
    let starts = try ["a", "b", "c", "e"].map { name in
      try #require(window.require(Gtk.Label.self, .text(name)).frame(in: list)).x
    }
    #expect(starts[1] - starts[0] == 20 && starts[2] - starts[1] == 20 && starts[3] == starts[0])
    try await click(arrow("a", in: window))
    #expect(names(window) == ["a", "e"])
    try await click(arrow("a", in: window))
    #expect(names(window) == ["a", "b", "c", "d", "e"], "what was open inside is open again")
  }

  @Test func elementsThatComeAreShownWhereTheirsIsOpen() async throws {
    let shelf = Shelf()
    let (window, _) = try await show(Browser(shelf: shelf, tally: Tally()))
    defer { window.close() }
    shelf.folders[0].folders?.append(Folder("x"))
    try await settle()
    #expect(names(window) == ["a", "e"])
    try await click(arrow("a", in: window))
    #expect(names(window) == ["a", "b", "d", "x", "e"])
    shelf.folders[0].folders?.remove(at: 0)
    shelf.folders[1].folders = [Folder("y")]
    try await settle()
    #expect(names(window) == ["a", "d", "x", "e"])
    try await click(arrow("e", in: window))
    #expect(names(window) == ["a", "d", "x", "e", "y"])
    shelf.folders.remove(at: 0)
    try await settle()
    #expect(names(window) == ["e", "y"])
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func arrowKeysOpenAndCloseTheRowThatIsChosen() async throws {
    let shelf = Shelf()
    let (window, _) = try await show(Browser(shelf: shelf, tally: Tally()))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("a")))
    #expect(shelf.chosen == "a" && names(window) == ["a", "e"], "a click chooses, and opens nothing")
    try await press(.right, in: #require(window.window.focus))
    #expect(names(window) == ["a", "b", "d", "e"])
    try await press(.down, in: #require(window.window.focus))
    try await press(.right, in: #require(window.window.focus))
    #expect(names(window) == ["a", "b", "c", "d", "e"])
    try await press(.left, in: #require(window.window.focus))
    #expect(names(window) == ["a", "b", "d", "e"])
    try await click(window.require(Gtk.Label.self, .text("d")))
    #expect(shelf.chosen == "d", "rows inside are chosen like all others")
  }

  struct Help: View {
    @State private var showsMore = true
    let chapters: [String]

    var body: some View {
      List {
        Section("Chapters") {
          ForEach(chapters, id: \.self) { chapter in
            DisclosureGroup(chapter) { ForEach(1..<3) { Text(verbatim: "\(chapter).\($0)") } }
          }
        }
        DisclosureGroup("More", isExpanded: $showsMore) {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func theViewsOfAGroupAreRows() async throws {
    let (window, _) = try await show(Help(chapters: ["i", "j"]), height: 500)
    defer { window.close() }
    let list = try window.require(ListView.self, .any)
    func texts() -> [String] { window.texts.filter { $0 != "▸" && $0 != "▾" } }
    #expect(texts() == ["Chapters", "i", "j", "More", "one", "two"])
    #expect(list.children.count == 6, "each is a row")
    try await click(window.require(Gtk.Label.self, .text("i")))
    try await wait { texts() == ["Chapters", "i", "i.1", "i.2", "j", "More", "one", "two"] }
    try await click(window.require(Gtk.Label.self, .text("More")))
    try await wait { texts() == ["Chapters", "i", "i.1", "i.2", "j", "More"] }
    #expect(list.children.count == 6)
  }
}
