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
      let (animator, otherAnimator) = (WindowParts.of(window.window).animator, WindowParts.of(other.window).animator)
      #expect(animator !== otherAnimator)
      var ends = 0
      View.animate(withDuration: 5) {
        right.layer.opacity = 0
      } completion: { _ in
        ends += 1
      }
      #expect(animator.movingCount == 0 && otherAnimator.movingCount == 1)
      try await waitForTheWay(right)
      // While the left window makes a frame, nobody moves the right one.
      let clock = try #require(window.window.frameClock)
      var (shown, frames, moves) = (0.0, 0, 0)
      let watches = [
        clock.onBeforePaint { shown = right.layer.presentation.opacity },
        clock.onAfterPaint {
          frames += 1
          if right.layer.presentation.opacity != shown { moves += 1 }
        },
      ]
      defer { watches.forEach { $0.disconnect() } }
      View.animate(withDuration: 0.05) { left.layer.opacity = 0 }
      try await wait(for: "the left one's end") { left.layer.presentation.opacity == 0 }
      #expect(frames > 0 && moves == 0 && ends == 0 && otherAnimator.movingCount == 1)
      #expect(animator.movingCount == 0)
      let before = right.layer.presentation.opacity
      try await wait(for: "the right one's way") { right.layer.presentation.opacity < before }
    }
  }

  @Test func aWindowThatIsHiddenHasItsAnimationsAtTheirEnd() async throws {
    let view = RecordingView()
    var ends: [Bool] = []
    try await withAnimations(view) { window in
      View.animate(withDuration: 600) {
        view.layer.opacity = 0
      } completion: {
        ends.append($0)
      }
      try await wait(for: "the way") { view.layer.presentation.opacity < 1 }
      window.window.isVisible = false
      #expect(ends == [true] && view.layer.presentation.opacity == 0)
      try await window.show()
      View.animate(withDuration: 0.05) { view.layer.opacity = 1 }
      try await wait(for: "the way after that") { view.layer.presentation.opacity == 1 }
      #expect(ends == [true])
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
      var finished: [ViewAnimatingPosition] = []
      let animator = ViewPropertyAnimator(duration: 5, curve: .easeInOut) { [model] in model.isOn = true }
      animator.flushUpdates = true
      animator.addCompletion { finished.append($0) }
      animator.startAnimation()
      #expect(animator.state == .active)
      try await waitForTheWay(view)
      animator.finishAnimation(at: .end)
      #expect(finished == [.end] && animator.state == .inactive)
      #expect(view.layer.presentation.opacity == 0)
    }
  }

  @Test func aPropertyAnimatorThatWasStoppedStaysWhereItIsAndStartsAgainWithOtherChanges() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [String] = []
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.opacity = 0 }
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
      #expect(ends == ["second end"] && view.layer.presentation.cornerRadius == 8)
      #expect(view.layer.opacity == stopped, "the changes of before are forgotten")
    }
  }

  @Test(arguments: [ViewAnimatingPosition.start, .current, .end])
  func aStoppedPropertyAnimatorIsFinishedAt(_ position: ViewAnimatingPosition) async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [ViewAnimatingPosition] = []
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.opacity = 0 }
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
      #expect(animator.state == .inactive && ends == [position])
      #expect(view.layer.opacity == value && view.layer.presentation.opacity == value)
    }
  }

  @Test(
    "an animator that ends at its start, or on its way, leaves the frame where the view is seen",
    arguments: [ViewAnimatingPosition.start, .current])
  func frameAtRest(_ position: ViewAnimatingPosition) async throws {
    let (page, view) = (View(), RecordingView())
    page.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    try await withAnimations(page) { window in
      for _ in 1...2 {
        let before = view.frame.x
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
          view.frame.origin.x = before == 100 ? 0 : 100
        }
        animator.startAnimation()
        try await wait(for: "a part of the way") { view.frame(in: page).map { abs($0.x - before) > 3 } ?? false }
        animator.stopAnimation(false)
        let seen = try #require(view.frame(in: page)).x
        animator.finishAnimation(at: position)
        try await settle()
        #expect(abs(view.frame.x - (position == .start ? before : seen)) < 1.5)
        #expect(try abs(#require(view.frame(in: page)).x - view.frame.x) < 1.5)
        view.frame.origin.x = 100
        try await settle()
        #expect(try #require(view.frame(in: page)).x == 100, "a frame that is set is taken")
      }
    }
  }

  @Test func aPausedAnimatorStaysWhereItIsIsScrubbedAndGoesOnFromThere() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [ViewAnimatingPosition] = []
      let animator = ViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { view.layer.opacity = 0 }
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
      #expect(view.layer.opacity == 0 && view.layer.presentation.opacity == 1, "the change is made, and not seen yet")
      animator.fractionComplete = 0.25
      #expect(view.layer.presentation.opacity == 0.75 && animator.fractionComplete == 0.25)
      try await settle()
      #expect(view.layer.presentation.opacity == 0.75)
      animator.startAnimation()
      #expect(animator.isRunning)
      try await wait(for: "the way") { view.layer.presentation.opacity < 0.7 }
      animator.pauseAnimation()
      let paused = view.layer.presentation.opacity
      animator.fractionComplete = animator.fractionComplete
      #expect(view.layer.presentation.opacity == paused, "setting what it is moves nothing")
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
      try await wait(for: "the end") { animator.state == .inactive }
      #expect(ends == [.end] && view.layer.presentation.opacity == 0)
    }
  }

  @Test func aReversedAnimatorGoesBackToWhereItBeganAndLeavesTheValueOfBefore() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var ends: [ViewAnimatingPosition] = []
      let animator = ViewPropertyAnimator(duration: 0.2, dampingRatio: 1) { view.layer.opacity = 0 }
      animator.addCompletion { ends.append($0) }
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.startAnimation()
      try await wait(for: "the start") { animator.state == .inactive }
      #expect(ends == [.start] && view.layer.opacity == 1 && view.layer.presentation.opacity == 1)
      #expect(!animator.isReversed, "an animator that has ended starts forward again")
    }
  }

  @Test func changesWithADelayFactorBeginLaterAndEndWithTheOthers() async throws {
    let (early, late) = (RecordingView(), RecordingView())
    let both = View()
    both.addSubview(early)
    both.addSubview(late)
    try await withAnimations(both) { _ in
      let animator = ViewPropertyAnimator(duration: 0.5, curve: .linear) { early.layer.opacity = 0 }
      animator.addAnimations({ late.layer.opacity = 0 }, delayFactor: 0.8)
      animator.startAnimation()
      try await wait(for: "the way") { early.layer.presentation.opacity < 0.9 }
      #expect(late.layer.presentation.opacity == 1)
      try await wait(for: "the end") { animator.state == .inactive }
      #expect(early.layer.presentation.opacity == 0 && late.layer.presentation.opacity == 0)
    }
  }

  @Test func anAutoreversedAnimationEndsWithTheNewValue() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var isFinished: Bool?
      View.animate(withDuration: 0.1, options: .autoreverse) {
        view.layer.opacity = 0
      } completion: {
        isFinished = $0
      }
      try await waitForTheWay(view)
      try await wait(for: "the end") { isFinished != nil }
      #expect(isFinished == true && view.layer.opacity == 0 && view.layer.presentation.opacity == 0)
    }
  }

  @Test func aSubviewStoppedOnItsWayStaysUntilTheNextLayout() async throws {
    let part = View()
    let view = WidthView(part)
    try await withAnimations(view) { _ in
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
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

  @Test func anAnimatorThatIsNotInterruptibleGoesItsWay() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      let animator = ViewPropertyAnimator(duration: 0.2, curve: .linear) { view.layer.opacity = 0 }
      animator.isInterruptible = false
      var ends: [ViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      try await waitForTheWay(view)
      animator.pauseAnimation()
      animator.fractionComplete = 0.1
      animator.isReversed = true
      animator.stopAnimation(true)
      #expect(animator.isRunning && !animator.isReversed && animator.state == .active)
      try await wait(for: "the end") { !ends.isEmpty }
      #expect(ends == [.end])
    }
  }
}
