import Gtk

/// Moves values along, in step with the frame clock of one window, or, while that makes no frames, with the main loop's clock.
///
/// A tick visits the animations of its own window alone (C-225).
final class Animator {
  private weak var window: Gtk.Window?
  private var animations: [Animation] = []
  private var isFollowingFrames = false

  init(_ window: Gtk.Window) {
    self.window = window
    // A hidden window makes frames on some displays only.
    window.onUnmap { [weak self] in self?.finish(\.isMoving) }
    // A window that goes takes its tick callback along without a last call.
    window.onUnrealize { [weak self] in
      guard let self else { return }
      isFollowingFrames = false
      // What is paused goes on out of sight.
      finish { _ in true }
    }
  }

  /// They are out of sight: what moves is at its end.
  private func finish(_ isMeant: (Animation) -> Bool) {
    let cutOff = animations.filter(isMeant)
    animations.removeAll(where: isMeant)
    cutOff.forEach { $0.cutOff() }
  }

  /// How many animations the next frame moves, for inspection.
  var movingCount: Int { animations.count(where: \.isMoving) }

  /// Moves an animation along again, after it was stopped.
  func resume(_ animation: Animation) {
    if animations.contains(where: { $0 === animation }) { followFrames() } else { begin(animation) }
  }

  /// Moves a new animation along from the next frame on.
  func begin(_ animation: Animation) {
    animations.append(animation)
    followFrames()
  }

  private func followFrames() {
    guard !isFollowingFrames, let window else { return }
    isFollowingFrames = true
    window.addFrameSteps { [weak self] in
      self?.animations.contains { $0.isMoving && !$0.isEndless } == true
    } _: { [weak self] time in
      self?.advance(to: time) ?? .finish
    }
  }

  private func advance(to time: Int64) -> MainLoopSource.Repetition {
    Feedback.stepWasMade()
    for animation in animations where animation.isMoving {
      // What is seen no more, or is in another window by now, has nothing to show on the way.
      if let widget = animation.widget, widget.isMapped, widget.window === window {
        animation.advance(to: time)
      } else {
        animation.cutOff()
      }
    }
    animations.removeAll { !$0.isMoving }
    isFollowingFrames = !animations.isEmpty
    return isFollowingFrames ? .again : .finish
  }
}

// Properties, each seen in a widget.
extension Animator {
  /// Brings a property to `end`: at once, or inside an animation scope from `start`, the value that is shown, on.
  ///
  /// - Parameter settle: makes the value that is shown the property's own, for an animation that ends on the way.
  static func set<Value: Animatable>(
    _ key: AnimationKey, of widget: Widget, from start: Value, to end: Value, show: @escaping (Value) -> Void,
    settle: @escaping (Value) -> Void = { _ in }
  ) {
    if continueKeyframes(key, of: widget, to: end) { return }
    stop(key, of: widget)
    guard let scope = AnimationScope.current, let timing = scope.timing, let window = widget.window,
      widget.isMapped
    else { return show(end) }
    var shown = start
    let straight = StraightWay(from: start, to: end)
    let way = Keyframes.current.map { keyframes in
      let way = KeyframeWay(from: start, keyframes.mode)
      way.add(keyframes.step, to: end)
      return way
    }
    let animation = Animation(key, of: widget, timing, scope.group) { fraction in
      shown = way?.value(at: fraction) ?? straight.value(at: fraction)
      show(shown)
    } settle: {
      settle(shown)
    }
    animation.way = way ?? straight
    AnimationList.of(widget).animations[key] = animation
    scope.group.begin(animation)
    WindowParts.of(window).animator.begin(animation)
  }

  /// A further step of a property that is animated in steps.
  ///
  /// - Returns: false where it is the first one.
  private static func continueKeyframes<Value: Animatable>(
    _ key: AnimationKey, of widget: Widget, to end: Value
  ) -> Bool {
    guard let keyframes = Keyframes.current, let group = AnimationScope.current?.group,
      let animation = AnimationList.existing(of: widget)?.animations[key], animation.belongs(to: group),
      let way = animation.way as? KeyframeWay<Value>
    else { return false }
    way.add(keyframes.step, to: end)
    return true
  }

  /// Brings a property that is on its way to another end, in the time and by the curve that it had.
  ///
  /// - Returns: false where it is on no way, or on one in steps.
  static func redirect<Value: Animatable>(_ key: AnimationKey, of widget: Widget, to end: Value) -> Bool {
    guard let way = AnimationList.existing(of: widget)?.animations[key]?.way as? StraightWay<Value> else {
      return false
    }
    way.end = end
    return true
  }

  /// Whether the property is on its way.
  static func isRunning(_ key: AnimationKey, of widget: Widget) -> Bool {
    AnimationList.existing(of: widget)?.animations[key] != nil
  }

  /// Ends the animation of a property where it is.
  static func stop(_ key: AnimationKey, of widget: Widget) {
    AnimationList.existing(of: widget)?.animations[key]?.yield()
  }

  /// Ends all animations of a widget, and shows what they were on the way to.
  static func abandonAll(of widget: Widget) {
    AnimationList.existing(of: widget)?.animations.values.forEach { $0.abandon() }
  }

  /// Ends the animations of all properties of an object where they are.
  static func stopAll(of object: AnyObject, in widget: Widget) {
    guard let list = AnimationList.existing(of: widget) else { return }
    for (key, animation) in list.animations where key.object == ObjectIdentifier(object) { animation.yield() }
  }
}
