import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about hooks that follow a model.
@MainActor @Suite(.serialized) struct ModelSnippetTests {
  @Test func profile() async throws {
    let controller = ProfileViewController()
    try await show(controller) { _ in
      #expect(controller.runs == 1)
      #expect(controller.badgeLabel.isHidden)
      controller.account.email = "other@example.org"
      try await settle()
      #expect(controller.runs == 1, "nothing reads the address")
      controller.account.unreadCount = 3
      try await settle()
      #expect(!controller.badgeLabel.isHidden)
      #expect(controller.badgeLabel.text == "3")
      #expect(controller.onlineDot.frame.size == Size(width: 12, height: 12))
    }
  }

  @Test func settingsSwitch() async throws {
    let settings = NotificationSettings()
    let controller = NotificationSettingsViewController(settings: settings)
    try await show(controller) { _ in
      #expect(controller.toggle.isOn)
      try await click(controller.toggle)
      #expect(!settings.isEnabled)
      #expect(controller.statusLabel.text == "Off")
      settings.isEnabled = true
      try await settle()
      #expect(controller.toggle.isOn)
      #expect(controller.statusLabel.text == "On (3 unread)")
    }
  }

  @Test func themeTrait() async throws {
    let controller = ThemedRootViewController()
    try await show(controller) { _ in
      let label = controller.titleView.label
      #expect(label.textColor == .systemPurple)
      controller.theme.accent = .systemGreen
      controller.theme.titleSize = 30
      try await settle()
      #expect(label.textColor == .systemGreen)
      #expect(label.font.pointSize == 30)
    }
  }

  @Test func layoutHook() async throws {
    let controller = ColumnsViewController()
    try await show(controller) { _ in
      #expect(controller.tiles[1].frame.minX == 202)
      let layouts = controller.layouts
      controller.model.columns = 4
      try await settle()
      #expect(controller.layouts == layouts + 1)
      #expect(controller.tiles[1].frame == Rect(x: 102, y: 2, width: 96, height: 46))
    }
  }

  @Test func badgeLayout() async throws {
    let view = UIKitSnippets.BadgeView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let model = BadgeModel()
    view.model = model
    let controller = ViewController()
    controller.view.addSubview(view)
    try await show(controller) { _ in
      #expect(view.badge.frame == Rect(x: 178, y: 4, width: 20, height: 16))
      model.count = 4
      model.inset = 10
      try await settle()
      #expect(view.badge.frame.width == 32)
      #expect(view.content.frame == Rect(x: 10, y: 10, width: 180, height: 80))
    }
  }

  @Test func progressRing() async throws {
    let model = ProgressModel()
    let ring = ProgressRingView(model: model)
    try await show(ring, width: 100, height: 100) { _ in
      #expect(ring.draws == 1)
      let before = try picture(of: ring).pixels()
      model.fraction = 1
      try await settle()
      #expect(ring.draws == 2)
      #expect(try picture(of: ring).pixels() != before)
    }
  }

  @Test func viewConstraints() async throws {
    let controller = SidebarViewController()
    try await show(controller, width: 400) { _ in
      #expect(controller.sidebar.frame.width == 120)
      controller.model.width = 300
      try await settle()
      #expect(controller.sidebar.frame.width == 200, "half of the view at most")
      controller.model.isCompact = true
      try await settle()
      #expect(controller.sidebar.frame.width == 44)
    }
  }

  @Test func updateConstraints() async throws {
    let model = SpacingModel()
    let view = TwoLineView(model: model)
    try await show(view) { _ in
      #expect(view.second.frame.minY - view.first.frame.maxY == 8)
      model.spacing = 30
      try await settle()
      #expect(view.second.frame.minY - view.first.frame.maxY == 30)
    }
  }

  @Test func asyncLoading() async throws {
    let controller = WeatherViewController()
    try await show(controller) { _ in
      try await wait(for: "the report") { controller.label.text == "Sunny, 21 °C" }
      try await settle()
      #expect(!controller.spinner.isAnimating)
    }
  }

  @Test func forcedUpdates() async throws {
    let view = ThermometerView()
    try await show(view) { _ in
      #expect(view.label.text == "20 °C")
      #expect(view.reading(after: 25) == "25 °C")
      view.unit = "K"
      try await settle()
      #expect(view.label.text == "25 K")
    }
  }

  @Test func invalidatingProperties() async throws {
    let dial = DialView()
    try await show(dial) { _ in
      let (draws, layouts) = (dial.draws, dial.layouts)
      dial.needle = 10
      try await settle()
      #expect(dial.draws == draws + 1)
      #expect(dial.layouts == layouts)
      dial.inset = 6
      try await settle()
      #expect(dial.layouts == layouts + 1)
    }
  }

  @Test func ownNames() async throws {
    let controller = PersonViewController()
    try await show(controller) { _ in
      let view = try #require(controller.view as? PersonView)
      #expect(view.width == 3)
      #expect(view.bounds.width == 400)
      #expect(view.superview == nil || view.parent == nil)
    }
  }

  @Test func emptyState() async throws {
    let controller = InboxViewController()
    try await show(controller) { window in
      _ = try window.require(.text("No Messages"))
      try await click(try window.require(.text("Refresh")))
      #expect(controller.inbox.messages == ["Welcome"])
      #expect(window.find(.text("No Messages")) == nil)
      #expect(controller.list.text == "Welcome")
      controller.inbox.isLoading = true
      try await settle()
      #expect(controller.contentUnavailableConfiguration != nil)
    }
  }

  @Test func counter() async throws {
    let controller = CounterViewController()
    try await show(controller) { _ in
      #expect(controller.label.text == "Taps: 0")
      try await click(controller.button)
      try await click(controller.button)
      #expect(controller.label.text == "Taps: 2")
      #expect(controller.button.frame.minY == controller.label.frame.maxY + 20)
      #expect(abs(controller.label.center.x - controller.view.bounds.midX) <= 1)
    }
  }

  @Test func modelSharing() async throws {
    let score = SharedScore()
    let (first, second) = (ScoreViewController(score: score), ScoreViewController(score: score))
    try await show(first) { _ in
      try await show(second) { _ in
        score.points = 5
        try await settle()
        #expect(first.label.text == "5")
        #expect(second.label.text == "5")
        score.points = -1
        try await settle()
        #expect(first.view.isHidden)
        score.points = 0
        try await settle()
        #expect(!first.view.isHidden)
      }
    }
  }

  @Test func labelSubclass() async throws {
    let clock = Clock()
    let label = ClockLabel(clock: clock)
    let controller = ViewController()
    controller.view.addSubview(label)
    try await show(controller) { _ in
      #expect(label.text == "1:01")
      clock.minutes = 125
      try await settle()
      #expect(label.text == "2:05")
      #expect(label.textColor == .systemRed)
    }
  }
}
