import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUIPlainSources

/// Sources of a module without a default isolation, driven in windows.
@MainActor @Suite(.serialized) struct PlainSourceTests {
  private func entry(_ window: TestWindow, _ name: String) throws -> Entry {
    try window.require(Entry.self, .accessibleLabel(name))
  }

  @Test func weather() async throws {
    let (window, _) = try await show(B01WeatherView(), width: 500, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("18°C") }
    let city = try entry(window, "City")
    city.text = ""
    try await type("Atlantis", into: city)
    try await wait { window.texts.contains("No city called Atlantis.") }
    #expect(window.find(Gtk.Button.self, .text("Retry")) != nil)
    city.text = ""
    try await type("Rome", into: city)
    try await wait { window.texts.contains("18°C") && window.texts.contains("Rome") }
  }

  @Test func login() async throws {
    let session = UserSession()
    let (window, _) = try await show(B04TimerView().environmentObject(session), width: 500, height: 600)
    defer { window.close() }
    try await window.press("Sign In")
    try await wait { (try? entry(window, "Username"))?.isFocusInside == true }
    try await window.press("Log In")
    try await wait { window.texts.contains("Please check your input.") }
    try await type("ada", into: entry(window, "Username"))
    try await press("Return", in: entry(window, "Username"))
    try await wait { window.find(Widget.self, .accessibleLabel("Password"))?.isFocusInside == true }
    try await type("secret", into: window.require(Widget.self, .accessibleLabel("Password")))
    #expect(!window.texts.contains("Please check your input."))
    try await window.press("Log In")
    try await wait { window.texts.contains("Hello, ada") && session.user?.name == "ada" }
    try await wait { window.find(Gtk.Button.self, .text("Log In")) == nil }
  }

  @Test func todoList() async throws {
    let (window, _) = try await show(B06TodoList(), width: 600, height: 600)
    defer { window.close() }
    var titles: [String] {
      window.findAll(Entry.self, .any).map(\.text).filter { !$0.isEmpty }
    }
    #expect(titles == ["Milk", "Bread", "Eggs"])
    try await type("Tea", into: entry(window, "New"))
    try await press("Return", in: entry(window, "New"))
    try await wait { titles == ["Tea", "Milk", "Bread", "Eggs"] }
    try await window.press("Sort")
    try await wait { titles == ["Eggs", "Milk", "Tea", "Bread"] }
    try await window.press("Edit")
    try await wait { window.find(Gtk.Button.self, .text("Delete 0")) != nil }
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Delete"))[0])
    // What is done cannot be deleted: the first that can is another.
    try await wait { titles == ["Eggs", "Tea", "Bread"] }
  }

  @Test func components() async throws {
    let (window, _) = try await show(B08ComponentsView(), width: 500, height: 800)
    defer { window.close() }
    // The first appearance has set the step.
    try await wait { window.texts.contains("2 of 2") && window.texts.contains("Step 2") }
    #expect(window.texts.contains("Nothing chosen"))
    try await click(window.require(Gtk.Label.self, .text("Pear")))
    try await wait { !window.texts.contains("Nothing chosen") && window.texts.count { $0 == "Pear" } == 3 }
    try await click(window.require(Gtk.Label.self, .text("Apple")))
    try await wait { window.texts.contains("Apple, Pear") && window.texts.contains("2 of 3") }
    try await click(window.findAll(Gtk.Label.self, .text("Pear"))[0])
    try await wait { window.texts.contains("2 of 2") && window.texts.count { $0 == "Pear" } == 1 }
  }

  @Test func phases() async throws {
    let (window, _) = try await show(B10PhaseView(), width: 600, height: 800)
    defer { window.close() }
    #expect(window.texts.contains("0") && window.texts.contains("Slide"))
    try await window.press("Count")
    try await wait { window.texts.contains("100") && window.texts.contains("Finished 1") }
    try await window.press("Toggle")
    try await wait { !window.texts.contains("Slide") }
    try await window.press("Toggle")
    try await wait { window.texts.contains("Slide") }
    try await window.press("Key")
    try await window.press("Transaction")
  }

  @Test(.enabled("dragging needs an X server's events") { await Delivery.method == .events })
  func dragDrop() async throws {
    let (window, _) = try await show(B11DragDropView(), width: 500, height: 400)
    defer { window.close() }
    // The blocks stand in a row, and have no texts.
    func blocks() -> [Widget] {
      window.findAll(Widget.self, .matching("a block") { $0.width == 60 && $0.height == 60 && $0.children.isEmpty })
    }
    try #require(blocks().count == 3)
    try await drag(blocks()[0], to: window.require(Gtk.Label.self, .text("Drop text here")))
    try await wait { window.texts.contains("a") }
    try await settle()
    // The first goes behind the last as soon as it is over it.
    let moved = blocks()[0]
    let place = moved.frame(in: window.window)
    try await drag(moved, to: blocks()[2])
    try await wait { moved.frame(in: window.window)?.x != place?.x }
  }

  @Test func tabs() async throws {
    let (window, _) = try await show(B12TabsView(), width: 700, height: 500)
    defer { window.close() }
    func tab(_ title: String) async throws {
      try await click(window.require(Gtk.Label.self, .text(title)))
      try await settle()
    }
    #expect(window.texts.contains("Item 3"))
    try await click(window.require(Gtk.Label.self, .text("Item 3")))
    try await wait { window.texts.contains("Number 3") }
    try await tab("Library")
    try await wait { window.texts.contains("Appeared 1 times") }
    try await window.press("Count")
    #expect(window.texts.contains("Appeared 2 times"))
    try await tab("Home (2)")
    try await wait { window.texts.contains("Number 3") }
    try await tab("Library")
    try await wait { window.texts.contains("Appeared 3 times") }
  }

  @Test func budget() async throws {
    let (window, _) = try await show(B17BudgetView(), width: 500, height: 700)
    defer { window.close() }
    try await window.press("Add")
    try await wait { window.find(Gtk.Button.self, .text("Save")) != nil }
    let save = try window.require(Gtk.Button.self, .text("Save"))
    #expect(!save.isSensitive)
    try await type("Bread", into: entry(window, "Name"))
    let amount = try entry(window, "Amount")
    amount.text = ""
    try await type("12.5", into: amount)
    try await press("Tab", in: amount)
    try await wait { save.isSensitive }
    try await click(save)
    try await wait { window.texts.contains("Bread") && window.texts.contains { $0.contains("487.5") } }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func cardStack() async throws {
    let (window, _) = try await show(B05StackView(), width: 500, height: 700)
    defer { window.close() }
    let card = try window.require(Gtk.Label.self, .text("Three"))
    try await drag(card, to: window.window.child, at: Place(x: 480, y: 150))
    try await wait { window.texts.contains("Liked 1") && !window.texts.contains("Three") }
  }
}
