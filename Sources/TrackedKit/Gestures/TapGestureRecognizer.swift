import Gtk

/// Recognises taps: presses that stay where they began, within the desktop's drag threshold, a number of times in a row.
@MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row make one; 1 unless set.
  open var numberOfTapsRequired = 1
  /// Which of the pointer's buttons counts: the first unless set.
  @AlwaysObserved public final var buttonMaskRequired = Event.ButtonMask.primary {
    didSet { click?.button = buttonMaskRequired.button }
  }
  private weak var click: GestureClick?
  private var way = TapWay()
  private var hasBegun = false

  override var isUndecided: Bool { hasBegun }

  override func makeController() -> EventController {
    let click = GestureClick()
    click.button = buttonMaskRequired.button
    self.click = click
    click.onPressed { [weak self] count, x, y in self?.pressed(count, Point(x: x, y: y)) }
    click.onMoved { [weak self] place in self?.moved(to: place) }
    click.onReleased { [weak self] count, x, y in self?.released(count, Point(x: x, y: y)) }
    click.onStopped { [weak self, weak click] in
      guard let self, hasBegun else { return }
      // GTK stops counting clicks in a row before the pointer is dragged.
      if let place = click?.pointerPlace, way.stays(at: place, in: widget) { return }
      hasBegun = false
      fail()
    }
    return click
  }

  /// A tap lets gestures be recognised that need more taps in a row.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func stop() {
    super.stop()
    guard hasBegun else { return }
    hasBegun = false
    fail()
  }

  private func pressed(_ count: Int, _ place: Point) {
    way = TapWay(from: place, in: widget)
    location = place
    hasBegun = true
    if reached == .failed { reached = .possible }
  }

  private func moved(to place: Point) {
    guard hasBegun, !way.stays(at: place, in: widget) else { return }
    hasBegun = false
    fail()
  }

  private func released(_ count: Int, _ place: Point) {
    guard hasBegun else { return }
    location = place
    // The program's subclass has let it fail while it handled the touch.
    guard touchFeed?.isOver != true else {
      hasBegun = false
      return decide(recognized: false)
    }
    if !way.stays(at: place, in: widget) {
      hasBegun = false
      return fail()
    }
    guard numberOfTapsRequired > 0, count % numberOfTapsRequired == 0 else { return }
    hasBegun = false
    enter(.ended)
  }
}

extension TapGestureRecognizer {
  /// A pointer is one finger.
  @available(*, unavailable, message: "a tap is one of the pointer or of one finger: leave the line out")
  @NeverCalled public final var numberOfTouchesRequired: Int
}
