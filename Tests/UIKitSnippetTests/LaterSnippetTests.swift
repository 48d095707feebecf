import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets as they are written for later versions: a calendar, a mailbox with a badge, a player.
@MainActor @Suite(.serialized) struct LaterSnippetTests {
  @Test func monthCalendar() async throws {
    let controller = MonthViewController()
    try await show(NavigationController(rootViewController: controller), width: 420, height: 480) { window in
      let list = try window.require(CollectionView.self)
      #expect(list.visibleCells.count == 42)
      let before = try #require(controller.navigationItem.prompt)
      let cells = list.visibleCells.compactMap { $0 as? DayCell }
      #expect(cells.count { $0.isToday } == 1 && cells.contains { $0.isDimmed })
      let today = try #require(cells.first { $0.isToday })
      try await click(today)
      try await wait(for: "the day to be chosen") { today.label.textColor == .white }
      let title = controller.title
      #expect(title?.isEmpty == false)
      try await click(#require(cells.first { $0.isDimmed }))
      try await settle()
      #expect(controller.title == title, "a day of another month is not chosen")
      try await click(window.require(.accessibleLabel("Forward")))
      try await wait(for: "the next month") { controller.navigationItem.prompt != before }
      #expect(list.visibleCells.count == 42)
    }
  }

  @Test func badgedLetterBox() async throws {
    let mailbox = LetterBox.shared
    mailbox.messages = ["Hello", "Again", "Last"].map(Mail.init)
    defer { mailbox.messages = [] }
    let controller = BadgedInboxViewController()
    try await show(NavigationController(rootViewController: controller), width: 400, height: 400) { window in
      #expect(controller.navigationItem.title == "Inbox (3)" && controller.tabBarItem.badgeValue == "3")
      let badge = try window.require(UnreadBadge.self)
      #expect(badge.isMapped && badge.width == 20)
      mailbox.messages[0].isRead = true
      mailbox.messages[1].isFlagged = true
      try await settle()
      #expect(controller.navigationItem.title == "Inbox (2)" && mailbox.badge.count == 2)
      #expect(window.find(.text("Flagged")) != nil)
      mailbox.markAllRead()
      try await settle()
      #expect(controller.navigationItem.title == "Inbox" && !badge.isMapped)
      mailbox.messages = []
      try await settle()
      #expect(window.find(.text("No Mail")) != nil)
    }
  }

  @Test func miniPlayer() async throws {
    let model = PlayerModel()
    model.queue = [
      .init(title: "First", artist: "Nobody", duration: 100), .init(title: "Second", artist: "Somebody", duration: 50),
    ]
    let view = MiniPlayerView(model: model)
    let host = ViewController()
    host.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: host.view.trailingAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: host.view.bottomAnchor).isActive = true
    try await show(host) { window in
      #expect(window.find(.text("First")) != nil && view.frame.maxY == 300 && view.height < 90)
      let button = try window.require(Button.self)
      try await click(button)
      #expect(model.isPlaying)
      try await settle()
      #expect(button.accessibilityLabel == "Pause")
      model.next()
      model.elapsed = 25
      try await settle()
      #expect(window.find(.text("Second")) != nil)
      #expect(try window.require(ProgressView.self).progress == 0.5)
      model.toggle()
      let player = PlayerViewController(model: model)
      host.present(player, animated: false)
      try await wait(for: "the player") { player.view.isMapped }
      try await settle()
      #expect(window.find(.text("0:25")) != nil && window.find(.text("-0:25")) != nil)
    }
  }
}
