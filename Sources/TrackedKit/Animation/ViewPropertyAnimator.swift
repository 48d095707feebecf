import GtkTracking

/// A place on the way of an animation.
public nonisolated enum ViewAnimatingPosition: Int, Sendable {
  /// Where the way leads.
  case end
  /// Where the way began.
  case start
  /// Where it was stopped.
  case current
}

/// Whether an animator has something under way.
public nonisolated enum ViewAnimatingState: Int, Sendable {
  /// Not started yet, or at its end.
  case inactive
  /// On its way, or paused there.
  case active
  /// Stopped on the way, to be finished.
  case stopped
}

/// An animation that can be started later, paused, scrubbed, reversed, stopped where it is, finished early, and used again for
/// other changes.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 0.5, curve: .easeOut) { card.alpha = 0 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3   // follow a drag
/// animator.isReversed = true
/// animator.startAnimation()         // and back from there
/// ```
///
/// Starting, pausing or scrubbing makes it active. It becomes inactive at its end, or after `stopAnimation(_:)` and, if that
/// requires it, `finishAnimation(at:)`. An inactive animator forgets its animations and completions: it takes new changes and starts
/// again. An active one lives until its end, whether or not it is kept.
@MainActor open class ViewPropertyAnimator {
  /// In seconds.
  public let duration: Double
  /// In seconds from the start until anything moves.
  public private(set) var delay = 0.0
  /// Whether updates are flushed before and after the changes, as with the option `.flushUpdates`.
  public var flushUpdates = false
  /// Whether it can be paused, scrubbed, reversed, stopped and finished early while it moves; true unless it is set before it is started. Where
  /// it is false, such calls only warn.
  open var isInterruptible = true
  /// Whether anything is under way.
  open private(set) var state = ViewAnimatingState.inactive
  /// Whether it moves: active, and not paused.
  open private(set) var isRunning = false

  private let curve: AnimationTiming.Curve
  private var options: View.AnimationOptions = []
  private var animations: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(_ finalPosition: ViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?

  /// An animation of what `animations` changes.
  ///
  /// - Parameter duration: in seconds.
  public convenience init(duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: CurveProvider(curve.timing))
    if let animations { addAnimations(animations) }
  }

