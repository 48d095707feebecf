import GtkTesting
import Testing

@testable import TrackedKit

/// Gesture recognizers of a program's own, as UIKit's programs write them, driven by the pointer.
@MainActor
@Suite(.serialized, .enabled("gestures need real events") { await Delivery.method == .events })
struct CustomGestureTests {
  /// Goes by touches alone.
  private final class Press: GestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      super.touchesBegan(touches, with: event)
      log.append("began at \(Int(location(in: view).x))")
      state = .began
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) { state = .changed }
    override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) { state = .ended }
    override func reset() {
      super.reset()
      log.append("reset")
    }
  }

  @Test("a recognizer goes by touches, tells its targets, and begins anew with the next one")
  func press() async throws {
    let (view, press) = (TrackedKit.View(), Press())
    var states: [GestureRecognizer.State] = []
    press.addTarget(nil) { states.append(press.state) }
    view.addGestureRecognizer(press)
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    try await click(view, at: Place(x: 40, y: 40))
    #expect(states == [.began, .ended] && press.log == ["began at 40", "reset"] && press.state == .possible)
    states = []
    try await drag(view, from: Place(x: 100, y: 40), at: Place(x: 160, y: 60))
    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    #expect(press.log.suffix(2) == ["began at 100", "reset"])
  }

  /// Tells of a press at once.
  private final class TouchDown: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      if state == .possible { state = .recognized }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) { state = .failed }
    override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) { state = .failed }
  }

  @Test("one that is recognised at the first touch tells of it once")
  func touchDown() async throws {
    let view = TrackedKit.View()
    var count = 0
    view.addGestureRecognizer(TouchDown(target: nil) { (_: TouchDown) in count += 1 })
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    try await drag(view, from: Place(x: 100, y: 40), at: Place(x: 160, y: 60))
    #expect(count == 1)
    try await click(view)
    #expect(count == 2)
  }

  /// Drags along one direction alone.
  private final class DirectionalPan: PanGestureRecognizer {
    override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      super.touchesMoved(touches, with: event)
      guard state == .began else { return }
      let velocity = velocity(in: view)
      if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
    }
  }

  @Test("dragging in one direction alone: in the other it is cancelled, and the next one is another")
  func directionalPan() async throws {
    let view = TrackedKit.View()
    var states: [GestureRecognizer.State] = []
    let pan = DirectionalPan(target: nil) { (pan: DirectionalPan) in states.append(pan.state) }
    view.addGestureRecognizer(pan)
    let window = try await TestWindow(view, width: 300, height: 300)
    defer { window.close() }
    try await drag(view, from: Place(x: 100, y: 40), at: Place(x: 105, y: 200))
    #expect(states == [.began, .cancelled] && !pan.isUndecided)
    states = []
    try await drag(view, from: Place(x: 40, y: 100), at: Place(x: 220, y: 105))
    #expect(states.first == .began && states.last == .ended && pan.translation(in: view).x > 150)
  }

  /// Three presses near each other.
  private final class Sequence: GestureRecognizer {
    private var count = 0
    override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      count += 1
      if count == 3 {
        count = 0
        state = .ended
      }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      count = 0
      state = .failed
    }
  }

  private final class NoTap: TapGestureRecognizer {
    var touches = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) {
      self.touches += 1
      super.touchesBegan(touches, with: event)
      state = .failed
    }
  }

  @Test("one that takes several touches, and a tap that a subclass lets fail")
  func several() async throws {
    let view = TrackedKit.View()
    var count = 0
    view.addGestureRecognizer(Sequence(target: nil) { (_: Sequence) in count += 1 })
    let tap = NoTap(target: nil) { (_: NoTap) in count += 100 }
    view.addGestureRecognizer(tap)
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    for place in [20, 80, 140] { try await click(view, at: Place(x: Double(place), y: 40)) }
    #expect(count == 1 && tap.touches == 3)
    try await drag(view, from: Place(x: 100, y: 40), at: Place(x: 160, y: 60))
    for place in [20, 80] { try await click(view, at: Place(x: Double(place), y: 40)) }
    #expect(count == 1)
  }

  private final class Judge: GestureRecognizerDelegate {
    var together = false
    var begins = true
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { together }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
  }

  private final class Tolerant: PanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  }

  private final class Patient: PanGestureRecognizer {
    var waits = true
    override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
      waits && otherGestureRecognizer is SwipeGestureRecognizer
    }
  }

  @Test(
    "of two gestures at a touch the inner one goes on, both where the delegate or a class says so, and the other where one may not begin"
  )
  func together() async throws {
    let (outer, inner) = (TrackedKit.View(), TrackedKit.View(frame: Rect(x: 20, y: 20, width: 200, height: 200)))
    outer.addSubview(inner)
    var log: [String] = []
    func note(_ name: String, _ pan: PanGestureRecognizer) {
      if pan.state == .began || pan.state == .ended || pan.state == .cancelled { log.append("\(name) \(pan.state)") }
    }
    let judge = Judge()
    let around = PanGestureRecognizer(target: nil) { (pan: PanGestureRecognizer) in note("outer", pan) }
    let within = PanGestureRecognizer(target: nil) { (pan: PanGestureRecognizer) in note("inner", pan) }
    within.delegate = judge
    outer.addGestureRecognizer(around)
    inner.addGestureRecognizer(within)
    let window = try await TestWindow(outer, width: 300, height: 300)
    defer { window.close() }
    func dragged() async throws -> [String] {
      log = []
      try await drag(inner, from: Place(x: 40, y: 40), at: Place(x: 120, y: 60))
      return log.sorted()
    }
    #expect(try await dragged() == ["inner began", "inner ended"])
    judge.together = true
    #expect(try await dragged() == ["inner began", "inner ended", "outer began", "outer ended"])
    judge.together = false
    judge.begins = false
    #expect(try await dragged() == ["outer began", "outer ended"], "it takes no touch that it does not want")
    let tolerant = Tolerant(target: nil) { (pan: Tolerant) in note("inner", pan) }
    inner.removeGestureRecognizer(within)
    inner.addGestureRecognizer(tolerant)
    #expect(try await dragged().contains("outer began"))
    inner.removeGestureRecognizer(tolerant)
    // One that waits is recognised once, when the other one turned out to be none.
    let patient = Patient(target: nil) { (pan: Patient) in note("inner", pan) }
    let swipe = SwipeGestureRecognizer(target: nil) { log.append("swipe") }
    swipe.direction = .up
    outer.removeGestureRecognizer(around)
    inner.addGestureRecognizer(patient)
    inner.addGestureRecognizer(swipe)
    #expect(try await dragged() == ["inner began", "inner ended"])
    swipe.direction = .right
    let strokes = try await dragged()
    #expect(strokes == ["swipe"])
    patient.waits = false
    #expect(try await dragged() == ["inner began", "inner ended"])
  }

  @Test(
    "of two taps, on a view and on what it stands in, the inner one counts, unless the delegate lets both; more taps in a row are another matter"
  )
  func nestedTaps() async throws {
    let (outer, inner) = (TrackedKit.View(), TrackedKit.View(frame: Rect(x: 20, y: 20, width: 100, height: 100)))
    outer.addSubview(inner)
    var log: [String] = []
    let judge = Judge()
    let within = TapGestureRecognizer(target: nil) { log.append("inner") }
    within.delegate = judge
    let twice = TapGestureRecognizer(target: nil) { log.append("twice") }
    twice.numberOfTapsRequired = 2
    outer.addGestureRecognizer(TapGestureRecognizer(target: nil) { log.append("outer") })
    inner.addGestureRecognizer(within)
    let window = try await TestWindow(outer, width: 300, height: 300)
    defer { window.close() }
    try await click(inner)
    #expect(log == ["inner"])
    log = []
    try await click(outer, at: Place(x: 250, y: 250))
    #expect(log == ["outer"])
    judge.together = true
    log = []
    try await click(inner, at: Place(x: 20, y: 20))
    #expect(log == ["inner", "outer"])
    judge.together = false
    inner.addGestureRecognizer(twice)
    log = []
    try await click(inner, at: Place(x: 80, y: 80), count: 2)
    #expect(log.first == "inner" && log.contains("twice") && !log.contains("outer"), "\(log)")
  }
}
