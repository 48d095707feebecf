import GtkTesting
import Testing

@testable import TrackedDemo

/// The profile, the messages and the articles, driven as a person would, with the counts that they show.
@MainActor @Suite(.serialized) struct ModelPageTests {
  private func show(_ controller: ViewController, height: Int = 1000) async throws -> TestWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let window = try TestWindow(width: 700, height: height)
    window.window.traitOverrides.appTheme = AppTheme(SettingsModel(nil))
    window.window.rootViewController = controller
    try await window.show()
    return window
  }

  /// The number that a row shows.
  private func count(_ title: String, in window: TestWindow) throws -> String {
    let row = try #require(try window.require(Label.self, .text(title), in: .everything).parent?.parent)
    return try row.require(Label.self, .cssClass("run-count"), in: .everything).text
  }

  @Test("C-006 the header runs for a new name and not for a new e-mail address")
  func profile() async throws {
    let session = SessionModel()
    let window = try await show(ProfileViewController(session))
    defer { window.close() }
    #expect(window.find(Label.self, .text("Guest")) != nil)
    try await click(window.require(Button.self, .text("Sign In")))
    let user = try #require(session.currentUser)
    try await wait(for: "the picture") { if case .loaded = user.avatar { true } else { false } }
    try await settle()
    #expect(window.find(Label.self, .text("Ada Lovelace")) != nil)
    #expect(window.find(Label.self, .text("Online")) != nil)
    let before = try #require(Int(try count("Header: updateProperties()", in: window)))
    user.email = "countess@example.org"
    try await settle()
    #expect(try count("Header: updateProperties()", in: window) == "\(before)")
    user.name = "Countess of Lovelace"
    try await settle()
    #expect(try count("Header: updateProperties()", in: window) == "\(before + 1)")
    let badge = try window.require(Label.self, .cssClass("badge"))
    try await click(window.require(Button.self, .text("Read")))
    #expect(!badge.isVisible && !user.hasUnread)
    try await click(window.require(Button.self, .text("Receive")))
    #expect(badge.isVisible && badge.text == "1")
    session.isOnline = false
    try await settle()
    #expect(window.find(Label.self, .text("Offline")) != nil)
  }

  @Test func anAddressWithoutAPictureIsToldAndTheLastAddressCounts() async throws {
    let session = SessionModel()
    let window = try await show(ProfileViewController(session))
    defer { window.close() }
    session.signIn()
    try await settle()
    try await click(window.require(Button.self, .text("Broken")))
    let user = try #require(session.currentUser)
    try await wait(for: "the failure") { if case .failed = user.avatar { true } else { false } }
    try await settle()
    #expect(window.find(Label.self, .textContaining("there is no picture at file:///nowhere.png")) != nil)
    for _ in 0..<3 { session.nextAvatar() }
    try await wait(for: "the picture") { if case .loaded = user.avatar { true } else { false } }
    #expect(user.avatarURL == SessionModel.avatars[2])
    session.signOut()
    try await settle()
    #expect(window.find(Label.self, .text("Guest")) != nil)
  }

  @Test("C-040 status and badge change without layout")
  func messages() async throws {
    let model = MessageModel()
    let window = try await show(MessagesViewController(model))
    defer { window.close() }
    let badge = try window.require(BadgeView.self)
    #expect(badge.text == "3")
    let layouts = try count("Message: layout hooks", in: window)
    try await click(window.require(Button.self, .text("Receive")))
    #expect(badge.text == "4")
    try await click(window.require(Button.self, .accessibleLabel("Next status")))
    let status = try window.require(Label.self, .text("Delivered"))
    model.showStatus = false
    try await settle()
    #expect(status.opacity == 0)
    #expect(try count("Message: updateProperties()", in: window) == "4")
    #expect(try count("Message: layout hooks", in: window) == layouts)
    try await click(window.require(Button.self, .accessibleLabel("Messages")))
    #expect(badge.text == nil && model.count == 0)
  }

  @Test func onlyTheArticleInSightIsBroughtUpToDate() async throws {
    let library = ArticleLibrary()
    let window = try await show(ArticlesViewController(library))
    defer { window.close() }
    #expect(library.controllerCount == 4 && library.articles.allSatisfy { $0.updateCount == 0 })
    try await click(window.require(Button.self, .text("To the Front")))
    #expect(try count("Updates", in: window) == "0", "no article is in sight")
    let list = try window.require(ListBox.self)
    try await click(try #require(list.row(at: 1)))
    #expect(library.articles.map(\.updateCount) == [0, 1, 0, 0])
    #expect(window.find(Label.self, .textContaining("Brought up to date once.")) != nil)
    try await click(window.require(Button.self, .text("To the Front")))
    #expect(library.articles.map(\.updateCount) == [0, 2, 0, 0])
    #expect(window.find(Label.self, .textContaining("Brought up to date 2 times.")) != nil)
    try await click(window.require(Button.self, .accessibleLabel("Back")))
    // A second click at the same place would be a double click.
    try #require(list.row(at: 1)).activate()
    try await settle()
    #expect(library.articles.map(\.updateCount) == [0, 3, 0, 0], "at each appearance")
    #expect(try count("Updates", in: window) == "3")
  }
}
