import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUIPlainSources
@testable import SwiftUISources

/// More sources as somebody writes them who knows SwiftUI alone, driven in windows.
@MainActor @Suite(.serialized) struct IndependentSourceTests {
  private func entry(_ window: TestWindow, _ name: String) throws -> Entry {
    try window.require(Entry.self, .accessibleLabel(name))
  }

  @Test func habits() async throws {
    let (window, _) = try await show(C01HabitView(), width: 600, height: 700)
    defer { window.close() }
    #expect(window.texts.contains("3 check-ins"))
    try await window.press("Add habit")
    try await type("Swim", into: entry(window, "Name"))
    try await window.press("Save")
    try await wait { window.texts.contains("Swim") }
    try await click(window.require(Gtk.Label.self, .text("Read")))
    try await wait { window.texts.contains { $0.hasPrefix("Streak: ") } }
  }

  @Test func weatherCards() async throws {
    let (window, _) = try await show(C02WeatherCards(), width: 600, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("Average 20.0°") && window.texts.contains("18°") }
    try await click(window.require(Gtk.Switch.self, .any))
    try await wait { window.texts.contains("Average 68.0°") && window.texts.contains("64°") }
  }

  @Test func signUp() async throws {
    let (window, _) = try await show(C03SignUpView(), width: 600, height: 700)
    defer { window.close() }
    try await wait { (try? entry(window, "E-mail"))?.isFocusInside == true }
    try await type("ada", into: entry(window, "E-mail"))
    try await wait { window.texts.contains("Not an e-mail address") }
    try await type("@example.org", into: entry(window, "E-mail"))
    try await wait { !window.texts.contains("Not an e-mail address") }
    try await press("Return", in: entry(window, "E-mail"))
    try await wait { window.find(Widget.self, .accessibleLabel("Password"))?.isFocusInside == true }
    try await type("Secret123", into: window.require(Widget.self, .accessibleLabel("Password")))
    try await type("Secret123", into: window.require(Widget.self, .accessibleLabel("Confirm")))
    let create = try window.require(Gtk.Button.self, .text("Create account"))
    #expect(!create.isSensitive)
    try await click(window.require(Gtk.Switch.self, .any))
    try await wait { create.isSensitive }
    try await click(create)
    try await wait { window.texts.contains("Welcome, ada@example.org!") }
  }

  @Test func onboardingPages() async throws {
    UserDefaults.standard.removeObject(forKey: "onboarding.finished")
    let (window, _) = try await show(C04OnboardingView(), width: 500, height: 600)
    defer { window.close() }
    try await window.press("Next")
    try await window.press("Next")
    try await window.press("Get started")
    try await wait { window.texts.contains("All set") }
    try await window.press("Start over")
    try await wait { window.texts.contains("Welcome") && !window.texts.contains("All set") }
  }

  @Test func segments() async throws {
    let (window, _) = try await show(C05SegmentsView(), width: 500, height: 500)
    defer { window.close() }
    try await wait { window.texts.contains("max 8") }
    try await click(window.require(Gtk.Label.self, .text("Month")))
    try await wait { window.texts.contains("max 16") }
    try await click(window.require(Gtk.Label.self, .text("Week")))
    try await wait { window.texts.contains("max 10") }
  }

  @Test func articles() async throws {
    let (window, _) = try await show(C06FeedView(), width: 500, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("20 articles") && window.texts.contains("Article 0") }
    let scroller = try window.require(ScrolledWindow.self, .any)
    try await wait {
      scroller.verticalAdjustment.value = scroller.verticalAdjustment.upper
      return window.texts.contains("60 articles") && window.texts.contains("That's all")
    }
    try await window.press("Top")
    try await wait { window.texts.contains("Article 0") }
  }

