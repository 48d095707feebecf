import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUIApps

/// Whole small apps as they are written for SwiftUI, driven in windows.
@MainActor @Suite(.serialized) struct AppTests {
  private func entry(_ window: TestWindow, _ name: String) throws -> Entry {
    try window.require(Entry.self, .accessibleLabel(name))
  }

  @Test func shoppingList() async throws {
    let (window, _) = try await show(ShoppingListApp(), width: 500, height: 700)
    defer { window.close() }
    #expect(window.texts.contains("Apples") && window.texts.contains("2 item(s)"))
    #expect(window.texts.contains("0 of 4 in cart"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Put in Milk")))
    try await settle()
    #expect(window.texts.contains("1 of 4 in cart"))
    try await window.press("Edit")
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Delete"))[0])
    try await settle()
    #expect(!window.texts.contains("Apples") && window.texts.contains("1 of 3 in cart"))
    try await window.press("Done")
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Add item")))
    try await settle()
    try await type("Tea", into: entry(window, "Name"))
    try await settle()
    try await window.press("Add")
    try await wait { window.texts.contains("Tea") && window.texts.contains("1 of 4 in cart") }
  }

  @Test func intervalTimer() async throws {
    let (window, _) = try await show(IntervalTimerView(), width: 400, height: 500)
    defer { window.close() }
    #expect(window.texts.contains("Ready") && window.texts.contains("Rounds: 2, done: 0"))
    try await window.press("Start")
    try await wait { window.texts.contains("Rounds: 2, done: 2") }
    try await wait { window.texts.contains("Ready") }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Increment")))
    try await settle()
    #expect(window.texts.contains("Rounds: 3, done: 2"))
  }

