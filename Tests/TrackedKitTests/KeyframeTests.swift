import GtkTesting
import Testing

@testable import TrackedKit

@MainActor @Suite(.serialized) struct KeyframeTests {
  @Test("A property goes from step to step, and rests between them")
  func steps() {
    let way = KeyframeWay(from: 0.0, .linear)
    way.add(0.25...0.5, to: 10)
    way.add(0.75...1, to: 20)
    let places = [0, 0.25, 0.375, 0.5, 0.7, 0.875, 1].map(way.value)
    #expect(places == [0, 0, 5, 10, 10, 15, 20])
    let jumps = KeyframeWay(from: 0.0, .discrete)
    jumps.add(0.25...0.5, to: 10)
    #expect([0, 0.2, 0.3, 1].map(jumps.value) == [0, 0, 10, 10])
  }

  @Test("A cubic way goes through the ends of all steps without a corner, and rests where nothing moves")
  func cubic() {
    let way = KeyframeWay(from: 0.0, .cubic)
    for (number, end) in [10.0, 20, 10].enumerated() {
      way.add(Double(number) / 3...Double(number + 1) / 3, to: end)
    }
    for (time, value) in [(0, 0.0), (1 / 3.0, 10), (2 / 3.0, 20), (1, 10)] {
      #expect(abs(way.value(at: time) - value) < 1e-9)
    }
    func speed(at time: Double) -> Double { (way.value(at: time + 1e-5) - way.value(at: time - 1e-5)) / 2e-5 }
    for knot in [1 / 3.0, 2 / 3.0] { #expect(abs(speed(at: knot - 1e-4) - speed(at: knot + 1e-4)) < 0.5) }
    #expect(abs(speed(at: 2 / 3.0)) < 0.5, "it turns round at the top")
    let late = KeyframeWay(from: 5.0, .cubic)
    late.add(0.5...1, to: 10)
    #expect(late.value(at: 0.2) == 5 && late.value(at: 1) == 10)
  }

  @Test("A view passes the steps of its animation, and is where the last one leads as soon as that is said")
  func passes() async throws {
    let content = View()
    let block = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    content.addSubview(block)
    let window = try await TestWindow(content, width: 200, height: 200)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    var ended: [Bool] = []
    View.animateKeyframes(withDuration: 0.4, delay: 0) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { block.layer.cornerRadius = 20 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { block.layer.cornerRadius = 4 }
    } completion: {
      ended.append($0)
    }
    #expect(block.layer.cornerRadius == 4)
    var widest = 0.0
    try await wait(for: "the end") {
      widest = max(widest, block.layer.presentation.cornerRadius)
      return !ended.isEmpty
    }
    #expect(ended == [true] && block.layer.presentation.cornerRadius == 4 && widest > 4)
  }

  @Test("A transition shows the new look over the old one, and is over when its completion is called")
  func transition() async throws {
    let label = Label()
    label.text = "Old"
    let window = try await TestWindow(View(label), width: 200, height: 100)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    var ended = 0
    View.transition(with: label, duration: 0.1, options: .transitionCrossDissolve) {
      label.text = "New"
    } completion: { _ in
      ended += 1
    }
    #expect(label.text == "New" && label.layer.transition != nil)
    try await wait(for: "the end") { ended == 1 }
    #expect(label.layer.transition == nil)
    View.transition(with: label, duration: 0.1) { label.text = "Newest" }
    #expect(label.layer.transition == nil)
  }
}
