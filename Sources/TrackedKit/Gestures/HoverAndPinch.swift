import Gtk

/// Recognises the pointer over a view, without a button.
@MainActor open class HoverGestureRecognizer: GestureRecognizer {
  override var preventsOthers: Bool { false }

  override func makeController() -> EventController {
    let motion = EventControllerMotion()
    motion.onEnter { [weak self] x, y in
      self?.location = Point(x: x, y: y)
      self?.enter(.began)
    }
    motion.onMotion { [weak self] x, y in
      guard let self, state == .began || state == .changed, location != Point(x: x, y: y) else { return }
      location = Point(x: x, y: y)
      enter(.changed)
    }
    motion.onLeave { [weak self] in
      if let self, state == .began || state == .changed { enter(.ended) }
    }
    return motion
  }
}

/// Recognises two fingers that move apart or together, on a screen or a touchpad.
@MainActor open class PinchGestureRecognizer: GestureRecognizer {
  /// Two fingers, while something is recognised.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }

  /// The factor by which the fingers' distance has changed since the beginning; may be set, to count from there on.
  open var scale: Double {
    get { shownScale * base }
    set { base = newValue / shownScale }
  }
  private var shownScale = 1.0
  private var base = 1.0
  /// How fast `scale` grows, in factors a second.
  open private(set) var velocity = 0.0
  private var lastScale: (value: Double, time: Double)?

  /// The fingers are at a scale at a time, in seconds.
  final func note(_ scale: Double, at time: Double = CACurrentMediaTime()) {
    if let last = lastScale, time > last.time { velocity = (scale - last.value) * base / (time - last.time) }
    lastScale = (scale, time)
  }

  override func makeController() -> EventController {
    let zoom = GestureZoom()
    zoom.onBegin { [weak self, unowned zoom] _ in
      guard let self else { return }
      (shownScale, base, velocity) = (1, 1, 0)
      lastScale = nil
      note(1)
      location = zoom.center ?? location
      enter(.began)
    }
    zoom.onScaleChanged { [weak self, unowned zoom] scale in
      guard let self, state == .began || state == .changed else { return }
      shownScale = scale
      note(scale)
      location = zoom.center ?? location
      enter(.changed)
    }
    zoom.onEnd { [weak self] _ in
      if let self, state == .began || state == .changed { enter(.ended) }
    }
    return zoom
  }
}
