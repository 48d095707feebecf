import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISources

/// What programs see of their views' lives: as often, and in the order, as with SwiftUI.
@MainActor @Suite(.serialized) struct LifecycleTests {
  let log = LifeLog()

  /// Waits until everything of a list has happened, and nothing else has, in any order.
  private func happens(_ expected: [String], _ line: UInt = #line) async throws {
    try await settle()
    try await wait(for: "\(expected), not \(log.entries), line \(line)") { log.entries.count >= expected.count }
    try await settle()
    let entries = log.take()
    #expect(entries.sorted() == expected.sorted(), "\(entries), line \(line)")
  }

  private func isOrdered(_ entries: [String], _ first: String, _ second: String) -> Bool {
    guard let one = entries.firstIndex(of: first), let other = entries.firstIndex(of: second) else { return false }
    return one < other
  }

  @Test func tabs() async throws {
    let (window, _) = try await show(LifeTabs(log: log), width: 500, height: 400)
    defer { window.close() }
    try await wait { log.count("home task") == 1 }
    #expect(isOrdered(log.entries, "home body", "home appear") && isOrdered(log.entries, "home appear", "home task"))
    try await happens(["tabs body", "home body", "home appear", "home task"])
    try await window.press("Add to home")
    try await happens(["home body"])
    // The other tab comes to life when it is chosen; a binding alone reads nothing.
    try await window.press("To mail")
    try await happens([
      "mail body", "mail appear", "mail task", "home disappear", "home cancelled",
    ])
    try await window.press("To home")
    try await happens(["home appear", "home task", "mail disappear", "mail cancelled"])
    #expect(window.texts.contains("home: 1"))
  }

  @Test func navigation() async throws {
    let (window, _) = try await show(LifeStack(log: log), width: 500, height: 400)
    defer { window.close() }
    try await happens(["stack body", "root body", "root appear", "root task"])
    try await window.press("Add to root")
    try await happens(["root body"])
    try await window.press("Open 1")
    try await happens([
      "page 1 body", "page 1 appear", "page 1 task", "root disappear", "root cancelled",
    ])
    try await window.press("Add to page 1")
    try await happens(["page 1 body"])
    try await window.press("Open 2")
    try await happens([
      "page 2 body", "page 2 appear", "page 2 task", "page 1 disappear", "page 1 cancelled",
    ])
    try await window.press("Back from 2")
    try await happens(["page 1 appear", "page 1 task", "page 2 disappear", "page 2 cancelled"])
    #expect(window.texts.contains("page 1: 1"))
    try await window.press("To root of 1")
    try await happens(["root appear", "root task", "page 1 disappear", "page 1 cancelled"])
    #expect(window.texts.contains("root: 1"))
    try await window.press("Open 1")
    try await happens([
      "page 1 body", "page 1 appear", "page 1 task", "root disappear", "root cancelled",
    ])
    #expect(window.texts.contains("page 1: 0"))
  }

  @Test func sheets() async throws {
    let (window, _) = try await show(LifeSheet(log: log), width: 500, height: 400)
    defer { window.close() }
    try await happens(["presenter body", "below body", "below appear", "below task"])
    for _ in 1...2 {
      // What is below is seen all the time; what is in the sheet begins anew each time.
      try await window.press("Show")
      try await happens(["sheet body", "sheet appear", "sheet task"])
      #expect(window.texts.contains("sheet: 0"))
      try await window.press("Add to sheet")
      try await happens(["sheet body"])
      try await window.press("Close")
      try await happens(["sheet disappear", "sheet cancelled", "dismissed"])
    }
    try await window.press("Show")
    try await happens(["sheet body", "sheet appear", "sheet task"])
    try await window.press("Add to sheet")
    _ = log.take()
    try await window.press("Rename")
    try await wait { window.texts.contains("Sheet second") }
    #expect(window.texts.contains("sheet: 1") && log.count("sheet body") == 0)
  }

