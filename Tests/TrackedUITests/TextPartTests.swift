import GtkTesting
import Testing

@testable import TrackedUI

/// What texts consist of besides letters: pictures, links, attributes, covers, and space between lines.
@MainActor @Suite(.serialized) struct TextPartTests {
  private struct Pictured: View {
    let name: String
    @State private var count = 1
    var body: some View {
      VStack {
        Text("\(Image(systemName: name)) \(count) minutes")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func aPictureStandsWhereTheTextHasRoomForIt() async throws {
    let (window, controller) = try await show(Pictured(name: "clock"))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("\u{FFFC} 1 minutes"))
    let picture = try window.require(PictureWidget.self, .any)
    let frame = try #require(picture.frame(in: label))
    #expect(frame.x >= 0 && frame.width >= 14 && frame.x + frame.width <= Double(label.width) / 2)
    #expect(frame.y >= -3 && frame.y + frame.height <= Double(label.height) + 3)
    #expect(window.find(Gtk.Label.self, .accessibleLabel(" 1 minutes")) === label)
    try await click(window.require(Gtk.Button.self, .text("More")))
    try await wait { window.texts.contains("\u{FFFC} 2 minutes") }
    controller.rootView = Pictured(name: "star")
    try await settle()
    #expect(window.findAll(PictureWidget.self, .any).count == 1)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aLinkOpensAsTheEnvironmentSays() async throws {
    var opened: [URL] = []
    let view = Text("Read [the **manual**](https://example.org/a?b=1&c=2), or [not].")
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url); return .handled
        })
    let (window, _) = try await show(view)
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("Read the manual, or [not]."))
    #expect(label.usesMarkup)
    let letter = try #require(label.place(ofByte: 8))
    try await click(label, at: Place(x: letter.midX, y: letter.midY))
    try await wait { !opened.isEmpty }
    #expect(opened.map(\.absoluteString) == ["https://example.org/a?b=1&c=2"])
  }

  @Test func anAttributedStringIsShownWithItsLooks() async throws {
    var text = TrackedUI.AttributedString("red and plain")
    text[text.range(of: "red")!].foregroundColor = Color.red
    text[text.range(of: "red")!].underlineStyle = .single
    let marked = try TrackedUI.AttributedString(markdown: "**bold** text")
    let (window, _) = try await show(
      VStack {
        Text(text)
        Text(marked)
      })
    defer { window.close() }
    let label = try #require(window.require(Gtk.Label.self, .text("red and plain")) as? Gtk.Label)
    #expect(label.baseRuns.first?.attributes.foreground == Color.red.currentRGBA)
    #expect(label.baseRuns.first?.attributes.isUnderlined == true && label.baseRuns.last?.attributes.underline == nil)
    let bold = try #require(window.require(Gtk.Label.self, .text("bold text")) as? Gtk.Label)
    #expect(bold.baseRuns.map(\.attributes.weight) == [.bold, nil])
    #expect(marked.runs.count == 2)
  }

  @Test func nounsAgreeWithTheNumberBeforeThem() async throws {
    func text(_ count: Int, _ noun: String) -> String {
      LocalizedStringKey("^[\(count) \(noun)](inflect: true)").runs.map(\.text).joined()
    }
    #expect(
      ["item", "Box", "entry", "day", "person", "class", "Child", "bus"].map { text(2, $0) } == [
        "2 items", "2 Boxes", "2 entries", "2 days", "2 people", "2 classes", "2 Children", "2 buses",
      ])
    #expect(
      ["item", "items", "entries", "class", "People", "lens"].map { text(1, $0) } == [
        "1 item", "1 item", "1 entry", "1 class", "1 Person", "1 lens",
      ])
    #expect(text(0, "item") == "0 items" && text(2, "items") == "2 items")
    func plain(_ key: LocalizedStringKey) -> String { key.runs.map(\.text).joined() }
    #expect(plain("^[some thing](inflect: true)") == "some thing", "no number, nothing to agree with")
    #expect(plain("2^[3] of `^[4 cat](inflect: true)`") == "2^[3] of ^[4 cat](inflect: true)")
    let (count, kind) = (3, "bird")
    let (window, _) = try await show(
      Text("You saw **^[\(count) \(kind)](inflect: true)** and ^[\(count - 2) cat](inflect: true)."))
    defer { window.close() }
    #expect(window.texts == ["You saw 3 birds and 1 cat."])
  }

  @Test func linesAreUnderlinedInTheirColours() async throws {
    let (window, _) = try await show(
      VStack {
        Text("a").underline(true, color: Color.red).strikethrough(true, pattern: .solid, color: Color.blue)
        Text("b").underline(true, pattern: .dot)
      }.underline(false))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("a"))
    #expect(label.attributes.underlineColor == Color.red.currentRGBA)
    #expect(label.attributes.strikethroughColor == Color.blue.currentRGBA)
    let other = try window.require(Gtk.Label.self, .text("b"))
    #expect(other.attributes.isUnderlined && other.attributes.underlineColor == nil)
  }

  private struct Loading: View {
    @State private var isLoading = true
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      VStack {
        VStack {
          Text("secret")
          Text("shown").unredacted()
          Image(systemName: "star")
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Text("card").privacySensitive().redacted(reason: .privacy)
        Text("open").redacted(reason: .privacy)
        Button("Load") { isLoading = false }
      }
    }
  }

  @Test func whatIsToComeIsCovered() async throws {
    let (window, _) = try await show(Loading())
    defer { window.close() }
    func isCovered(_ text: String) throws -> Bool {
      try window.require(Gtk.Label.self, .text(text)).attributes.foreground?.alpha == 0
    }
    let picture = try window.require(PictureWidget.self, .any)
    #expect(try isCovered("secret") && !isCovered("shown") && picture.cover != nil)
    #expect(try isCovered("card") && !isCovered("open") && !isCovered("Load"))
    let size = picture.width
    try await click(window.require(Gtk.Button.self, .text("Load")))
    try await wait { picture.cover == nil }
    #expect(try !isCovered("secret") && picture.width == size)
  }

  @Test func linesStandApartAndKeepRoom() async throws {
    struct Spaced: View {
      let spacing: Double
      var body: some View {
        VStack {
          Text("one\ntwo\nthree").lineSpacing(spacing)
          Text("short").lineLimit(3, reservesSpace: true)
          Text("line")
          HStack { Text("one of them").lineLimit(1) }.lineLimit(3, reservesSpace: true)
        }
      }
    }
    let (window, controller) = try await show(Spaced(spacing: 0))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("one\ntwo\nthree"))
    let before = label.height
    let line = try window.require(Gtk.Label.self, .text("line")).height
    #expect(try window.require(Gtk.Label.self, .text("short")).height >= line * 3 - 3)
    #expect(try window.require(Gtk.Label.self, .text("one of them")).height == line, "a limit of its own keeps no room")
    controller.rootView = Spaced(spacing: 10)
    try await wait { label.height > before + 20 }
    controller.rootView = Spaced(spacing: 0)
    try await wait { label.height == before }
  }

  @Test func exactNumbersHaveFormats() {
    #expect(Decimal(string: "1234.5")!.formatted(.currency(code: "USD")).contains("1,234.50"))
    #expect(Decimal(string: "0.25")!.formatted(.percent).hasPrefix("25"))
    #expect(String(localized: "resource") == "resource")
  }
}
