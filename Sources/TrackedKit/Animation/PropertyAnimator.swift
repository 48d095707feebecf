/// An animation that can be started later, stopped where it is, or finished early.
@MainActor public final class PropertyAnimator {
  /// Whether it runs.
  public enum State: Sendable {
    /// Not started yet, or at its end.
    case inactive
    /// On its way.
    case active
    /// Stopped on the way.
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

  /// Adds something to call once at the end; false if it was stopped or taken over.
  public func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

  /// Makes the changes and animates them. A second call while it runs does nothing.
  public func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    group = View.animate(
      AnimationTiming(duration: duration, curve: options.curve),
      flushUpdates ? options.union(.flushUpdates) : options, { animations.forEach { $0() } }
    ) { [self] finished in
      if state == .active { state = .inactive }
      group = nil
      completions.forEach { $0(finished) }
    }
  }

  /// Stops where it is.
  public func stopAnimation() {
    guard let group else { return }
    state = .stopped
    Animator.stop(group)
  }

  /// Goes to the end at once.
  public func finishAnimation() {
    if let group { Animator.finish(group) }
  }
}
