import GtkTesting
import Testing

/// Animation blocks, flushed or not, in real windows with animations switched on.
@MainActor @Suite(.serialized) struct AnimationTests {
  private let model = Model()
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  /// A view whose background says whether the model is on.
  private func makeView() -> RecordingView {
    let (red, green) = (red, green)
    let view = RecordingView { [model] view in view.layer.backgroundColor = model.isOn ? green : red }
    return view
  }

  private func withAnimations(_ view: View, _ body: (TestWindow) async throws -> Void) async throws {
    let window = try await TestWindow(view)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    try await body(window)
  }

  /// Waits for a frame that shows neither end.
  private func waitForTheWay(_ view: View) async throws {
    try await wait(for: "a colour between both") {
      let shown = view.layer.presentation.backgroundColor
      return shown != red && shown != green
    }
  }

  @Test("C-156 with flushUpdates a hook's change of a background is animated from old to new")
  func flushed() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      View.animate(withDuration: 0.2, options: .flushUpdates) { model.isOn = true }
      #expect(view.runs() == 2, "the hook ran before the block was left")
      #expect(view.layer.backgroundColor == green)
      #expect(view.layer.presentation.backgroundColor == red)
      try await waitForTheWay(view)
      try await wait(for: "the end") { view.layer.presentation.backgroundColor == green }
    }
  }

  @Test("C-157 without the option the hook runs in the next pass, and nothing is animated")
  func unflushed() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      View.animate(withDuration: 0.2) { model.isOn = true }
      #expect(view.runs() == 1)
      var shown: [Color] = []
      let observation = UpdateRecorder.record([]) { _ in shown.append(view.layer.presentation.backgroundColor) }
      try await settle()
      observation.end()
      #expect(view.runs() == 2)
      #expect(shown.allSatisfy { $0 == green } && view.layer.presentation.backgroundColor == green)
    }
  }

  @Test("C-158 layoutIfNeeded in the block, the old way, animates as well")
  func oldStyle() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      View.animate(withDuration: 0.2) {
        model.isOn = true
        view.layoutIfNeeded()
      }
      #expect(view.layer.presentation.backgroundColor == red && view.layer.backgroundColor == green)
      try await waitForTheWay(view)
      try await wait(for: "the end") { view.layer.presentation.backgroundColor == green }
    }
  }

  @Test("C-159 what changed before the block is there at once, un-animated")
  func changedBefore() async throws {
    let view = makeView()
    view.on(.updateProperties) { [model] view in
      view.layer.backgroundColor = model.isOn ? green : red
      view.layer.cornerRadius = Double(model.a)
    }
    try await withAnimations(view) { _ in
      model.a = 12
      View.animate(withDuration: 0.2, options: .flushUpdates) { model.isOn = true }
      #expect(view.layer.presentation.cornerRadius == 12)
      #expect(view.layer.presentation.backgroundColor == red)
      try await settle()
      #expect(view.layer.presentation.backgroundColor == green)
    }
  }

  @Test("C-160 a nested block flushes the outer's changes with the outer's timing, and inherits the option")
  func nested() async throws {
    let view = makeView()
    view.on(.updateProperties) { [model] view in
      view.layer.cornerRadius = Double(model.a)
      view.layer.borderWidth = Double(model.b)
    }
    try await withAnimations(view) { _ in
      var order: [String] = []
      View.animate(withDuration: 0.4, options: .flushUpdates) {
        model.a = 10
        View.animate(withDuration: 0.05, options: [.overrideInheritedDuration, .curveLinear]) {
          #expect(view.layer.cornerRadius == 10, "the outer block's change was flushed before")
          model.b = 10
        } completion: { _ in
          order.append("inner")
        }
        #expect(view.layer.borderWidth == 10, "the inner block's change was flushed at its end")
      } completion: { _ in
        order.append("outer")
      }
      try await wait(for: "both ends") { order.count == 2 }
      #expect(order == ["inner", "outer"], "each has its own duration")
    }
  }

  @Test("C-160 a nested block lasts as long as the outer one unless it says otherwise")
  func nestedDuration() async throws {
    let view = View()
    try await withAnimations(view) { _ in
      var isOver = false
      View.animate(withDuration: 0.05) {
        View.animate(withDuration: 600) {
          view.layer.opacity = 0
        } completion: { _ in
          isOver = true
        }
      }
      try await wait(for: "the end") { isOver }
      #expect(view.layer.presentation.opacity == 0)
    }
  }

  @Test("C-161 a block in performWithoutAnimation is not animated either")
  func blockWithoutAnimation() async throws {
    let view = View()
    try await withAnimations(view) { _ in
      View.performWithoutAnimation {
        View.animate(withDuration: 600) { view.layer.opacity = 0 }
      }
      #expect(view.layer.presentation.opacity == 0)
    }
  }

  @Test("C-161 what changes in performWithoutAnimation is there at once; what changed before it is animated")
  func withoutAnimation() async throws {
    let view = makeView()
    view.on(.updateProperties) { [model] view in
      view.layer.cornerRadius = Double(model.a)
      view.layer.borderWidth = Double(model.b)
    }
    try await withAnimations(view) { _ in
      View.animate(withDuration: 0.2, options: .flushUpdates) {
        model.a = 10
        View.performWithoutAnimation {
          #expect(view.layer.cornerRadius == 10, "flushed before animations were switched off")
          model.b = 10
        }
        #expect(view.layer.borderWidth == 10, "flushed before animations were switched on again")
      }
      #expect(view.layer.presentation.borderWidth == 10)
      #expect(view.layer.presentation.cornerRadius == 0)
      try await settle()
      #expect(view.layer.presentation.cornerRadius == 10)
    }
  }

  /// Places its subview as wide as the model says.
  private final class Bar: View {
    let model: Model
    let part: View

    init(_ model: Model, _ part: View) {
      self.model = model
      self.part = part
      super.init()
      addSubview(part)
    }

    override func layoutSubviews() { place(part, in: Rect(x: 0, y: 0, width: Double(model.a), height: 20)) }
  }

  @Test("C-162 a change of layout moves subviews to their new places, without layoutIfNeeded")
  func layout() async throws {
    model.a = 20
    let part = RecordingView("part")
    let bar = Bar(model, part)
    try await withAnimations(bar) { _ in
      #expect(part.width == 20)
      View.animate(withDuration: 0.2, options: .flushUpdates) { model.a = 200 }
      #expect(part.width == 20)
      var widths: Set<Int> = []
      try await wait(for: "the end") {
        widths.insert(part.width)
        return part.width == 200
      }
      #expect(widths.contains { $0 > 20 && $0 < 200 })
      #expect(part.runs() == 1, "nothing but layout was at work")
    }
  }

  @Test("C-163 what the flush itself invalidates is settled, and animated, too")
  func chain() async throws {
    let follower = RecordingView("follower") { [model] view in view.layer.cornerRadius = Double(model.b) }
    let leader = RecordingView("leader") { [model] _ in model.b = model.a }
    // The follower stands first, so that the leader's write comes after its turn.
    let column = View()
    [follower, leader].forEach(column.addSubview)
    try await withAnimations(column) { _ in
      View.animate(withDuration: 0.2, options: .flushUpdates) { model.a = 8 }
      #expect(follower.layer.cornerRadius == 8 && follower.layer.presentation.cornerRadius == 0)
      try await settle()
      #expect(follower.layer.presentation.cornerRadius == 8)
    }
  }

  @Test("C-164 without a duration the default applies, and the completion is called once")
  func defaults() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      var completions: [Bool] = []
      var duration = 0.0
      View.animate(options: .flushUpdates) {
        duration = View.inheritedAnimationDuration
        model.isOn = true
      } completion: {
        completions.append($0)
      }
      #expect(duration == View.defaultAnimationDuration)
      #expect(completions == [])
      try await wait(for: "the completion") { !completions.isEmpty }
      try await settle()
      #expect(completions == [true] && view.layer.presentation.backgroundColor == green)
    }
  }

  @Test("C-165 with reduced motion everything is at its end at once, and the completion is called")
  func reducedMotion() async throws {
    let view = makeView()
    let window = try await TestWindow(view)
    defer { window.close() }
    var completions = 0
    View.animate(options: .flushUpdates) {
      model.isOn = true
    } completion: { _ in
      completions += 1
    }
    #expect(view.layer.presentation.backgroundColor == green)
    try await wait(for: "the completion") { completions == 1 }
    TestDisplay.animations = .on
    View.setAnimationsEnabled(false)
    defer {
      View.setAnimationsEnabled(true)
      TestDisplay.animations = .off
    }
    View.animate(options: .flushUpdates) {
      model.isOn = false
    } completion: { _ in
      completions += 1
    }
    #expect(view.layer.presentation.backgroundColor == red)
    try await wait(for: "the completion") { completions == 2 }
  }

  @Test("C-166 a new animation starts from what is on the screen, and the old one ends unfinished")
  func interrupted() async throws {
    let view = makeView()
    try await withAnimations(view) { _ in
      var first: Bool?
      View.animate(withDuration: 5, options: .flushUpdates) {
        model.isOn = true
      } completion: {
        first = $0
      }
      try await waitForTheWay(view)
      let shown = view.layer.presentation.backgroundColor
      View.animate(withDuration: 0.1, options: .flushUpdates) { model.isOn = false }
      #expect(view.layer.presentation.backgroundColor == shown)
      try await wait(for: "the end") { view.layer.presentation.backgroundColor == red }
      try await wait(for: "the first completion") { first != nil }
      #expect(first == false)
    }
  }

  @Test func springsOvershootAndEndExactly() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      var largest = 0.0
      View.animate(springDuration: 0.15, bounce: 0.7) { view.transform = AffineTransform(scaleX: 2, y: 2) }
      try await wait(for: "the end") {
        largest = max(largest, view.layer.presentation.transform.a)
        return view.layer.presentation.transform == AffineTransform(scaleX: 2, y: 2)
      }
      #expect(largest > 2)
    }
  }

  @Test func alphaOfAnyWidgetAnimates() async throws {
    let label = Label("Fading")
    try await withAnimations(View(label)) { _ in
      View.animate(withDuration: 0.1) { label.alpha = 0 }
      #expect(label.alpha == 0 && label.opacity == 1)
      try await wait(for: "the way") { label.opacity > 0 && label.opacity < 1 }
      try await wait(for: "the end") { label.opacity == 0 }
    }
  }

  @Test func aRepeatingAnimationEndsWhenItIsRemoved() async throws {
    let view = RecordingView()
    try await withAnimations(view) { _ in
      View.animate(withDuration: 0.05, options: [.repeat, .autoreverse]) { view.layer.opacity = 0 }
      try await wait(for: "a way back") { view.layer.presentation.opacity < 0.5 }
      try await wait(for: "a way back") { view.layer.presentation.opacity > 0.5 }
      view.layer.removeAllAnimations()
      try await settle()
      #expect(view.layer.presentation.opacity == 0)
    }
  }

  @Test func aViewThatGoesEndsItsAnimation() async throws {
    let parent = View()
    try await withAnimations(parent) { _ in
      var completions = 0
      do {
        let view = View()
        parent.addSubview(view)
        try await settle()
        View.animate(withDuration: 5) {
          view.layer.opacity = 0
        } completion: { _ in
          completions += 1
        }
        try await wait(for: "the way") { view.layer.presentation.opacity < 1 }
        view.removeFromSuperview()
      }
      try await wait(for: "the completion") { completions == 1 }
      try await settle()
    }
  }

  @Test func atRestNoFrameIsMade() async throws {
    let view = makeView()
    try await withAnimations(view) { window in
      View.animate(withDuration: 0.05, options: .flushUpdates) { model.isOn = true }
      try await settle()
      let frames = await countFrames(of: window.window) { _ = await wakeUps(during: 100) }
      #expect(frames == 0)
    }
  }
}
