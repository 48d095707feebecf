/// A place on the way of an animation.
public enum AnimatingPosition: Sendable {
  /// Where the way began.
  case start
  /// Where the way leads.
  case end
  /// Where it was stopped.
  case current
}

/// An animation that can be started later, stopped where it is, finished early, and used again for other changes.
///
/// `startAnimation()` makes it active; it is inactive again at its end, or after `stopAnimation(_:)` and, if that says so,
/// `finishAnimation(at:)`. An inactive animator forgets what it animated and called: it takes new changes and starts again.
@MainActor public final class PropertyAnimator {
  /// Whether it runs.
  public enum State: Sendable {
    /// Not started yet, or at its end.
    case inactive
    /// On its way.
    case active
    /// Stopped on the way, to be finished.
    case stopped
  }

  /// In seconds.
  public let duration: Double
  /// Whether updates are flushed before and after the changes, as with `AnimationOptions.flushUpdates`.
  public var flushUpdates = false
  /// Whether it runs.
  public private(set) var state = State.inactive

  private let options: AnimationOptions
  private var animations: [() -> Void] = []
  private var completions: [(_ finished: Bool) -> Void] = []
  private var group: AnimationGroup?

  /// An animation of what `animations` changes.
  ///
  /// - Parameter duration: in seconds.
  public init(duration: Double, options: AnimationOptions = [], animations: (() -> Void)? = nil) {
    self.duration = duration
    self.options = options
    if let animations { self.animations = [animations] }
  }

  /// Adds changes; before the start.
  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds something to call once at the end; false if it did not come to the end of its way.
  public func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

  /// Makes the changes and animates them. Does nothing unless it is inactive.
  public func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    var started: AnimationGroup?
    started = View.animate(
      AnimationTiming(duration: duration, curve: options.curve),
      flushUpdates ? options.union(.flushUpdates) : options, { changes.forEach { $0() } }
    ) { [self] finished in
      if group === started { end(finished) }
    }
    group = started
  }

  /// Stops where it is, which becomes the value of what it animates; a subview stays where it is seen until the next
  /// layout of its superview.
  ///
  /// - Parameter withoutFinishing: true makes it inactive at once, and no completion is called. With false it is stopped
  ///   until `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    guard withoutFinishing else {
      state = .stopped
      return group.freeze()
    }
    self.group = nil
    completions = []
    state = .inactive
    group.rest(at: .current)
  }

  /// Brings what it animates to the end of the way, back to its start, or leaves it where it is, and calls the
  /// completions. An animator that is still active is stopped by it.
  public func finishAnimation(at position: AnimatingPosition = .end) {
    guard let group else { return }
    group.rest(at: position)
    // Where nothing moves, no animation tells of the end.
    if self.group === group { end(position == .end) }
  }

  private func end(_ finished: Bool) {
    group = nil
    state = .inactive
    let ended = completions
    completions = []
    ended.forEach { $0(finished) }
  }
}