  /// An animation of what `animations` changes, as a spring moves.
  ///
  /// - Parameter ratio: from 0, swinging for long, to 1, without overshoot.
  public convenience init(duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: CurveProvider(.spring(dampingRatio: ratio, velocity: 0)))
    if let animations { addAnimations(animations) }
  }

  /// An animation of what `animations` changes, on a Bézier curve from (0, 0) to (1, 1).
  public convenience init(
    duration: Double, controlPoint1 first: Point, controlPoint2 second: Point, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: CurveProvider(.bezier(first.x, first.y, second.x, second.y)))
    if let animations { addAnimations(animations) }
  }

  /// An animation that moves as the parameters say. What a subclass overrides, or calls from its own.
  public init(duration: Double, timingParameters: any TimingCurveProvider) {
    self.duration = duration
    curve = timingParameters.timingCurve.curve
  }

  private struct CurveProvider: TimingCurveProvider {
    let timingCurve: TimingCurve
    init(_ curve: AnimationTiming.Curve) { timingCurve = TimingCurve(curve: curve) }
  }

  /// Makes the changes and animates them at once.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finalPosition: ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, timingParameters: CurveProvider(options.curve))
    animator.addAnimations(animations)
    animator.options = options
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes. Those added while it is active are made and animated at once, over what is left of the duration.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin later than the others and end with them.
  ///
  /// - Parameter delayFactor: from 0 to 1: the part of the duration that passes before.
  /// - Precondition: `delayFactor` is between 0 and 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    precondition((0...1).contains(delayFactor), "a delay factor is between 0 and 1, not \(delayFactor)")
    guard state == .active, let group else { return animations.append((animation, delayFactor)) }
    let left = duration * (1 - group.fraction)
    var timing = AnimationTiming(duration: left * (1 - delayFactor), delay: left * delayFactor, curve: curve)
    if !View.areAnimationsEnabled { timing.duration = 0 }
    AnimationScope.run(timing, group, flushes: flushUpdates, animation)
    if !isRunning { group.pause() }
  }

  /// Adds something to call once at the end, with where it ended.
  open func addCompletion(_ completion: @escaping (_ finalPosition: ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: On the way

  /// Makes the changes and animates them, or goes on where it was paused. Does nothing while it moves, or is stopped.
  open func startAnimation() {
    switch state {
    case .inactive: begin()
    case .active where !isRunning:
      isRunning = true
      group?.resume()
    default: break
    }
  }

  /// As `startAnimation()`, with a delay in seconds before anything moves.
  open func startAnimation(afterDelay delay: Double) {
    if state == .inactive { self.delay = delay }
    startAnimation()
  }

  /// Leaves everything where it is until it is started, scrubbed, reversed or stopped. An inactive one makes its changes and waits
  /// at their start.
  open func pauseAnimation() {
    guard mayBeInterrupted("pauseAnimation()") else { return }
    if state == .inactive { begin() }
    guard state == .active, isRunning else { return }
    isRunning = false
    group?.pause()
  }

  /// Goes on where it was paused.
  ///
  /// - Parameter durationFactor: how long the rest takes, as a part of `duration`; 0 for as long as it has left.
  open func continueAnimation(withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double) {
    guard state == .active, !isRunning, let group else { return }
    isRunning = true
    group.resume(curve: parameters?.timingCurve.curve, lasting: durationFactor > 0 ? duration * durationFactor : nil)
  }

  /// The visible fraction, from 0 to 1: setting it to its current value moves nothing. Setting it pauses the animation
  /// there.
  open var fractionComplete: Double {
    get { group?.fraction ?? 0 }
    set {
      guard state != .stopped, mayBeInterrupted("fractionComplete") else { return }
      pauseAnimation()
      group?.scrub(to: min(max(newValue, 0), 1))
    }
  }

  /// Whether it moves back to where it began. It then ends at `.start`, and animated properties have their previous values.
  @AlwaysObserved open var isReversed = false {
    didSet {
      guard isReversed != oldValue, let group else { return }
      if mayBeInterrupted("isReversed") { group.setReversed(isReversed) } else { _isReversed.wrappedValue = oldValue }
    }
  }

  private func mayBeInterrupted(_ what: String) -> Bool {
    guard !isInterruptible, isRunning else { return true }
    UpdateRecorder.warn("\(what) does nothing while an animator runs whose isInterruptible is false.")
    return false
  }

  private func begin() {
    state = .active
    isRunning = true
    let changes = animations
    animations = []
    var timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    let moves = View.areAnimationsEnabled && duration + delay > 0
    let group = AnimationGroup(completion: nil)
    group.onEnd = { [self] position in
      if self.group === group { end(at: position) }
    }
    self.group = group
    AnimationScope.run(moves ? timing : nil, group, flushes: flushUpdates || options.contains(.flushUpdates)) {
      for change in changes {
        guard change.delayFactor > 0, moves else {
          change.changes()
          continue
        }
        let later = AnimationTiming(
          duration: duration * (1 - change.delayFactor), delay: delay + duration * change.delayFactor, curve: curve)
        AnimationScope.run(later, group, flushes: false, change.changes)
      }
    }
    if isReversed { group.setReversed(true) }
  }

  // MARK: Ends

  /// Stops at the current position, which becomes the value of the animated properties; a subview stays where it is seen until the next
  /// layout of its superview.
  ///
  /// - Parameter withoutFinishing: true makes it inactive at once, and no completion is called. With false it is stopped
  ///   until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active || (state == .stopped && withoutFinishing), let group else { return }
    guard mayBeInterrupted("stopAnimation(_:)") else { return }
    isRunning = false
    guard withoutFinishing else {
      state = .stopped
      return group.pause()
    }
    self.group = nil
    completions = []
    reset()
    group.rest(at: .current)
  }

  /// Moves the animated properties to the end, back to the start, or leaves them where they are, and calls the
  /// completions. This also stops an animator that is still active.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard let group, mayBeInterrupted("finishAnimation(at:)") else { return }
    self.group = nil
    group.rest(at: finalPosition)
    end(at: finalPosition)
  }

  private func end(at position: ViewAnimatingPosition) {
    group = nil
    reset()
    let ended = completions
    completions = []
    PassContext.untracked { ended.forEach { $0(position) } }
  }

  private func reset() {
    state = .inactive
    isRunning = false
    isReversed = false
    delay = 0
  }
}
