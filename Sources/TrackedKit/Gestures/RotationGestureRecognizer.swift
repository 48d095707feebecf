import Gtk

/// Recognises two fingers that turn, on a screen or a touchpad.
@MainActor open class RotationGestureRecognizer: GestureRecognizer {
  /// Two fingers, while something is recognised.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }

  /// By how much the fingers have turned since the beginning, in radians, clockwise; may be set, to count from there on.
  open var rotation: Double {
    get { shownRotation + base }
    set { base = newValue - shownRotation }
  }
  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity = 0.0
  private var lastTurn: (rotation: Double, time: Double)?
  private var shownRotation = 0.0
  private var base = 0.0

  override func makeController() -> EventController {
    let rotate = GestureRotate()
    rotate.onBegin { [weak self, unowned rotate] _ in
      guard let self else { return }
      (shownRotation, base, velocity, lastTurn) = (0, 0, 0, (0, Touch.now))
      location = rotate.center ?? location
      enter(.began)
    }
    rotate.onAngleChanged { [weak self, unowned rotate] _, turned in
      guard let self, state == .began || state == .changed else { return }
      let time = Touch.now
      if let last = lastTurn, time > last.time { velocity = (turned - last.rotation) / (time - last.time) }
      (shownRotation, lastTurn) = (turned, (turned, time))
      location = rotate.center ?? location
      enter(.changed)
    }
    rotate.onEnd { [weak self] _ in
      if let self, state == .began || state == .changed { enter(.ended) }
    }
    return rotate
  }
}
