import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISources

/// Sources as they are written for SwiftUI, driven in windows.
@MainActor @Suite(.serialized) struct SourceTests {
  private func entry(_ window: TestWindow, _ name: String) throws -> Entry {
    try window.require(Entry.self, .accessibleLabel(name))
  }

  @Test func cart() async throws {
    let (window, _) = try await show(A02ShopView(), width: 600, height: 700)
    defer { window.close() }
    try await window.press("Add")
    #expect(window.texts.contains("1"))
    try await window.press("Add")
    #expect(window.texts.contains("2") && !window.texts.contains("1"))
    try await window.press("Cart")
    try await wait { window.texts.contains { $0.hasPrefix("2 × ") } }
    try await window.press("Increment")
    #expect(window.texts.contains { $0.hasPrefix("3 × ") })
    #expect(!window.texts.contains("Discount"))
    try await type("ten", into: entry(window, "Code"))
    #expect(window.texts.contains("Discount") && window.texts.contains { $0.contains("539.8") })
    for _ in 0..<3 { try await window.press("Decrement") }
    try await wait { window.texts.contains("Nothing here") }
    try await window.press("Close")
    try await wait { !window.texts.contains("Nothing here") }
  }

  @Test func tour() async throws {
    let (window, _) = try await show(A09OnboardingView(), width: 400, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("Welcome") }
    try await window.press("Continue")
    try await window.press("Continue")
    try await wait { window.find(Gtk.Button.self, .text("Get Started")) != nil }
    try await window.press("Get Started")
    try await wait { window.texts.contains("All set") }
    try await window.press("Start over")
    try await wait { window.find(Gtk.Button.self, .text("Continue")) != nil }
  }

  @Test func employees() async throws {
    let (window, _) = try await show(A11TableView(), width: 900, height: 500)
    defer { window.close() }
    #expect(window.texts.contains("Ada") && window.texts.contains("Linus"))
    try await window.press("Hire")
    try await wait { window.texts.contains("New") }
    let name = try window.require(Gtk.Label.self, .text("Linus"))
    if Delivery.method == .events {
      try await click(name, button: .secondary)
      try await wait { window.find(Gtk.Button.self, .accessibleLabel("Promote")) != nil }
      try await click(window.require(Gtk.Button.self, .accessibleLabel("Promote")))
      try await wait { window.texts.contains { $0.contains("108,900") || $0.contains("108.900") } }
    }
  }

  @Test func recipes() async throws {
    let (window, _) = try await show(A12RecipesView(), width: 500, height: 600)
    defer { window.close() }
    func choose(_ text: String) async throws { try await click(window.require(Gtk.Label.self, .text(text))) }
    try await choose("Baking")
    try await wait { window.texts.contains("Bread") }
    try await choose("Bread")
    let name = try entry(window, "Name")
    #expect(name.text == "Bread")
    try await window.press("Butter")
    try await wait { window.texts.contains("Soup") }
    try await window.press("Soup")
    try await wait { (try? entry(window, "Name"))?.text == "Soup" }
    try await window.press("Back")
    try await wait { (try? entry(window, "Name"))?.text == "Butter" }
    try await window.press("Share")
    try await wait { window.texts.contains("Share Butter") }
  }

  @Test func ownStyles() async throws {
    let (window, _) = try await show(A16StylesView(), width: 700, height: 600)
    defer { window.close() }
    try await click(window.require(Widget.self, .accessibleLabel("Press (0)")))
    #expect(window.texts.contains("Press (1)"))
    #expect(window.texts.contains("Option 2"))
    try await click(window.require(Gtk.Label.self, .text("All")))
    try await click(window.require(Gtk.Label.self, .text("Options")))
    try await wait { !window.texts.contains("Option 2") }
  }

  @Test func tiles() async throws {
    let (window, _) = try await show(A17GameView(), width: 400, height: 500)
    defer { window.close() }
    var numbers: Int { window.texts.count { Int($0) != nil && $0 != "0" && $0 != "2048" } }
    #expect(numbers >= 2)
    let game = try #require(window.window.focus)
    for key in ["Left", "Up", "Right", "Down", "Left", "Up"] { try await press(key, in: game) }
    #expect(numbers > 2)
    try await press("r", in: game)
    try await wait { numbers <= 3 }
  }

  @Test func preferences() async throws {
    let (window, _) = try await show(A18PreferencesView(), width: 500, height: 500)
    defer { window.close() }
    try await wait { window.texts.contains { $0.hasPrefix("Measured: ") && !$0.contains("0 by 0") } }
    #expect(window.texts.contains("3 tabs"))
    let (name, occupation) = (
      try window.require(Gtk.Label.self, .text("Ada")), try window.require(Gtk.Label.self, .text("Engineer"))
    )
    try await wait { name.frame(in: window.window)?.x == occupation.frame(in: window.window)?.x }
    try await window.press("Search")
    #expect(window.texts.count { $0 == "Search" } == 2)
  }

  @Test func player() async throws {
    let (window, _) = try await show(A04PlayerView(), width: 500, height: 600)
    defer { window.close() }
    func count(_ title: String) -> Int { window.texts.count { $0 == title } }
    #expect(count("Aurora") == 2 && count("Ember") == 1)
    try await click(window.require(Gtk.Label.self, .text("South")))
    #expect(count("Aurora") == 1 && count("Ember") == 2)
    try await click(#require(window.findAll(Gtk.Label.self, .text("Ember")).last))
    try await wait { window.find(Gtk.Button.self, .accessibleLabel("Forward")) != nil }
    try await window.press("Forward")
    try await wait { count("Aurora") == 2 }
  }
}
