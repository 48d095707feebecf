import Gtk

/// What is animated: one property of one object.
struct AnimationKey: Hashable {
  let object: ObjectIdentifier
  let property: AnyHashable

  init(_ object: AnyObject, _ property: AnyHashable) {
    self.object = ObjectIdentifier(object)
    self.property = property
  }
}

/// The animations of one scope; its completion is called once, when the last one has ended.
final class AnimationGroup {
  private var running = 0
  private var isClosed = false
  private var wasInterrupted = false
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func begin() { running += 1 }

  /// - Parameter isFinished: false for an animation that another one took over.
  func end(isFinished: Bool) {
    running -= 1
    if !isFinished { wasInterrupted = true }
    finishIfDone()
  }

  /// The scope is left: no further animation joins.
  func close() {
    isClosed = true
    // Where nothing moves the caller still hears of it later, not inside its own call.
    if running == 0 { MainLoop.whenIdle { self.finishIfDone() } }
  }

  private func finishIfDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    PassContext.untracked { completion(!wasInterrupted) }
  }
}

/// Moves values along, in step with the frame clock of the window they are seen in.
final class Animator {
  private final class Running {
    weak var widget: Widget?
    let timing: AnimationTiming
    let group: AnimationGroup
    /// Shows a fraction of the way.
    let show: (Double) -> Void
    /// The time of the first frame; only then the way begins, however long the frame took to come.
    var start: Int64?

    init(_ widget: Widget, _ timing: AnimationTiming, _ group: AnimationGroup, _ show: @escaping (Double) -> Void) {
      self.widget = widget
      self.timing = timing
      self.group = group
      self.show = show
    }
  }

  private static var running: [AnimationKey: Running] = [:]
  /// The windows whose frames are followed.
  private static var windows: Set<ObjectIdentifier> = []

  /// Brings a property to `end`: at once, or inside an animation scope from `start`, the value that is shown, on.
  static func set<Value: Animatable>(
    _ key: AnimationKey, of widget: Widget, from start: Value, to end: Value, show: @escaping (Value) -> Void
  ) {
    stop(key)
    guard let scope = AnimationScope.current, let timing = scope.timing, let window = widget.window,
      widget.isMapped
    else { return show(end) }
    let animation = Running(widget, timing, scope.group) { fraction in
      // The ends are exact: no rounding may be left over when everything has come to rest.
      show(fraction == 1 ? end : fraction == 0 ? start : Value.interpolated(from: start, to: end, at: fraction))
    }
    running[key] = animation
    scope.group.begin()
    follow(window)
  }

  /// Whether the property is on its way.
  static func isRunning(_ key: AnimationKey) -> Bool { running[key] != nil }

  /// Ends the animation of a property where it is.
  static func stop(_ key: AnimationKey) {
    running.removeValue(forKey: key)?.group.end(isFinished: false)
  }

  /// Ends the animations of all properties of an object where they are.
  static func stopAll(of object: AnyObject) {
    for key in running.keys where key.object == ObjectIdentifier(object) { stop(key) }
  }

  /// Brings the animations of a group to their ends now.
  static func finish(_ group: AnimationGroup) {
    for (key, animation) in running where animation.group === group { end(key, animation) }
  }

  /// Leaves the animations of a group where they are.
  static func stop(_ group: AnimationGroup) {
    for (key, animation) in running where animation.group === group { stop(key) }
  }

  private static func end(_ key: AnimationKey, _ animation: Running) {
    running[key] = nil
    animation.show(animation.timing.autoreverses && !animation.timing.repeats ? 0 : 1)
    animation.group.end(isFinished: true)
  }

  private static func follow(_ window: Window) {
    let identity = ObjectIdentifier(window)
    guard windows.insert(identity).inserted else { return }
    window.addTickCallback { [weak window] time in
      let repetition = window.map { advance(in: $0, to: time) } ?? .finish
      if repetition == .finish { windows.remove(identity) }
      return repetition
    }
    // A window that goes takes its tick callback along without a last call.
    window.unrealize.connect { windows.remove(identity) }
  }

  private static func advance(in window: Window, to time: Int64) -> MainLoopSource.Repetition {
    var isNeeded = false
    for (key, animation) in running {
      guard let widget = animation.widget, widget.isMapped else {
        end(key, animation)
        continue
      }
      guard widget.window === window else { continue }
      let start = animation.start ?? time
      animation.start = start
      let elapsed = Double(time - start) / 1_000_000
      if elapsed >= animation.timing.end {
        end(key, animation)
      } else {
        animation.show(animation.timing.fraction(at: elapsed))
        isNeeded = true
      }
    }
    return isNeeded ? .again : .finish
  }
}
