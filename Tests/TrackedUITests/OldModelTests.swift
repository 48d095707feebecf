import GtkTesting
import Testing

@testable import TrackedUI

/// Models as SwiftUI had them before `@Observable`, and what windows keep.
@MainActor @Suite(.serialized) struct OldModelTests {
  final class Book: ObservableObject {
    @Published var title = "old"
    @Published var pages = 1
    var hidden = 0
  }

  private struct Reader: View {
    let tally: Tally
    @ObservedObject var book: Book
    var body: some View {
      let _ = tally.note("reader")
      Text(book.title)
      TextField("title", text: $book.title)
    }
  }

  private struct Inner: View {
    let tally: Tally
    @EnvironmentObject var book: Book
    var body: some View {
      let _ = tally.note("inner")
      Text("\(book.pages) pages, \(book.hidden)")
    }
  }

  private struct Owner: View {
    let tally: Tally
    @StateObject private var book: Book = Book()
    var body: some View {
      VStack {
        Reader(tally: tally, book: book)
        Inner(tally: tally)
        Button("More") { book.pages += 1 }
        Button("Hidden") {
          book.hidden += 1
          book.objectWillChange.send()
        }
      }
      .environmentObject(book)
      .onReceive(book.$pages) { tally.note("pages \($0)") }
    }
  }

  @Test("C-274 a view is evaluated for each change that its observable object publishes, whatever it reads")
  func publishedChanges() async throws {
    let tally = Tally()
    let (window, _) = try await show(Owner(tally: tally))
    defer { window.close() }
    #expect(window.texts.contains("old") && window.texts.contains("1 pages, 0"))
    tally.clear()
    try await click(window.require(Gtk.Button.self, .text("More")))
    try await settle()
    #expect(window.texts.contains("2 pages, 0"))
    #expect(tally["inner"] == 1 && tally["reader"] == 1, "the reader shows no pages, and observes the book")
    try await wait { tally["pages 2"] == 1 }
    let field = try window.require(Entry.self, .any)
    field.text = ""
    try await type("new", into: field)
    try await settle()
    #expect(window.texts.contains("new"))
    try await click(window.require(Gtk.Button.self, .text("Hidden")))
    try await settle()
    #expect(window.texts.contains("2 pages, 1"))
  }

  /// What no property reports: a view of the object sees it when something else of the object changes.
  private final class Shelf: ObservableObject {
    @Published var pulse = 0
    var books: [String] = []
  }

  /// A class with a publisher of its own.
  private final class ByHand: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { didSet { objectWillChange.send() } }
  }

  private struct ShelfReader: View {
    let tally: Tally
    @ObservedObject var shelf: Shelf
    @ObservedObject var byHand: ByHand
    var body: some View {
      let _ = tally.note("observing")
      Text(tally["shown"] == 0 ? shelf.books.joined() : "unread")
    }
  }

  private struct ShelfOwner: View {
    let tally: Tally
    @StateObject private var shelf = Shelf()
    @StateObject private var byHand = ByHand()
    @EnvironmentObject private var book: Book
    var body: some View {
      let _ = tally.note("owner")
      ShelfReader(tally: tally, shelf: shelf, byHand: byHand)
      Button("Add") {
        shelf.books.append("x")
        shelf.pulse += 1
      }
      Button("Count") { byHand.count += 1 }
    }
  }

  @Test("C-274 also a view that reads no published property, or nothing of the object")
  func unpublishedProperties() async throws {
    let (tally, book) = (Tally(), Book())
    let (window, _) = try await show(ShelfOwner(tally: tally).environmentObject(book))
    defer { window.close() }
    for round in 1...2 {
      tally.clear()
      try await click(window.require(Gtk.Button.self, .text("Add")))
      try await settle()
      #expect(window.texts.contains(String(repeating: "x", count: round)))
      #expect(tally["owner"] == 1 && tally["observing"] == 1, "once for both")
      tally.clear()
      try await click(window.require(Gtk.Button.self, .text("Count")))
      try await settle()
      #expect(tally["owner"] == 1 && tally["observing"] == 1)
      tally.clear()
      book.pages += 1
      try await settle()
      #expect(tally["owner"] == 1 && tally["observing"] == 0)
      tally.clear()
      book.hidden += 1
      try await settle()
      #expect(tally["owner"] == 0)
    }
  }

  private struct Kept: View {
    @SceneStorage("kept") private var text = "first"
    @SceneStorage("maybe") private var number: Int?
    var body: some View {
      Text(verbatim: "\(text) \(number ?? -1)")
      Button("Change") {
        text += "!"
        number = (number ?? 0) + 1
      }
    }
  }

  @Test func aWindowHasWhatItKeptAgain() async throws {
    StoredValues.shared.removeAll(withPrefix: "scene.")
    defer { StoredValues.shared.removeAll(withPrefix: "scene.") }
    let (first, _) = try await show(Kept().environment(\.sceneName, "w-0"))
    let (second, _) = try await show(Kept().environment(\.sceneName, "w-1"))
    try await click(first.require(Gtk.Button.self, .text("Change")))
    try await settle()
    #expect(first.texts.contains("first! 1") && second.texts.contains("first -1"), "each window has its own")
    first.close()
    second.close()
    let (again, _) = try await show(Kept().environment(\.sceneName, "w-0"))
    defer { again.close() }
    #expect(again.texts.contains("first! 1"))
  }

  @Test func windowsOfAGroupAreKnownByTheirPlace() {
    let names = SceneNames()
    #expect(names.take(in: "main") == "main-0" && names.take(in: "main") == "main-1" && names.take(in: "x") == "x-0")
    names.giveUp("main-0")
    #expect(names.take(in: "main") == "main-0")
  }
}
