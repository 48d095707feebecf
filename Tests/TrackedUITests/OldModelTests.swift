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

  @Test func publishedPropertiesAreWatchedOneByOne() async throws {
    let tally = Tally()
    let (window, _) = try await show(Owner(tally: tally))
    defer { window.close() }
    #expect(window.texts.contains("old") && window.texts.contains("1 pages, 0"))
    tally.clear()
    try await click(window.require(Gtk.Button.self, .text("More")))
    try await settle()
    #expect(window.texts.contains("2 pages, 0"))
    #expect(tally["inner"] == 1 && tally["reader"] == 0)
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
