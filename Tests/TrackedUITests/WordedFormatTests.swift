import GtkTesting
import Testing

@testable import TrackedUI

/// Formats in the language of a place, outlines as text, and what is said of a view beside its label.
@MainActor @Suite(.serialized) struct WordedFormatTests {
  private struct Formats: View {
    let locale: Locale
    var body: some View {
      VStack {
        Text(["a", "b", "c"], format: .list(type: .and))
        Text(Int64(52_428_800), format: .byteCount(style: .file))
        Text(Duration.seconds(7260), format: .units(width: .wide))
        Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.month(.wide).year())
      }
      .environment(\.locale, locale)
    }
  }

  @Test func foundationsFormatsFollowTheLanguageAround() async throws {
    let (window, controller) = try await show(Formats(locale: Locale(identifier: "de_DE")))
    defer { window.close() }
    #expect(window.texts == ["a, b und c", "52,4 MB", "2 Stunden und 1 Minute", "Januar 2001"])
    controller.rootView = Formats(locale: Locale(identifier: "en_US"))
    try await settle()
    #expect(window.texts == ["a, b, and c", "52.4 MB", "2 hours, 1 minute", "January 2001"])
  }

  @Test func outlinesAreTexts() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: -2, y: 2))
    path.closeSubpath()
    #expect(path.description == "0 0.5 m 10 0 l 1 1 -2 2 3 3 c h" && Path(path.description) == path)
    #expect(Path("0 0 m 5 5 10 0 q")?.currentPoint == CGPoint(x: 10, y: 0))
    #expect(
      Path("")?.isEmpty == true && Path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 7)).description) != nil)
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
