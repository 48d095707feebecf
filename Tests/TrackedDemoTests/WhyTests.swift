import GtkTesting
import Testing

@testable import TrackedDemo

/// The first page: the same inbox refreshed by hand and tracked, after each thing that a person can do there.
@MainActor @Suite("Why tracking", .serialized) struct WhyTests {
  private let model = WhyModel()
  private let settings = SettingsModel(nil)

  private func withPage(_ body: (TestWindow) async throws -> Void) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let page = WhyViewController(model, settings: settings, runs: RunFeed())
    let window = try await TestWindow(page, width: 900, height: 900)
    defer { window.close() }
    try await body(window)
  }

  private func pair(in window: TestWindow) throws -> InboxPairController {
    try #require(model.pairs.first { $0.view.window === window.window })
  }

  /// What is said below a title, of the side refreshed by hand and of the tracked one.
  private func facts(_ title: String, in window: TestWindow) -> [String] {
    window.findAll(FactsView.self).map { facts in
      facts.find(Label.self, .text(title))?.parent?.findAll(Label.self).last?.text ?? ""
    }
  }

  private func expectTrackedIsRight(in window: TestWindow) async throws {
    try await settle()
    for pair in model.pairs { #expect(OutOfDate.find(in: pair.tracked.widgets, model.tracked.mails).isEmpty) }
    try await wait(for: "the comparison") { facts("Out of date", in: window).last == "Nothing." }
  }

  @Test("a click changes both; what the handlers forget is found, with why the tracked one ran")
  func click() async throws {
    try await withPage { window in
      try await GtkTesting.click(window.require(Gtk.Button.self, .text("New Message")))
      let pair = try pair(in: window)
      #expect(pair.manual.widgets.countLabel.text == "1 unread of 4" && !pair.manual.widgets.readButton.isSensitive)
      #expect(pair.tracked.widgets.countLabel.text == "1 unread of 4" && pair.tracked.widgets.readButton.isSensitive)
      try await wait(for: "what was forgotten") {
        facts("Out of date", in: window).first == "“Mark All Read” cannot be pressed."
      }
      try await expectTrackedIsRight(in: window)
      let why = facts("What ran last, and why", in: window)
      #expect(
        why.last?.hasPrefix(
          "click on Button “New Message” → TrackedInbox.mails → TrackedInboxController.updateProperties → ")
          == true, "\(why)")
      try await GtkTesting.click(pair.tracked.widgets.readButton)
      #expect(model.tracked.mails.unread == 0 && !pair.tracked.widgets.badge.isVisible)
      try await expectTrackedIsRight(in: window)
    }
  }

  @Test(
    "the keyboard does the same, on the page's buttons and in the lists",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keyboard() async throws {
    try await withPage { window in
      for _ in 1...2 { try await press("space", in: window.require(Gtk.Button.self, .text("New Message"))) }
      try await settle()
      #expect(model.tracked.mails.count == 5 && model.manual.mails.count == 5)
      let pair = try pair(in: window)
      let row = try #require(pair.tracked.widgets.list.find(Gtk.Label.self, .textContaining("●"))?.parent)
      row.grabFocus()
      try await press("Return", in: row)
      try await settle()
      #expect(model.tracked.mails.unread == 1 && pair.tracked.widgets.badge.text == "1")
      try await expectTrackedIsRight(in: window)
    }
  }

  @Test("a message from another thread reaches every part of the tracked one, and two of four of the other")
  func thread() async throws {
    try await withPage { window in
      try await GtkTesting.click(window.require(Gtk.Button.self, .text("From a Thread")))
      try await wait(for: "both messages") { model.manual.mails.count == 4 && model.tracked.mails.count == 4 }
      try await wait(for: "what was forgotten") {
        facts("Out of date", in: window).first == "The badge is missing; “Mark All Read” cannot be pressed."
      }
      #expect(facts("What ran last, and why", in: window).last?.hasPrefix("task → TrackedInbox.mails → ") == true)
      try await expectTrackedIsRight(in: window)
    }
  }

  @Test("a second window shows the tracked model, and what the other one was when it opened; it is opened once")
  func secondWindow() async throws {
    try await withPage { window in
      for _ in 1...2 { try await GtkTesting.click(window.require(Button.self, .text("Second Window"))) }
      let second = try #require(Window.shown.first { $0.title == "Why Tracking: Second Window" })
      defer { second.destroyWindow() }
      try await settle()
      #expect(model.pairs.count == 2)
      try await press("space", in: window.require(Gtk.Button.self, .text("New Message")))
      try await wait(for: "what was forgotten") {
        facts("Out of date", in: window).first?.contains("in the other window the list shows other messages") == true
      }
      let pair = try #require(model.pairs.first { $0.view.window === second })
      #expect(pair.tracked.widgets.countLabel.text == "1 unread of 4")
      #expect(pair.manual.widgets.countLabel.text == "0 unread of 3")
      try await expectTrackedIsRight(in: window)
      #expect(facts("What ran last, and why", in: window).last?.split(separator: "\n").count == 2, "once a window")
    }
  }

  @Test("with 1,000 rows a change still runs one hook, and the new message is in sight")
  func manyRows() async throws {
    try await withPage { window in
      try await GtkTesting.click(window.require(Switch.self))
      #expect(model.tracked.mails.count == 1000 && model.manual.mails.count == 1000)
      let pair = try pair(in: window)
      let record = try await recording {
        try await GtkTesting.click(window.require(Gtk.Button.self, .text("New Message")))
      }
      #expect(record.runs(of: pair.tracked, .updateProperties).count == 1, "\(record)")
      for list in [pair.manual.widgets.list, pair.tracked.widgets.list] {
        let label = try list.require(Gtk.Label.self, .textContaining("●"))
        let frame = try #require(label.frame(in: list))
        #expect(frame.y >= 0 && frame.y + frame.height <= Double(list.height), "\(frame)")
      }
      try await expectTrackedIsRight(in: window)
    }
  }

  @Test(
    "a row that a forgotten list still shows changes nothing, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func staleRow() async throws {
    try await withPage { window in
      for _ in 1...2 {
        try await GtkTesting.click(window.require(Switch.self))
        try await GtkTesting.click(window.require(Button.self, .text("Second Window")))
        let second = try #require(Window.shown.first { $0.title == "Why Tracking: Second Window" })
        defer { second.destroyWindow() }
        try await settle()
        try await GtkTesting.click(window.require(Switch.self))
        #expect(model.manual.mails.count == 3)
        let list = try #require(model.pairs.first { $0.view.window === second }).manual.widgets.list
        // Below the three that there are.
        let row = try #require(list.findAll(Gtk.Label.self).filter(\.isMapped).dropFirst(3).first?.parent)
        row.grabFocus()
        try await press("Return", in: row)
        #expect(model.manual.mails == Mail.old(3))
        #expect(list.findAll(Gtk.Label.self).filter(\.isMapped).count == 3, "its own refresh shows what there is")
        try await expectTrackedIsRight(in: window)
      }
    }
  }

  @Test("the numbers of lines and refreshes are those of the code that is shown") func code() async throws {
    try await withPage { window in
      let said = facts("Code", in: window)
      for (file, said) in zip(["ManualInbox.swift", "TrackedInbox.swift"], said) {
        let lines = try EssentialSource.text(of: file).split(separator: "\n").filter { line in
          !line.allSatisfy { $0 == " " } && !line.drop { $0 == " " }.hasPrefix("//")
        }
        #expect(said.hasPrefix("\(lines.count) lines, "))
      }
      #expect(
        said.first?.hasSuffix("19 refreshes by hand") == true && said.last?.hasSuffix("no refresh by hand") == true)
      try await GtkTesting.click(window.require(Button.self, .accessibleLabel("Code: Tracked")))
      #expect(window.find(Label.self, .textContaining("final class TrackedInboxController")) != nil)
    }
  }

  @Test("the greeting goes when it is read, and does not come back") func welcome() async throws {
    try await withPage { window in
      try await GtkTesting.click(window.require(Button.self, .text("Got It")))
      try await wait(for: "its end") { window.find(Button.self, .text("Got It")) == nil }
      #expect(!settings.showsWelcome)
    }
    try await withPage { window in #expect(window.find(Button.self, .text("Got It")) == nil) }
  }
}
