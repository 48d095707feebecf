import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about places, sizes, colours, fonts and pictures.
@MainActor @Suite(.serialized) struct LookSnippetTests {
  @Test func frames() async throws {
    let controller = FramesViewController()
    try await show(controller, width: 500, height: 400) { window in
      #expect(controller.fixed.frame == Rect(x: 10, y: 20, width: 100, height: 50))
      #expect(controller.stretching.frame.width == 500)
      #expect(controller.cornered.frame.maxX == 500)
      #expect(controller.cornered.frame.maxY == 400)
      controller.grow()
      try await settle()
      #expect(controller.fixed.frame == Rect(x: 5, y: 15, width: 120, height: 60))
    }
  }

  @Test func intrinsicSize() async throws {
    let controller = DotsViewController()
    try await show(controller) { _ in
      #expect(controller.dots.frame.size == Size(width: 42, height: 14))
      #expect(controller.dots.frame.minX == 16)
      controller.dots.count = 5
      try await settle()
      #expect(controller.dots.frame.width == 70)
      #expect(controller.dots.sizeThatFits(Size(width: 50, height: 50)) == Size(width: 50, height: 14))
    }
  }

  @Test func margins() async throws {
    let view = MarginsView()
    try await show(view, width: 200, height: 100) { _ in
      #expect(view.content.frame == Rect(x: 24, y: 8, width: 164, height: 84))
    }
  }

  @Test func siblingOrder() async throws {
    let pile = PileView()
    try await show(pile) { _ in
      pile.raise(1)
      #expect(pile.order == [2, 3, 1])
      pile.add(7, below: 3)
      #expect(pile.order == [2, 7, 3, 1])
      pile.swapFirstTwo()
      #expect(pile.order == [7, 2, 3, 1])
    }
  }

  @Test func layoutGuides() async throws {
    let controller = GuidedViewController()
    try await show(controller, width: 500) { _ in
      #expect(controller.left.frame.width == 200)
      #expect(controller.right.frame.minX == 300)
      #expect(controller.right.frame.width == 200)
    }
  }

  @Test func layers() async throws {
    let card = CardView()
    try await show(card, width: 100, height: 100) { _ in
      #expect(card.layer.cornerRadius == 14)
      let picture = try picture(of: card)
      #expect(picture.pixel(x: 0, y: 0).alpha < 255, "the corner is round")
      #expect(picture.pixel(x: 50, y: 1) != picture.pixel(x: 50, y: 50), "there is a border")
    }
  }

  @Test func dynamicColors() async throws {
    let paper = PaperView()
    let controller = ViewController()
    controller.view = paper
    try await show(controller, width: 200, height: 100) { _ in
      controller.traitOverrides.userInterfaceStyle = .light
      try await settle()
      let light = try picture(of: paper)
      #expect(!paper.isDark)
      controller.traitOverrides.userInterfaceStyle = .dark
      try await settle()
      #expect(paper.isDark)
      let dark = try picture(of: paper)
      #expect(dark.pixel(x: 190, y: 90).red < 60)
      #expect(light.pixel(x: 190, y: 90).red > 200)
      #expect(dark.pixels().contains { $0.red > 200 }, "the ink is white")
    }
  }

  @Test func semanticColors() async throws {
    let controller = PaletteViewController()
    try await show(controller) { _ in
      #expect(controller.view.subviews.count == controller.swatches.count)
      let picture = try picture(of: controller.view)
      let shown = Set(
        controller.swatches.indices.map { index in
          picture.pixel(x: (index % 8) * 20 + 9, y: (index / 8) * 20 + 9).description
        })
      #expect(shown.count >= 24)
    }
  }

  @Test func fonts() async throws {
    let controller = TypeSpecimenViewController()
    try await show(controller) { _ in
      let heights = [controller.light, controller.title1, controller.body, controller.code].map(\.frame.height)
      #expect(heights == heights.sorted(by: >))
      #expect(controller.light.font.pointSize == 40)
    }
  }