  @Test func monthGrid() async throws {
    let (window, _) = try await show(C08CalendarView(), width: 500, height: 700)
    defer { window.close() }
    #expect(window.texts.contains("28") && !window.texts.contains("29"))
    try await click(window.require(Gtk.Label.self, .text("14")))
    try await type("Dinner", into: entry(window, "New event"))
    try await window.press("Add")
    try await wait { window.texts.contains("Dinner") }
    try await window.press("Next month")
    try await wait { window.texts.contains("31") && !window.texts.contains("Dinner") }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func notes() async throws {
    let (window, _) = try await show(C10NotesView(), width: 900, height: 600)
    defer { window.close() }
    #expect(window.texts.contains("Select a note"))
    try await click(window.require(Gtk.Label.self, .text("Ideas")))
    try await wait { window.texts.contains("3 words") }
    let editor = try window.require(Gtk.TextView.self, .any)
    try await type(" more", into: editor)
    try await wait { window.texts.contains { $0 == "4 words" } }
    try await window.press("New Note")
    try await wait { window.texts.contains("0 words") && window.texts.contains("Untitled") }
  }

  @Test func queue() async throws {
    let (window, _) = try await show(C11ReorderView(), width: 500, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("7:00") && window.texts.contains("3m 10s") }
    try await window.press("Edit")
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Delete"))[0])
    try await wait { window.texts.contains("1 removed") && window.texts.contains("5:55") }
    try await window.press("Undo")
    try await wait { window.texts.contains("0 removed") && window.texts.contains("7:00") }
  }

  @Test func settings() async throws {
    for key in ["appearance", "fontSize", "notifications", "name"] {
      UserDefaults.standard.removeObject(forKey: "c12.\(key)")
    }
    let (window, _) = try await show(C12SettingsView(), width: 600, height: 900)
    defer { window.close() }
    try await wait { window.texts.contains("14 pt") && window.texts.contains("English") }
    try await click(window.require(Gtk.Label.self, .text("Advanced")))
    try await wait { window.texts.contains("52.4 MB") }
    try await window.press("Clear")
    try await wait { window.texts.contains("Zero kB") }
  }

  @Test func countries() async throws {
    let (window, _) = try await show(C13SearchView(), width: 600, height: 600)
    defer { window.close() }
    try await wait { window.texts.contains("Germany") && window.texts.contains("Japan") }
  }

  @Test func flowTags() async throws {
    let (window, _) = try await show(C14TagsView(), width: 400, height: 500)
    defer { window.close() }
    try await window.press("gtk")
    try await window.press("ui")
    try await wait { window.texts.contains("gtk, ui") }
    try await window.press("Remove gtk")
    try await wait { window.texts.contains("ui") && !window.texts.contains("gtk, ui") }
    try await type("new", into: window.require(Entry.self, .any))
    try await window.press("Add")
    try await wait { window.find(Gtk.Button.self, .text("new")) != nil }
  }

  @Test func stopwatch() async throws {
    let (window, _) = try await show(C15StopwatchView(), width: 500, height: 700)
    defer { window.close() }
    try await window.press("Start")
    try await wait { window.texts.contains { $0.hasPrefix("00:00.") && $0 != "00:00.00" } }
    try await window.press("Lap")
    try await wait { window.texts.contains("Lap 1") }
    try await window.press("Stop")
    try await window.press("Reset")
    try await wait { window.texts.contains("00:00.00") && !window.texts.contains("Lap 1") }
  }

  @Test func pairs() async throws {
    let (window, _) = try await show(C16GameView(), width: 500, height: 700)
    defer { window.close() }
    for card in 0..<8 { try await click(window.require(Widget.self, .name("card \(card)"))) }
    try await wait { window.texts.contains("You won in 4 moves!") && window.texts.contains("Best: 4") }
  }

  @Test func nowPlaying() async throws {
    let player = SongPlayer()
    let (window, _) = try await show(C17PlayerView(player: player), width: 500, height: 700)
    defer { window.close() }
    try await window.press("Cinder")
    try await wait { player.isPlaying && player.current.title == "Cinder" }
    try await click(window.require(Gtk.Label.self, .text("South")))
    try await wait { window.find(Gtk.Button.self, .accessibleLabel("Next")) != nil }
    try await window.press("Next")
    try await wait { player.current.title == "Aurora" && window.texts.contains("-3:05") }
    try await window.press("Collapse")
    try await wait { window.find(Gtk.Button.self, .accessibleLabel("Next")) == nil }
  }

  @Test func messages() async throws {
    let (window, _) = try await show(C18ChatView(), width: 500, height: 600)
    defer { window.close() }
    let field = try window.require(Widget.self, .accessibleLabel("Message"))
    try await type("abc", into: field)
    try await window.press("Send")
    try await wait { window.texts.contains("abc") && window.texts.contains("cba") }
    try await wait { window.texts.contains { $0.hasSuffix("· read") } }
  }

  @Test func quiz() async throws {
    let (window, _) = try await show(C19QuizView(), width: 500, height: 600)
    defer { window.close() }
    try await window.press("Start quiz")
    try await wait { window.texts.contains("Question 1 of 2") && window.texts.contains("30 seconds") }
    try await click(window.require(Gtk.Label.self, .text("4")))
    try await window.press("Continue")
    try await wait { window.texts.contains("Question 2 of 2") }
    try await click(window.require(Gtk.Label.self, .text("Rome")))
    try await window.press("Continue")
    try await wait { window.texts.contains("You scored 1 out of 2") && window.texts.contains("50%") }
    try await window.press("Again")
    try await wait { window.find(Gtk.Button.self, .text("Start quiz")) != nil }
  }

  @Test func planets() async throws {
    let (window, _) = try await show(C20PlanetsView(), width: 500, height: 700)
    defer { window.close() }
    try await wait { window.texts.contains { $0.hasPrefix("Row is ") && $0 != "Row is 0 high" } }
    #expect(window.texts.contains("Short description") != window.texts.contains { $0.hasPrefix("A very long") })
    try await click(window.require(Gtk.Label.self, .text("Venus")))
    try await click(window.require(Gtk.Switch.self, .any))
    try await settle()
  }

  @Test func expenses() async throws {
    UserDefaults.standard.removeObject(forKey: "expenses.v1")
    let (window, _) = try await show(C09ExpensesView(book: ExpenseBook()), width: 600, height: 600)
    defer { window.close() }
    #expect(window.texts.contains("No expenses"))
    try await window.press("Add")
    try await type("Pizza", into: entry(window, "Title"))
    try await window.press("Save")
    try await wait { window.texts.contains("Pizza") && window.texts.contains("Food") && window.texts.contains("Total") }
    UserDefaults.standard.removeObject(forKey: "expenses.v1")
  }

  @Test func photoZoom() async throws {
    let (window, _) = try await show(C07PhotoGrid(), width: 500, height: 600)
    defer { window.close() }
    #expect(window.texts.contains("Columns: 3"))
    try await click(window.require(Gtk.Label.self, .text("1")))
    try await wait { window.find(Gtk.Button.self, .accessibleLabel("Close")) != nil }
    try await window.press("Close")
    try await wait { window.find(Gtk.Button.self, .accessibleLabel("Close")) == nil }
  }
}