  @Test("rows of a list, and of a stack, are evaluated for what they show", arguments: [true, false])
  func rows(inList: Bool) async throws {
    let (window, _) = try await show(LifeRows(log: log, usesList: inList), width: 500, height: 700)
    defer { window.close() }
    try await happens((1...3).flatMap { ["row \($0) body", "row \($0) appear"] })
    try await window.press("Item 3 0")
    try await happens(["row 3 body"])
    try await window.press("Insert")
    try await happens(["row 9 body", "row 9 appear"])
    try await window.press("Rename 1")
    try await happens(["row 1 body"])
    try await window.press("Remove 2")
    try await happens(["row 2 disappear"])
    try await window.press("Reverse")
    try await happens([])
    let rows = window.texts.filter { $0.hasPrefix("Item") || $0.hasPrefix("Other") }
    #expect(rows == ["Item 3 1", "Other 0", "Item 9 0"])
  }

  @Test func identity() async throws {
    let (window, _) = try await show(LifeIdentity(log: log), width: 500, height: 700)
    defer { window.close() }
    func whole(_ name: String) -> [String] { ["\(name) body", "\(name) appear", "\(name) task"] }
    func gone(_ name: String) -> [String] { ["\(name) disappear", "\(name) cancelled"] }
    try await happens(whole("versioned") + whole("optional") + whole("branch") + whole("one"))
    for name in ["versioned", "optional", "branch", "one"] { try await window.press("Add to \(name)") }
    _ = log.take()
    try await window.press("Version")
    try await happens(whole("versioned") + gone("versioned"))
    try await window.press("Show")
    try await happens(gone("optional"))
    try await window.press("Show")
    try await happens(whole("optional"))
    try await window.press("Switch")
    // A ternary is one place, two branches are two.
    try await happens(whole("branch") + gone("branch") + ["two body"])
    for text in ["versioned: 0", "optional: 0", "branch: 0", "two: 1"] { #expect(window.texts.contains(text)) }
  }

  @Test func models() async throws {
    let (window, _) = try await show(LifeShelfView(log: log), width: 600, height: 700)
    defer { window.close() }
    try await happens(["shelf body", "Emma body", "Dracula body", "author body", "author body"])
    try await window.press("Retitle")
    try await happens(["Emma II body"])
    try await window.press("Rename author")
    try await happens(["author body"])
    try await window.press("Give author")
    try await happens(["Dracula body", "author body"])
    try await window.press("Ten pages")
    try await happens(["Emma II body"])
    try await window.press("Many pages")
    try await happens(["Emma II body"])
    #expect(window.texts.contains("long"))
    try await window.press("Add book")
    try await happens(["shelf body", "Ulysses body", "author body"])
    try await window.press("Visit")
    try await happens([])
  }

  @Test func changes() async throws {
    let (window, _) = try await show(LifeChanges(log: log), width: 500, height: 400)
    defer { window.close() }
    try await happens(["changes body", "number 0 0", "appear", "search ''"])
    try await window.press("Twice")
    // Once for what was pressed, and once for what the change has led to.
    try await happens(["changes body", "number 0 2", "changes body", "double 4"])
    #expect(window.texts.contains("2 4"))
    try await window.press("There and back")
    #expect(log.take().filter { $0 != "changes body" }.isEmpty)
    try await window.press("Same")
    try await happens([])
    try await window.press("Search")
    try await wait { log.count("search 'ab'") == 1 }
    try await happens(["changes body", "search cancelled", "search 'ab'"])
  }

  @Test func timers() async throws {
    let (window, _) = try await show(LifeTimers(log: log), width: 500, height: 400)
    defer { window.close() }
    try await wait { log.count("tick a") >= 2 && log.count("moment") >= 3 }
    #expect(log.count("timers body") == 1 && window.texts.contains("a 1"))
    try await window.press("Relabel")
    _ = log.take()
    try await wait { log.count("tick b") >= 2 }
    #expect(log.count("tick a") == 0 && log.count("timers body") == 0)
  }
}