  @Test func photoGrid() async throws {
    let (window, _) = try await show(PhotoGridView(), width: 500, height: 600)
    defer { window.close() }
    try await click(window.require(Widget.self, .accessibleLabel("Photo 1")))
    try await wait { window.find(Gtk.Button.self, .text("Close")) != nil }
    try await click(#require(window.findAll(Gtk.Switch.self, .any).last))
    try await settle()
    try await window.press("Close")
    try await wait { window.find(Gtk.Button.self, .text("Close")) == nil }
    try await click(window.require(ToggleButton.self, .text("Favorites")))
    try await settle()
    #expect(window.find(Widget.self, .accessibleLabel("Photo 1")) != nil)
    #expect(window.find(Widget.self, .accessibleLabel("Photo 2")) == nil)
  }

  @Test func chat() async throws {
    let (window, _) = try await show(ChatView(), width: 400, height: 500)
    defer { window.close() }
    try await wait { window.texts.contains("Question 14") }
    let editor = try window.require(Gtk.TextView.self, .any)
    editor.grabFocus()
    try await type("Hello", into: editor)
    try await settle()
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Send")))
    try await wait { window.texts.contains { $0.hasPrefix("You said:") } }
    #expect(editor.text.isEmpty)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func contacts() async throws {
    let (window, _) = try await show(ContactsView(), width: 1000, height: 500)
    defer { window.close() }
    #expect(window.texts.contains("Ada Lovelace") && window.texts.contains("Nobody"))
    try await click(window.require(Gtk.Label.self, .text("Work")))
    try await settle()
    #expect(!window.texts.contains("Ada Lovelace"))
    try await click(window.require(Gtk.Label.self, .text("Grace Hopper")))
    try await wait { window.findAll(Entry.self, .any).contains { $0.text == "grace@example.org" } }
    #expect(!window.texts.contains("Nobody"))
    try await window.press("Shout")
    try await wait { window.texts.contains("GRACE HOPPER") }
    let mail = try #require(window.findAll(Entry.self, .any).first { $0.text == "grace@example.org" })
    mail.text = ""
    try await type("x", into: mail)
    try await settle()
    #expect(window.texts.contains("This is no address"))
  }

  @Test func accountForm() async throws {
    let (window, _) = try await show(AccountForm(), width: 500, height: 900)
    defer { window.close() }
    let create = try window.require(Gtk.Button.self, .text("Create account"))
    #expect(!create.isSensitive)
    try await click(#require(window.findAll(Gtk.Switch.self, .any).last))
    try await settle()
    try await click(create)
    try await settle()
    #expect(window.texts.contains("Say who you are") && window.texts.contains("At least eight letters"))
    try await wait { window.find(Entry.self, .accessibleLabel("Name"))?.isFocusInside == true }
    try await type("Ada", into: entry(window, "Name"))
    try await press("Return", in: entry(window, "Name"))
    try await wait { window.find(Entry.self, .accessibleLabel("E-mail"))?.isFocusInside == true }
    try await type("ada@example.org", into: entry(window, "E-mail"))
    try await type("difficult", into: entry(window, "Password"))
    try await type("difficult", into: entry(window, "Again"))
    try await settle()
    try await click(create)
    try await wait { window.texts.contains("Welcome, Ada!") }
    #expect(!window.texts.contains("Not the same"))
  }

  @Test func feed() async throws {
    let (window, _) = try await show(FeedView(), width: 400, height: 500)
    defer { window.close() }
    try await wait { window.texts.contains("Post 0, revision 0") }
    try await window.press("Refresh")
    try await wait { window.texts.contains("Post 0, revision 1") }
    try await click(window.require(Gtk.Label.self, .text("Post 0, revision 1")))
    try await wait { window.texts.contains("Post number 0") }
    try await window.press("Next")
    try await wait { window.texts.contains("Post number 1") }
    try await window.press("All posts")
    try await wait { window.texts.contains("Post 0, revision 1") }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func charts() async throws {
    let (window, _) = try await show(ChartsView(), width: 400, height: 600)
    defer { window.close() }
    let bars = try window.require(Widget.self, .accessibleLabel("Bars"))
    try await click(bars, at: Place(x: 45, y: 100))
    try await settle()
    #expect(window.texts.contains { $0.hasPrefix("Selected: 1") })
    try await window.press("Shuffle")
    try await wait { window.texts.contains { $0.hasPrefix("Selected: 1 with 3") } }
  }

  @Test func tags() async throws {
    let (window, _) = try await show(TagsView(), width: 300, height: 400)
    defer { window.close() }
    #expect(window.texts.contains("gtk"))
    try await window.press("swift")
    #expect(window.texts.contains("gtk, swift"))
    try await type("new", into: window.require(Entry.self, .any))
    try await press("Return", in: window.require(Entry.self, .any))
    try await wait { window.find(Gtk.Button.self, .text("new")) != nil }
    let tops = Set(window.findAll(Gtk.Button.self, .any).compactMap { $0.frame(in: window.window)?.y })
    #expect(tops.count > 1, "words of several lines")
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func board() async throws {
    let (window, _) = try await show(BoardView(), width: 600, height: 600)
    defer { window.close() }
    #expect(window.texts.contains("To do 2") && window.texts.contains("Done 1"))
    try await click(window.findAll(Gtk.Button.self, .text("Move"))[0])
    try await settle()
    try await click(window.findAll(Gtk.Button.self, .text("Done"))[0])
    try await wait { window.texts.contains("To do 1") && window.texts.contains("Done 2") }
    try await window.press("Open")
    try await wait { window.find(Entry.self, .accessibleLabel("Title")) != nil }
    let title = try entry(window, "Title")
    title.text = ""
    try await type("Renamed", into: title)
    try await settle()
    #expect(window.texts.contains("Renamed"), "the card and its editor share the model")
  }

  @Test func motion() async throws {
    let (window, _) = try await show(MotionView(), width: 400, height: 700)
    defer { window.close() }
    try await window.press("Unlock")
    try await window.press("Score")
    try await wait { window.texts.contains("100") }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Like")))
    try await wait { window.texts.contains("1 likes") }
    #expect(await comesToRest())
  }
}

extension Widget {
  fileprivate var isFocusInside: Bool { window?.focus.map { $0 === self || $0.isDescendant(of: self) } ?? false }
}

/// More of them, with the parts that such apps have most.
@MainActor @Suite(.serialized) struct MoreAppTests {
  @Test func weather() async throws {
    let (window, _) = try await show(WeatherView(), width: 420, height: 700)
    defer { window.close() }
    try await wait { window.texts.contains("UV Index") || window.texts.contains("UV INDEX") }
    #expect(window.texts.contains("Sunny") && window.texts.contains("Tue"))
    #expect(window.texts.contains { $0.contains("Updated \u{FFFC}") })
  }

  @Test func shop() async throws {
    let (window, _) = try await show(ShopView(), width: 500, height: 600)
    defer { window.close() }
    #expect(window.texts.contains { $0.contains("12.50") })
    let checkout = try window.require(Gtk.Button.self, .text("Checkout"))
    #expect(!checkout.isSensitive)
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Add to cart"))[0])
    try await wait { checkout.isSensitive }
    try await click(checkout)
    try await wait { window.find(Entry.self, .accessibleLabel("Full name")) != nil }
  }

  @Test func dashboard() async throws {
    let (window, _) = try await show(Dashboard(), width: 800, height: 700)
    defer { window.close() }
    #expect(window.texts.contains("CPU") && window.texts.contains("browser"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Inspector")))
    try await wait { window.texts.contains("Regular") }
  }

  @Test(.enabled("dragging needs an X server's events") { await Delivery.method == .events })
  func kanban() async throws {
    let (window, _) = try await show(KanbanView(), width: 900, height: 500)
    defer { window.close() }
    #expect(window.texts.contains("9 points") && window.texts.contains("Backlog 2"))
    try await drag(
      window.require(Gtk.Label.self, .text("Design")), to: window.require(Gtk.Label.self, .text("Doing 0")))
    try await wait { window.texts.contains("Backlog 1") && window.texts.contains("Doing 1") }
    try await click(window.require(Gtk.Label.self, .text("Design")))
    try await wait { window.texts.contains("Design: 3 points") }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func drawingBoard() async throws {
    let (window, _) = try await show(DrawingView(), width: 900, height: 500)
    defer { window.close() }
    let canvas = try window.require(Widget.self, .accessibleLabel("Canvas"))
    try await click(canvas, at: Place(x: 100, y: 100))
    try await wait { window.find(Gtk.Button.self, .text("Undo"))?.isSensitive == true }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func heroGallery() async throws {
    let (window, _) = try await show(GalleryView2(), width: 500, height: 700)
    defer { window.close() }
    try await click(window.require(Widget.self, .accessibleLabel("Photo 7")))
    try await wait { window.find(Gtk.Button.self, .text("Close")) != nil }
    try await window.press("Close")
    try await wait { window.find(Gtk.Button.self, .text("Close")) == nil }
  }

  @Test func customLayouts() async throws {
    let (window, _) = try await show(LayoutsView(), width: 400, height: 900)
    defer { window.close() }
    #expect(window.texts.contains("fox") && window.texts.contains("Account"))
    try await window.press("Two")
    try await window.press("Rotate")
    #expect(await comesToRest())
  }

  @Test func onboarding() async throws {
    let (window, _) = try await show(OnboardingView(), width: 500, height: 700)
    defer { window.close() }
    try await wait { window.texts.contains("Welcome") }
    try await window.press("Next")
    try await window.press("Next")
    try await wait { window.find(Gtk.Button.self, .text("Get started")) != nil }
    try await window.press("Get started")
    try await wait { window.texts.contains("Appearance") }
    UserDefaults.standard.removeObject(forKey: "hasOnboarded")
  }

  @Test func conversation() async throws {
    let (window, _) = try await show(ConversationView(), width: 420, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("Message 40") }
    try await type("Hello", into: window.require(Gtk.TextView.self, .any))
    try await settle()
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Send")))
    try await wait { window.texts.contains("Echo: Hello") }
  }

  @Test func recipeBook() async throws {
    let (window, _) = try await show(RecipesView(), width: 700, height: 700)
    defer { window.close() }
    #expect(window.texts.contains("No Recipes"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Add")))
    try await wait { window.find(Gtk.Button.self, .text("Save")) != nil }
    let save = try window.require(Gtk.Button.self, .text("Save"))
    #expect(!save.isSensitive && window.texts.contains("New Recipe"))
    try await type("Soup", into: window.require(Entry.self, .accessibleLabel("Title")))
    try await wait { save.isSensitive }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Increment")))
    try await window.press("Add Ingredient")
    try await settle()
    #expect(window.texts.contains("Minutes: 35"))
    try await window.press("Save")
    try await wait { window.texts.contains("35 min · 1 ingredients") }
    #expect(window.texts.contains("Main course") && !window.texts.contains("No Recipes"))
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Toggle Favorite")))
    try await settle()
    let search = try window.require(SearchEntry.self, .any)
    search.grabFocus()
    try await type("cake", into: search)
    try await wait { !window.texts.contains("35 min · 1 ingredients") }
    #expect(window.texts.contains { $0.contains("cake") })
    for _ in "cake" { try await press("BackSpace", in: window.window) }
    try await wait { window.texts.contains("35 min · 1 ingredients") }
  }
}
