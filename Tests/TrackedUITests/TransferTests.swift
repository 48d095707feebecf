import GtkTesting
import Testing

@testable import TrackedUI

extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card")
}

/// Values that are dragged, shared and kept in files.
@MainActor @Suite(.serialized) struct TransferTests {
  struct Card: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Observable final class Table {
    var cards: [Card] = []
    var texts: [String] = []
    var links: [URL] = []
    var targeted: [Bool] = []
  }

  private struct Board: View {
    let table: Table
    var body: some View {
      VStack(spacing: 20) {
        Text("card").draggable(Card(title: "first"))
        Text("link").draggable(URL(string: "https://example.org/a")!) { Text("preview") }
        Text("cards \(table.cards.count)").frame(width: 200, height: 40)
          .dropDestination(for: Card.self) { cards, _ in
            table.cards += cards
            return true
          } isTargeted: {
            table.targeted.append($0)
          }
          .accessibilityIdentifier("cards")
        Text("texts \(table.texts.count)").frame(width: 200, height: 40)
          .dropDestination(for: String.self) { texts, _ in
            table.texts += texts
            return true
          }
      }
    }
  }

  @Test(.enabled("dragging needs an X server's events") { await Delivery.method == .events })
  func valuesAreDraggedAsWhatTheTargetTakes() async throws {
    let table = Table()
    let (window, _) = try await show(Board(table: table), width: 300, height: 300)
    defer { window.close() }
    func label(_ text: String) throws -> Gtk.Label { try window.require(Gtk.Label.self, .text(text)) }
    func edge() throws -> Texture.Pixel { try picture(of: window.window.require(.name("cards"))).pixel(x: 0, y: 20) }
    let plain = try edge()
    try await drag(label("card"), to: label("cards 0"))
    try await wait(for: "the card") { table.cards == [Card(title: "first")] }
    // What was dropped on is not marked any more.
    try await wait { (try? edge()) == plain }
    #expect(table.targeted.first == true && table.targeted.last == false)
    try await settle()
    try await drag(label("card"), to: label("texts 0"))
    try await wait(for: "its title") { table.texts == ["first"] }
    try await settle()
    try await drag(label("link"), to: label("texts 1"))
    try await wait(for: "the address") { table.texts == ["first", "https://example.org/a"] }
    try await settle()
    try await drag(label("link"), to: label("cards 1"))
    #expect(table.cards.count == 1, "an address is no card")
  }

  @Test func formsAreFoundAndRead() async throws {
    let card = Card(title: "title")
    #expect(await card.converted(to: Card.self) == card)
    #expect(await card.converted(to: String.self) == "title")
    #expect(await "https://example.org".converted(to: URL.self)?.host() == "example.org")
    #expect(await "no address".converted(to: URL.self) == nil)
    let content = card.dragContent()
    #expect(content.text == "title" && content.data.map(\.mimeType) == ["application/x-org.example.card"])
    #expect(UTType.png.conforms(to: .image) && UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType.plainText.preferredFilenameExtension == "txt" && !UTType.pdf.conforms(to: .text))
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aShareIsCopied() async throws {
    struct Root: View {
      var body: some View { ShareLink(item: URL(string: "https://example.org/b")!, subject: Text("a b")) }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .any)
    try await click(button)
    try await settle()
    try await click(window.require(Gtk.Button.self, .text("Copy")))
    try await wait(for: "the copy") { Pasteboard.general.string == "https://example.org/b" }
    let link = ShareLink(item: "x & y", subject: Text("a b"), message: Text("hello"))
    #expect(link.mail?.absoluteString == "mailto:?subject=a%20b&body=hello%0Ax%20%26%20y")
  }

  @Test func aDocumentIsWrittenAndRead() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(text: "words")
    try note.fileWrapper(configuration: .init(contentType: .plainText, existingFile: nil)).write(to: url)
    #expect(try String(contentsOf: url, encoding: .utf8) == "words")
    let file = try FileWrapper(url: url)
    #expect(try Note(configuration: .init(contentType: .plainText, file: file)).text == "words")
    #expect(ContentFilters.name("a", .plainText) == "a.txt" && ContentFilters.name("a.md", .plainText) == "a.md")
    #expect(ContentFilters.of([.plainText]).count == 1 && ContentFilters.of([.data]).isEmpty)
  }

  @Test func aFolderIsReadAndWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))])
    let wrapper = FileWrapper(
      directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner])
    try wrapper.write(to: folder)
    let read = try FileWrapper(url: folder)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
  }

  private struct MovableRows: View {
    let table: Table
    let isMovable: Bool
    @State private var rows = ["one", "two", "three"]
    var body: some View {
      HStack(spacing: 0) {
        List {
          ForEach(rows, id: \.self) { Text($0).draggable($0).moveDisabled(!isMovable) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("texts \(table.texts.count)").frame(width: 150, height: 200)
          .dropDestination(for: String.self) { texts, _ in
            table.texts += texts
            return true
          }
      }
    }
  }

  @Test(
    "a row that can be moved in its list takes its value elsewhere",
    .enabled("dragging needs an X server's events") { await Delivery.method == .events }, arguments: [true, false])
  func rowsAreMovedAndDragged(isMovable: Bool) async throws {
    let table = Table()
    let (window, _) = try await show(MovableRows(table: table, isMovable: isMovable), width: 500, height: 300)
    defer { window.close() }
    func label(_ text: String) throws -> Gtk.Label { try window.require(Gtk.Label.self, .text(text)) }
    for turn in 1...2 {
      try await drag(label("one"), to: label("texts \(table.texts.count)"))
      try await wait(for: "the value, turn \(turn)") { table.texts == Array(repeating: "one", count: turn) }
      try await settle()
      guard isMovable else { continue }
      let order = { window.texts.filter { !$0.hasPrefix("texts") } }
      let before = order()
      try await drag(label(before[0]), to: label(before[1]), at: .init(x: 5, y: Double(label(before[1]).height) - 2))
      try await wait(for: "the other order") { order() == [before[1], before[0], before[2]] }
      try await settle()
    }
  }

  private struct Nested: View {
    let table: Table
    var body: some View {
      VStack(spacing: 20) {
        Text("card").draggable(Card(title: "first"))
        VStack {
          Text("inner \(table.cards.count)").frame(width: 100, height: 40)
            .dropDestination(for: Card.self) { cards, _ in
              table.cards += cards
              return true
            }
        }
        .frame(width: 200, height: 120)
        .dropDestination(for: Card.self) { _, _ in
          true
        } isTargeted: {
          table.targeted.append($0)
        }
      }
    }
  }

  @Test(
    "what is dropped on a view is held over the views around it no longer",
    .enabled("dragging needs an X server's events") { await Delivery.method == .events })
  func dropsInsideOfDestinations() async throws {
    let table = Table()
    let (window, _) = try await show(Nested(table: table), width: 300, height: 300)
    defer { window.close() }
    func label(_ text: String) throws -> Gtk.Label { try window.require(Gtk.Label.self, .text(text)) }
    for number in 0..<2 {
      try await drag(label("card"), to: label("inner \(number)"))
      try await wait { table.cards.count == number + 1 }
      try await wait { table.targeted.last != true }
      #expect(table.targeted.count(where: { $0 }) == table.targeted.count(where: { !$0 }))
    }
  }
}
