import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISnippets

/// What programs store and take up again, and what tells them of an end.
@MainActor @Suite(.serialized) struct RestoringTests {
  @Test func pathIsStoredAndRestored() async throws {
    let (window, _) = try await show(MusicView())
    defer { window.close() }
    try await window.press("Albums")
    #expect(window.texts.contains("Album 3: Blue"))
    try await window.press("Leave")
    try await wait { window.texts.contains("Stored something") }
    try await window.press("Restore")
    try await wait { window.texts.contains("Album 3: Blue") }
    for page in ["Word Live", "Artist 7"] {
      try await click(window.require(TrackedKit.Button.self, .accessibleLabel("Back")))
      try await wait { window.texts.contains(page) }
    }
  }

  @Test func pathOfOtherValues() throws {
    struct Plain: Hashable {}
    var path = NavigationPath([1, 2])
    #expect(path.codable != nil)
    path.append(Plain())
    #expect(path.codable == nil)
    let broken = Data(#"["no type at all","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: broken)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func titleMenu() async throws {
    let (window, _) = try await show(RenamableDocument())
    defer { window.close() }
    try await window.press("Draft")
    try await window.press("Duplicate")
    try await window.press("Draft")
    try await window.press("Rename")
    try await wait { window.texts.contains("1 copies of Final") }
  }

  @Test func registeredAndSharedDefaults() async throws {
    let (window, _) = try await show(StoredSettings())
    defer { window.close() }
    try await window.press("Reset")
    #expect(window.texts.contains("Size 14, shared 14, fancy, no note"))
    try await window.press("Larger")
    try await window.press("Share")
    try await window.press("Note")
    #expect(window.texts.contains("Size 15, shared 24, fancy, noted"))
    #expect(UserDefaults(suiteName: "group.restoring")?.integer(forKey: "restoring.size") == 24)
    try await window.press("Reset")
    #expect(window.texts.contains("Size 14, shared 14, fancy, no note"))
  }

  @Test func timeBeforeRest() async throws {
    let before = TestDisplay.animations
    TestDisplay.animations = .on
    let log = EndLog()
    let (first, _) = try await show(SpringEnd(log: log, criteria: .removed))
    let (second, _) = try await show(SpringEnd(log: log, criteria: .logicallyComplete))
    defer {
      TestDisplay.animations = before
      first.close()
      second.close()
    }
    for window in [first, second] { try window.require(Gtk.Button.self, .text("Swing")).activate() }
    try await wait { log.ends.count == 2 }
    #expect(log.ends == ["time", "rest"])
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func gestureOnlyWhileEnabled() async throws {
    let (window, _) = try await show(GuardedDrag())
    defer { window.close() }
    try await window.press("Tapped 0")
    let button = try window.require(Gtk.Button.self, .text("Tapped 1"))
    let frame = try #require(button.frame(in: window.window))
    let start = Place(x: frame.x + frame.width / 2, y: frame.y - 12)
    func drag() async throws {
      try await GtkTesting.drag(window.window, from: start, at: Place(x: start.x + 40, y: start.y))
      try await settle()
    }
    try await drag()
    try await wait { window.texts.contains("1 drags, free, 0") }
    try await click(window.require(Gtk.Switch.self, .any))
    try await settle()
    #expect(window.find(Gtk.Button.self, .text("Tapped 1")) != nil, "the view is another one")
    try await drag()
    #expect(window.texts.contains("1 drags, free, 0"))
    try await click(window.require(Gtk.Switch.self, .any))
    try await settle()
    try await drag()
    try await wait { window.texts.contains("2 drags, free, 0") }
  }

  @Test func anchorsAreAdded() async throws {
    let (window, _) = try await show(NestedPlaces())
    defer { window.close() }
    try await settle()
    #expect(window.texts.contains("inner 20 80, outer 10 100"), "\(window.texts)")
  }

  @Test func ringAndShadow() async throws {
    let (window, controller) = try await show(RingAndShadow())
    defer { window.close() }
    #expect(window.find(Widget.self, .accessibleLabel("Said")) != nil)
    let picture = try picture(of: controller.view)
    let (ring, hole) = (picture.pixel(x: 10, y: 30), picture.pixel(x: 30, y: 30))
    #expect(ring.red > 150 && ring.green < 80, "\(ring)")
    #expect(hole.green == hole.red, "\(hole)")
    let shadow = picture.pixel(x: 105, y: 45)
    #expect(shadow.red < 60 && shadow.alpha > 200, "\(shadow)")
  }
}
