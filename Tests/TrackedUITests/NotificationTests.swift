import GtkTesting
import Testing
import TrackedUI

/// Notifications that views hear of.
@MainActor @Suite(.serialized) struct NotificationTests {
  nonisolated static let saved = Notification.Name("saved")
  nonisolated static let opened = Notification.Name("opened")

  private final class Document {}

  private struct Listening: View {
    let model: Model
    let document: Document
    @State private var titles: [String] = []
    var body: some View {
      VStack {
        if !model.isOn {
          Text(titles.joined(separator: " "))
            .onReceive(
              NotificationCenter.default.publisher(for: model.b == 0 ? saved : opened, object: document)
            ) { titles.append("\($0.userInfo?["title"] as? String ?? "?")\(model.a)") }
        }
      }
    }
  }

  @Test func aViewHearsOfNotificationsWhileItIsSeen() async throws {
    let (model, document) = (Model(), Document())
    let (window, _) = try await show(Listening(model: model, document: document))
    defer { window.close() }
    func post(_ name: Notification.Name, _ title: String, _ object: Document) async throws {
      NotificationCenter.default.post(name: name, object: object, userInfo: ["title": title])
      try await settle()
    }
    try await post(Self.saved, "a", document)
    try await post(Self.saved, "other", Document())
    try await post(Self.opened, "other", document)
    #expect(window.texts == ["a0"])
    model.a = 1
    try await post(Self.saved, "b", document)
    #expect(window.texts == ["a0 b1"], "the action sees what is there now")
    model.b = 1
    try await settle()
    try await post(Self.saved, "old", document)
    try await post(Self.opened, "c", document)
    #expect(window.texts == ["a0 b1 c1"])
    model.isOn = true
    try await settle()
    try await post(Self.opened, "gone", document)
    model.isOn = false
    try await settle()
    try await post(Self.opened, "d", document)
    #expect(window.texts == ["a0 b1 c1 d1"])
  }
}
