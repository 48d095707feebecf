import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets that use what UIKit brings along of Foundation, and looks of bars and controls.
@MainActor @Suite(.serialized) struct FoundationSnippetTests {
  @Test func basketBadge() async throws {
    let controller = BasketBadgeViewController()
    try await show(controller) { _ in
      controller.basket.add("Milk")
      Basket().add("Somebody else's")
      #expect(controller.countLabel.text == "1" && controller.closureCalls == 2)
    }
  }

  @Test func kitchenTimer() async throws {
    let controller = KitchenTimerViewController()
    try await show(controller) { _ in
      controller.start(65)
      #expect(controller.remainingLabel.text == "01:04" || controller.remainingLabel.text == "01:05")
      controller.start(0.05)
      try await wait(for: "the end") { controller.timer == nil }
      #expect(controller.remainingLabel.text == "00:00")
    }
  }

  @Test func sidebarTabs() async throws {
    let controller = SidebarTabsController()
    try await show(controller) { window in
      #expect(window.find(Label.self, .text("All recipes"))?.isMapped == true)
      try await click(window.require(Label.self, .text("Saved")))
      try await wait(for: "the page") { window.find(Label.self, .text("Nothing saved"))?.isMapped == true }
      #expect(controller.visited == ["saved"] && controller.selectedTab?.identifier == "saved")
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func snappingCarousel() async throws {
    let controller = SnappingCarouselViewController()
    try await show(controller) { _ in
      try await scroll(controller.scrollView, steps: 2)
      try await wait(for: "a card") { controller.settledCard > 0 }
      #expect(controller.scrollView.contentOffset.y == Double(controller.settledCard) * 120)
    }
  }

  @Test func paddedFields() async throws {
    let controller = PaddedFieldsViewController()
    try await show(controller) { window in
      let (field, button) = (controller.field, controller.button)
      try await wait(for: "the padding") { field.bounds.width - Double(field.width) >= 47 }
      try await type(" Ann ", into: field)
      try await click(button)
      try await wait(for: "the submission") { controller.submissions == ["Ann"] }
      #expect(!button.hasFrame && button.bounds.height > 35)
      let shown = try picture(of: button)
      let hasWhite = (0..<shown.width).contains { x in
        (0..<shown.height).contains { shown.pixel(x: x, y: $0).red > 240 && shown.pixel(x: x, y: $0).green > 240 }
      }
      #expect(hasWhite, "letters are white unless the program says otherwise")
    }
  }

  @Test func segmentColors() async throws {
    let controller = SegmentColorsViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      let label = try window.require(Label.self, .text("Map"))
      let shown = try picture(of: label)
      let hasRed = (0..<shown.width).contains { x in
        (0..<shown.height).contains { shown.pixel(x: x, y: $0).red > 150 && shown.pixel(x: x, y: $0).green < 100 }
      }
      #expect(hasRed)
      try await click(window.require(Label.self, .text("Done")))
      try await wait(for: "the end") { controller.isFinished }
    }
  }

  @Test func journal() async throws {
    let controller = JournalViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      controller.write("  First day \n")
      try await settle()
      #expect(controller.store.entries.map(\.title) == ["First day"])
      #expect(window.find(.text("First day")) != nil)
      controller.write("   ")
      #expect(controller.lastError == "A title is needed.")
    }
  }

  @Test func birthday() async throws {
    let controller = BirthdayViewController()
    try await show(controller) { _ in
      #expect(controller.ageLabel.text == "30 years")
      #expect(controller.picker.maximumDate != nil)
    }
  }

  @Test func thumbnails() async throws {
    let controller = ThumbnailViewController()
    try await show(controller) { _ in
      controller.show("red", .red)
      controller.show("red", .red)
      #expect(controller.renderings == 1)
      controller.show("green", .green)
      controller.show("blue", .blue)
      controller.show("red", .red)
      #expect(controller.renderings == 4, "two are kept")
    }
  }

  @Test func slidingBadge() async throws {
    let view = SlidingBadgeView(frame: .zero)
    try await show(view) { _ in
      TestDisplay.animations = .on
      defer { TestDisplay.animations = .off }
      view.slide(by: 200)
      try await wait(for: "its beginning") { ((try? picture(of: view).pixel(x: 5, y: 10).red) ?? 0) > 180 }
      #expect(view.badge.position.x == 210 && view.badge.animationKeys() == ["slide"])
    }
  }
}