  @Test func images() async throws {
    let controller = StarsViewController()
    try await show(controller) { _ in
      #expect(controller.missing == nil)
      #expect(!controller.tinted.isHidden)
      try await wait(for: "the star to be drawn") {
        (try? picture(of: controller.tinted).pixels().contains { $0.alpha > 60 && $0.red > 150 && $0.blue < 100 })
          == true
      }
      let yellow = try picture(of: controller.filled).pixels().filter {
        $0.alpha > 200 && $0.red > 180 && $0.blue < 120
      }
      #expect(!yellow.isEmpty)
    }
  }

  @Test func stacks() async throws {
    let controller = StacksViewController()
    try await show(controller) { _ in
      #expect(controller.inner.frame.minY == controller.first.frame.maxY + 20)
      #expect(controller.first.frame.minX == 10)
      #expect(controller.second.frame.width == 100)
      #expect(controller.inner.arrangedSubviews.count == 2)
      controller.second.isHidden = true
      try await settle()
      #expect(controller.third.frame.width == 200, "what is hidden takes no room")
      controller.second.isHidden = false
      controller.drop()
      try await settle()
      #expect(controller.second.frame.width == 200)
    }
  }

  @Test func sizeClasses() async throws {
    let controller = AdaptiveStackViewController()
    try await show(controller, width: 900, height: 400) { window in
      #expect(controller.stack.axis == .horizontal)
      controller.traitOverrides.horizontalSizeClass = .compact
      try await settle()
      #expect(controller.stack.axis == .vertical)
      #expect(controller.changes == [.regular])
    }
  }

  @Test func validationAnimation() async throws {
    let controller = FormViewController()
    try await show(controller) { _ in
      controller.validate(false)
      try await wait(for: "the animation's end") { controller.finished == true }
      #expect(controller.message.alpha == 1)
    }
  }

  @Test func scrubbing() async throws {
    let controller = ScrubViewController()
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await show(controller) { _ in
      controller.scrub(to: 0.5)
      #expect(controller.animator.state == .active)
      controller.finish(reversed: true)
      try await wait(for: "the animation's end") { controller.end != nil }
      #expect(controller.end == .start)
      #expect(controller.box.alpha == 1)
    }
  }

  @Test func scrolling() async throws {
    let controller = LongPageViewController()
    try await show(controller, width: 300, height: 200) { _ in
      #expect(controller.scrollView.contentSize == Size(width: 200, height: 2000))
      controller.jump()
      try await settle()
      #expect(controller.scrollView.contentOffset.y == 500)
      #expect(controller.offsets.last == 500)
    }
  }

  @Test func springAnimation() async throws {
    let controller = BounceViewController()
    try await show(controller) { _ in
      controller.drop()
      try await wait(for: "the ball to land") { controller.landings == 1 }
      #expect(controller.ball.transform == AffineTransform(translationX: 0, y: 120))
      controller.reset()
      #expect(controller.ball.transform == .identity)
    }
  }

  @Test func traitAction() async throws {
    let controller = StyleHostViewController()
    try await show(controller) { _ in
      controller.setDark(true)
      try await settle()
      controller.setDark(false)
      try await settle()
      #expect(controller.watcher.styles == [.dark, .light])
    }
  }

  @Test func wallClock() async throws {
    let clock = WallClockView()
    try await show(clock, width: 200, height: 200) { _ in
      @MainActor func color(_ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(clock.renderTexture()).pixel(x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
      }
      clock.minutes = 15
      try await settle()
      #expect(try color(140, 100) == [255, 0, 0] && color(100, 60) == [255, 255, 255])
      #expect(try color(100, 196) == [0, 0, 255] && color(100, 190) == [0, 0, 0])
      clock.minutes = 0
      try await settle()
      #expect(try color(140, 100) == [255, 255, 255] && color(100, 60) == [255, 0, 0])
    }
  }
}
