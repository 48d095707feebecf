import GtkTesting
import Testing

@testable import TrackedKit

/// What moves animations along, and animations as objects.
@MainActor @Suite(.serialized) struct AnimatorTests {
  private let model = Model()

  private func withAnimations(_ view: View, _ body: (TestWindow) async throws -> Void) async throws {
    let window = try await TestWindow(view)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    try await body(window)
  }

  /// A view whose opacity says whether the model is on.
  private func makeView() -> RecordingView {
    RecordingView { [model] view in view.layer.opacity = model.isOn ? 0 : 1 }
  }

  private func waitForTheWay(_ view: View) async throws {
    try await wait(for: "the way") { (0.01..<0.99).contains(view.layer.presentation.opacity) }
  }

  @Test("C-225 an animation belongs to its window's animator, and a frame of another window leaves it alone")
  func perWindow() async throws {
    let (left, right) = (RecordingView("left"), RecordingView("right"))
    let other = try await TestWindow(right)
    defer { other.close() }
    try await withAnimations(left) { window in
      let (animator, otherAnimator) = (WindowHost.of(window.window).animator, WindowHost.of(other.window).animator)
      #expect(animator !== otherAnimator)
      var ends = 0
      View.animate(withDuration: 5) {
        right.layer.opacity = 0
      } completion: { _ in
        ends += 1
      }
      #expect(animator.movingCount == 0 && otherAnimator.movingCount == 1)
      try await waitForTheWay(right)
      // Its window gives no frame any more: nobody else ends it, moves it or looks at it.
      other.window.isVisible = false
      let shown = right.layer.presentation.opacity
      View.animate(withDuration: 0.05) { left.layer.opacity = 0 }
      try await wait(for: "the left one's end") { left.layer.presentation.opacity == 0 }
      #expect(right.layer.presentation.opacity == shown && ends == 0 && otherAnimator.movingCount == 1)
      #expect(animator.movingCount == 0)
      try await other.show()
      try await wait(for: "the right one's way") { right.layer.presentation.opacity < shown }
    }
  }

  @Test func anyNumberOfAnimationsListensOnceForTheEndOfTheWindow() async throws {
    let view = RecordingView()
    try await withAnimations(view) { window in
      View.animate(withDuration: 0.01) { view.layer.opacity = 0 }
      try await settle()
      let handlers = handlerCount(of: "unrealize", in: window.window)
      for value in 1...20 {
        View.animate(withDuration: 0.01) { view.layer.opacity = Double(value % 2) }
        try await settle()
      }
      #expect(handlerCount(of: "unrealize", in: window.window) == handlers)
    }
  }

  @Test func aWindowThatGoesEndsItsAnimations() async throws {
    let view = RecordingView()
    var ends: [Bool] = []
    try await withAnimations(view) { window in
      View.animate(withDuration: 5) {
        view.layer.opacity = 0
      } completion: {
        ends.append($0)
      }
      try await waitForTheWay(view)
      window.close()
      try await wait(for: "the completion") { !ends.isEmpty }
      #expect(ends == [true] && view.layer.presentation.opacity == 0)
    }
  }

  @Test func aViewThatMovesToAnotherWindowIsThereAtItsEnd() async throws {
    let view = RecordingView()
    let other = try await TestWindow(Label())
    defer { other.close() }
    try await withAnimations(View(view)) { _ in
      View.animate(withDuration: 600) { view.layer.opacity = 0 }
      try await wait(for: "the way") { view.layer.presentation.opacity < 1 }
      view.removeFromSuperview()
      other.window.child = view
      try await wait(for: "the end") { view.layer.presentation.opacity == 0 }
      View.animate(withDuration: 0.05) { view.layer.opacity = 1 }
      try await wait(for: "a way in the new window") { view.layer.presentation.opacity == 1 }
    }
  }

  @Test func aPropertyAnimatorFlushesAndFinishesEarly() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      var finished: [Bool] = []
      let animator = PropertyAnimator(duration: 5) { [model] in model.isOn = true }
      animator.flushUpdates = true
      animator.addCompletion { finished.append($0) }
      animator.startAnimation()
      #expect(animator.state == .active)
      try await waitForTheWay(view)
      animator.finishAnimation()
      #expect(finished == [true] && animator.state == .inactive)
      #expect(view.layer.presentation.opacity == 0)
    }
  }

  @Test func aPropertyAnimatorThatWasStoppedStaysWhereItIsAndStartsAgainWithOtherChanges() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [String] = []
      let animator = PropertyAnimator(duration: 1) { view.layer.opacity = 0 }
      animator.addCompletion { _ in ends.append("first") }
      animator.startAnimation()
      try await waitForTheWay(view)
      animator.stopAnimation(true)
      let stopped = view.layer.presentation.opacity
      #expect(animator.state == .inactive && ends == [])
      #expect(view.layer.opacity == stopped, "where it is is its value")
      try await settle()
      #expect(view.layer.presentation.opacity == stopped)
      animator.addAnimations { view.layer.cornerRadius = 8 }
      animator.addCompletion { ends.append("second \($0)") }
      animator.startAnimation()
      #expect(animator.state == .active && view.layer.presentation.cornerRadius == 0)
      try await wait(for: "the end") { animator.state == .inactive }
      #expect(ends == ["second true"] && view.layer.presentation.cornerRadius == 8)
      #expect(view.layer.opacity == stopped, "the changes of before are forgotten")
    }
  }

  @Test(arguments: [AnimatingPosition.start, .current, .end])
  func aStoppedPropertyAnimatorIsFinishedAt(_ position: AnimatingPosition) async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [Bool] = []
      let animator = PropertyAnimator(duration: 1) { view.layer.opacity = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      try await waitForTheWay(view)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      let stopped = view.layer.presentation.opacity
      animator.startAnimation()
      try await settle()
      #expect(animator.state == .stopped && view.layer.presentation.opacity == stopped && ends == [])
      animator.finishAnimation(at: position)
      let value =
        switch position {
        case .start: 1.0
        case .current: stopped
        case .end: 0.0
        }
      #expect(animator.state == .inactive && ends == [position == .end])
      #expect(view.layer.opacity == value && view.layer.presentation.opacity == value)
    }
  }

  @Test func aSubviewStoppedOnItsWayStaysUntilTheNextLayout() async throws {
    let part = View()
    let view = WidthView(part)
    try await withAnimations(view) { _ in
      let animator = PropertyAnimator(duration: 1) {
        view.partWidth = 200
        view.layoutIfNeeded()
      }
      animator.startAnimation()
      try await wait(for: "the way") { part.width > 40 && part.width < 180 }
      animator.stopAnimation(true)
      let stopped = part.width
      try await settle()
      #expect(part.width == stopped)
      view.setNeedsLayout()
      try await settle()
      #expect(part.width == 200)
    }
  }

  private final class WidthView: View {
    private let part: View
    var partWidth = 20.0 {
      didSet { setNeedsLayout() }
    }

    init(_ part: View) {
      self.part = part
      super.init()
      addSubview(part)
    }

    override func layoutSubviews() { place(part, in: Rect(x: 0, y: 0, width: partWidth, height: 20)) }
  }
}
