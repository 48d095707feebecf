public import Gtk

/// Recognises what begins with a press and goes on while the button is held.
@MainActor open class ContinuousGestureRecognizer: GestureRecognizer {
  /// Where the pointer is in the window: the view may follow it.
  final var locationInWindow: Point {
    guard let widget, let window = widget.window else { return location }
    return widget.place(location, in: window) ?? location
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) { pressed() }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    moved(by: touchFeed?.distance ?? .zero)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) { released() }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TrackedKit.Event) {
    cancel()
    gaveUp()
  }

  override func forgetTouch() { gaveUp() }

  func pressed() {}
  func moved(by distance: Point) {}
  func released() {}
  func gaveUp() {}

  /// Microseconds that only grow.
  final var now: Int64 { Int64((ContinuousClock.now - Self.epoch) / .microseconds(1)) }
  private static let epoch = ContinuousClock.now
}

/// Recognises dragging.
@MainActor open class PanGestureRecognizer: ContinuousGestureRecognizer {
  /// From which distance on it is dragging, in logical pixels.
  private static let threshold = 8.0
  private var origin = Point.zero
  private var isTracking = false
  private var samples: [(time: Int64, place: Point)] = []
  /// How many fingers it takes. The pointer is one, and of several on a screen one is followed: with more than one nothing is recognised.
  open var minimumNumberOfTouches = 1
  /// How many fingers may take part. One is followed in any case.
  open var maximumNumberOfTouches = Int.max

  override var isUndecided: Bool { isTracking && state == .possible }

  override func pressed() {
    guard minimumNumberOfTouches <= 1 else { return fail() }
    isTracking = true
    origin = locationInWindow
    samples = [(now, origin)]
  }

  override func moved(by distance: Point) {
    guard isTracking else { return }
    samples.append((now, locationInWindow))
    // The last tenth of a second tells the speed.
    while samples.count > 2, samples[1].time < now - 100_000 { samples.removeFirst() }
    if state == .possible {
      guard max(abs(distance.x), abs(distance.y)) >= Self.threshold else { return }
      enter(.began)
    } else if state == .began || state == .changed {
      enter(.changed)
    }
  }

  override func released() {
    guard isTracking else { return }
    isTracking = false
    samples.append((now, locationInWindow))
    if state == .began || state == .changed { enter(.ended) } else { fail() }
  }

  override func gaveUp() { isTracking = false }

  /// How far it was dragged since the beginning, or since `setTranslation(_:in:)`, in logical pixels.
  open func translation(in view: View?) -> Point {
    let place = samples.last?.place ?? origin
    return Point(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// How far it was dragged, as a widget of the same window counts, be it the window.
  public final func translation(in other: Gtk.Widget?) -> Point { translation(in: other as? View) }

  /// Counts from here on, beginning with `translation`.
  open func setTranslation(_ translation: Point, in view: View?) {
    let place = samples.last?.place ?? origin
    origin = Point(x: place.x - translation.x, y: place.y - translation.y)
  }

  /// Counts from here on, beginning with `translation`.
  public final func setTranslation(_ translation: Point, in other: Gtk.Widget?) {
    setTranslation(translation, in: other as? View)
  }

  /// How fast it is dragged, as a widget of the same window counts, be it the window.
  public final func velocity(in other: Gtk.Widget?) -> Point { velocity(in: other as? View) }

  /// How fast it is dragged, in logical pixels a second.
  open func velocity(in view: View?) -> Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = Double(last.time - first.time) / 1_000_000
    return Point(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}

/// Recognises a press that lasts, and then where it moves.
@MainActor open class LongPressGestureRecognizer: ContinuousGestureRecognizer {
  /// How long it has to last, in seconds.
  open var minimumPressDuration = 0.5
  /// How far the pointer may move until then, in logical pixels.
  open var allowableMovement = 10.0
  private var timer: MainLoopSource?

  override var isUndecided: Bool { timer != nil }

  override func pressed() {
    timer?.cancel()
    timer = MainLoop.after(seconds: minimumPressDuration) { [weak self] in
      guard let self, timer != nil else { return }
      timer = nil
      enter(.began)
    }
  }

  override func moved(by distance: Point) {
    if state == .began || state == .changed {
      enter(.changed)
    } else if timer != nil, max(abs(distance.x), abs(distance.y)) > allowableMovement {
      giveUp()
    }
  }

  override func released() {
    if state == .began || state == .changed { enter(.ended) } else { giveUp() }
  }

  override func gaveUp() {
    timer?.cancel()
    timer = nil
  }

  private func giveUp() {
    gaveUp()
    fail()
  }
}

/// Recognises a quick stroke in a direction.
@MainActor open class SwipeGestureRecognizer: ContinuousGestureRecognizer {
  /// Where a stroke leads.
  @RawRepresented(by: UInt.self)
  public nonisolated struct Direction: OptionSet, Sendable {
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; to the right unless set.
  open var direction = Direction.right
  /// How long the stroke is at least, in logical pixels, and how long it may take, in microseconds.
  private static let distance = 50.0
  private static let duration: Int64 = 500_000
  private var began: Int64?

  override var isUndecided: Bool { began != nil }

  override func pressed() { began = now }

  override func moved(by distance: Point) {
    guard let began else { return }
    if now - began > Self.duration {
      self.began = nil
      return fail()
    }
    let isHorizontal = abs(distance.x) > abs(distance.y)
    guard max(abs(distance.x), abs(distance.y)) >= Self.distance else { return }
    self.began = nil
    let found: Direction = isHorizontal ? (distance.x > 0 ? .right : .left) : (distance.y > 0 ? .down : .up)
    guard direction.contains(found) else { return fail() }
    enter(.ended)
  }

  override func released() {
    guard began != nil else { return }
    began = nil
    fail()
  }

  override func gaveUp() { began = nil }
}
