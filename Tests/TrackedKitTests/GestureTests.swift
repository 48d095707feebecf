import GtkTesting
import Testing

/// Gestures by real pointer events.
@MainActor
@Suite(.serialized, .enabled("needs an X server's events") { await Delivery.method == .events })
struct GestureTests {
  private var log = Log()

  private func show() async throws -> (TestWindow, View) {
    let view = View()
    return (try await TestWindow(view, width: 300, height: 300), view)
  }

  @Test func tapsAreCountedAndTellWhere() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    var places: [Point] = []
    let tap = TapGestureRecognizer(target: nil) { (tap: TapGestureRecognizer) in
      places.append(tap.location(in: view))
      #expect(tap.state == .ended && tap.view === view)
    }
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 1)
    try await click(view, at: Place(x: 40, y: 60))
    #expect(places == [Point(x: 40, y: 60)] && tap.state == .possible)
    tap.isEnabled = false
    try await click(view, at: Place(x: 41, y: 60))
    #expect(places.count == 1)
    tap.isEnabled = true
    view.removeGestureRecognizer(tap)
    try await click(view, at: Place(x: 42, y: 60))
    #expect(places.count == 1 && view.gestureRecognizers == nil && tap.view == nil)
  }

  @Test func aTapWaitsForASecondOne() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    let log = log
    let single = TapGestureRecognizer(target: nil) { log.note("single") }
    let double = TapGestureRecognizer(target: nil) { log.note("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    try await click(view, count: 2)
    try await wait(for: "the double tap") { log.count("double") == 1 }
    try await click(view, at: Place(x: 250, y: 250))
    #expect(log.count("single") == 0 || log.count("double") == 1)
    try await wait(for: "the single tap, when no second one came", deadline: 3) { log.count("single") == 1 }
    #expect(log.count("double") == 1)
  }

  @Test(
    "C-272 a tap stays within the desktop's drag threshold",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func dragsAreNoTaps() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    var taps = 0
    view.addGestureRecognizer(TapGestureRecognizer(target: nil) { taps += 1 })
    let threshold = Double(DisplaySettings.shared.dragThreshold)
    for distance in [60, threshold + 1] {
      try await drag(view, from: Place(x: 50, y: 50), at: Place(x: 50 + distance, y: 50))
      #expect(taps == 0)
    }
    try await drag(view, from: Place(x: 50, y: 50), at: Place(x: 50, y: 50 + threshold - 1))
    #expect(taps == 1)
    try await click(view)
    #expect(taps == 2)
  }

  @Test func draggingTellsHowFar() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    var states: [GestureRecognizer.State] = []
    var last = Point.zero
    let pan = PanGestureRecognizer(target: nil) { (pan: PanGestureRecognizer) in
      states.append(pan.state)
      last = pan.translation(in: view)
    }
    var taps = 0
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(TapGestureRecognizer(target: nil) { taps += 1 })
    try await drag(view, from: Place(x: 50, y: 50), at: Place(x: 150, y: 90))
    #expect(states.first == .began && states.contains(.changed) && states.last == .ended)
    #expect(last == Point(x: 100, y: 40) && taps == 0 && pan.state == .possible)
  }

  @Test func strokesCountInTheirDirectionAlone() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    let log = log
    for (name, direction) in [("left", SwipeGestureRecognizer.Direction.left), ("down", .down)] {
      let swipe = SwipeGestureRecognizer(target: nil) { log.note(name) }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    try await drag(view, from: Place(x: 200, y: 50), at: Place(x: 60, y: 60))
    #expect(log.entries == ["left"])
  }

  @Test func thePointerComesAndGoes() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    let box = View()
    box.setSizeRequest(width: 100, height: 100)
    (box.halign, box.valign) = (.start, .start)
    view.addSubview(box)
    try await settle()
    var states: [GestureRecognizer.State] = []
    box.addGestureRecognizer(
      HoverGestureRecognizer(target: nil) { (hover: HoverGestureRecognizer) in states.append(hover.state) })
    try await hover(view, at: Place(x: 250, y: 250))
    states = []
    try await hover(box, at: Place(x: 50, y: 50))
    #expect(states.first == .began)
    try await hover(view, at: Place(x: 250, y: 250))
    #expect(states.last == .ended)
  }

  @Test func aPressThatLasts() async throws {
    let (window, view) = try await show()
    defer { window.close() }
    var states: [GestureRecognizer.State] = []
    let press = LongPressGestureRecognizer(target: nil) { (press: LongPressGestureRecognizer) in
      states.append(press.state)
    }
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    try await drag(view, from: Place(x: 50, y: 50), at: Place(x: 52, y: 52))
    #expect(states.isEmpty || states.first == .began)
    press.minimumPressDuration = 60
    states = []
    try await click(view)
    #expect(states.isEmpty)
  }

  @Test("of taps inside and around a view that wait for others exactly one is recognised") func nestedTaps()
    async throws
  {
    let (window, view) = try await show()
    defer { window.close() }
    let inner = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    try await settle()
    let log = log
    func tap(_ name: String, _ count: Int, on view: View) -> TapGestureRecognizer {
      let tap = TapGestureRecognizer(target: nil) { log.note(name) }
      tap.numberOfTapsRequired = count
      view.addGestureRecognizer(tap)
      return tap
    }
    tap("inner single", 1, on: inner).require(toFail: tap("inner double", 2, on: inner))
    let double = tap("outer double", 2, on: view)
    tap("outer single", 1, on: view).require(toFail: double)
    for round in 1...2 {
      try await click(inner, count: 2)
      try await wait(for: "the double tap") { log.count("inner double") == round }
      try await click(inner)
      try await wait(for: "the single tap", deadline: 3) { log.count("inner single") == round }
    }
    #expect(log.count("outer single") == 0 && log.count("outer double") == 0)
  }
}
