import GtkTesting
import Testing

@testable import TrackedUI

/// Formats that come with FoundationEssentials only here, outlines as text, and what is said of a view beside its label.
@MainActor @Suite(.serialized) struct WordedFormatTests {
  @Test func listsAreJoinedAsTheLanguageHasIt() {
    #expect(["a", "b", "c"].formatted(.list(type: .and)) == "a, b, and c")
    #expect(["a", "b"].formatted(.list(type: .or)) == "a or b")
    #expect(["a", "b", "c"].formatted(.list(type: .and, width: .short)) == "a, b, & c")
    #expect(["a", "b", "c"].formatted(.list(type: .and, width: .narrow)) == "a, b, c")
    #expect(["a"].formatted() == "a" && [String]().formatted() == "" && ["a", "b"].formatted() == "a and b")
    #expect([1000, 2].formatted(.list(memberStyle: .number, type: .and)) == "1,000 and 2")
    #expect(ListWords(language: "de").join(["a", "b", "c"], isOr: false, width: 0) == "a, b und c")
    #expect(ListWords(language: "es").join(["padre", "hijo"], isOr: false, width: 0) == "padre e hijo")
    #expect(ListWords(language: "es").join(["uno", "otro"], isOr: true, width: 0) == "uno u otro")
  }

  @Test func momentsAreSoFarFromNow() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 2025, February 1st, 09:00.
    let now = Date(timeIntervalSince1970: 1_738_400_400)
    func text(
      _ seconds: Double, _ presentation: RelativeDateFormat.Presentation = .numeric,
      _ style: RelativeDateFormat.UnitsStyle = .wide
    ) -> String {
      RelativeDateFormat(presentation: presentation, unitsStyle: style).format(now + seconds, from: now, calendar)
    }
    #expect(text(-5) == "5 seconds ago" && text(60) == "in 1 minute" && text(-3 * 3600) == "3 hours ago")
    #expect(text(90) == "in 2 minutes" && text(3599) == "in 1 hour" && text(-86_400) == "1 day ago")
    #expect(text(-10 * 86_400) == "1 week ago" && text(400 * 86_400) == "in 1 year")
    #expect(text(0, .named) == "now" && text(-86_400, .named) == "yesterday" && text(86_400, .named) == "tomorrow")
    #expect(text(-13 * 3600, .named) == "yesterday" && text(-7 * 86_400, .named) == "last week")
    #expect(text(-2 * 3600, .numeric, .abbreviated) == "2 hr. ago" && text(-2 * 3600, .numeric, .narrow) == "2h ago")
    #expect(text(21 * 60, .numeric, .spellOut) == "in twenty-one minutes")
    #expect(Date.now.formatted(.relative(presentation: .named)) == "now")
  }

  @Test func lengthsAreCountedInUnits() {
    let length = Duration.seconds(2 * 3600 + 5 * 60 + 1)
    #expect(length.formatted(.units(width: .wide)) == "2 hours, 5 minutes, 1 second")
    #expect(length.formatted(.units()) == "2 hr, 5 min, 1 sec")
    #expect(length.formatted(.units(allowed: [.minutes, .seconds], width: .narrow)) == "125m 1s")
    #expect(length.formatted(.units(width: .condensedAbbreviated, maximumUnitCount: 2)) == "2hr 5min")
    #expect(
      Duration.seconds(0).formatted(.units()) == "0 sec" && Duration.seconds(-61).formatted(.units()) == "-1 min, 1 sec"
    )
    #expect(Duration.seconds(3600).formatted(.units(zeroValueUnits: .show(length: 2))) == "01 hr, 00 min, 00 sec")
    #expect(Duration.milliseconds(59_999).formatted(.units()) == "1 min")
    #expect(Duration.milliseconds(1250).formatted(.units(fractionalPart: .show(length: 2))) == "1.25 sec")
    #expect(Duration.milliseconds(2500).formatted(.units()) == "2 sec")
  }

  @Test func amountsOfDataHaveTheirUnit() {
    func text(_ count: Int64, _ style: ByteCountFormat.Style = .file) -> String {
      count.formatted(.byteCount(style: style))
    }
    #expect(text(0) == "Zero kB" && text(1) == "1 byte" && text(999) == "999 bytes")
    #expect(text(52_428_800) == "52.4 MB" && text(52_428_800, .memory) == "50 MB" && text(999_999) == "1 MB")
    #expect(text(1_234_567_890) == "1.23 GB" && text(-1500) == "-2 kB")
    #expect(Int64(2048).formatted(.byteCount(style: .binary, allowedUnits: .bytes)) == "2,048 bytes")
    #expect(Int64(5000).formatted(.byteCount(style: .file, includesActualByteCount: true)) == "5 kB (5,000 bytes)")
  }

  @Test func outlinesAreTexts() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0.5))
    path.addLine(to: Point(x: 10, y: 0))
    path.addCurve(to: Point(x: 3, y: 3), control1: Point(x: 1, y: 1), control2: Point(x: -2, y: 2))
    path.closeSubpath()
    #expect(path.description == "0 0.5 m 10 0 l 1 1 -2 2 3 3 c h" && Path(path.description) == path)
    #expect(Path("0 0 m 5 5 10 0 q")?.currentPoint == Point(x: 10, y: 0))
    #expect(
      Path("")?.isEmpty == true && Path(Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 7)).description) != nil)
    for text in ["0 0 l", "0 m", "1 2", "0 0 m x", "0 0 m 1 l", "h"] { #expect(Path(text) == nil, "\(text)") }
  }

  @Test func anAngleIsSetInDegrees() {
    var angle = Angle()
    angle.degrees = 180
    #expect(angle.radians == .pi)
  }

  @Test func moreIsSaidOfAView() async throws {
    struct Root: View {
      @State private var isKnown = true
      var body: some View {
        VStack {
          Text("Photo").accessibilityHint("Opens it")
            .accessibilityCustomContent("Size", "Large")
            .accessibilityCustomContent("Place", "Rome", importance: .high)
            .accessibilityCustomContent(.init("Camera", id: "camera"), isKnown ? Text("Box") : nil)
          Toggle("known", isOn: $isKnown)
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let photo = try window.require(Gtk.Label.self, .text("Photo"))
    #expect(photo.accessibilityHint == "Place: Rome, Opens it, Size: Large, Camera: Box")
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(photo.accessibilityHint == "Place: Rome, Opens it, Size: Large")
  }

  @Test func itemProvidersTakeAndGiveValues() async throws {
    struct Card: Codable, Equatable, Transferable {
      var name: String
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
      }
    }
    let provider = ItemProvider()
    provider.register(Card(name: "Ada"))
    var results: [String] = []
    provider.loadTransferable(type: Card.self) { result in
      if case .success(let card) = result { results.append(card.name) }
    }
    provider.loadTransferable(type: String.self) { result in
      if case .success(let text) = result { results.append("text \(text)") }
    }
    ItemProvider(object: "plain").loadTransferable(type: Card.self) { result in
      if case .failure = result { results.append("none") }
    }
    try await wait { results.count == 3 }
    #expect(results.sorted() == ["Ada", "none", "text Ada"])
  }
}
