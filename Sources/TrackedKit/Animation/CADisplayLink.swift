import Gtk
import GtkTracking

/// Calls a method before each frame of the program's window, from `add(to:forMode:)` to `invalidate()`. For a view use `UpdateLink`.
///
/// The target is held weakly; when it is gone, there are no more calls.
@MainActor public final class CADisplayLink {
  private let target: TargetAction
  private var unmapping: SignalConnection?
  private var isAdded = false
  /// Which window's frames count: one that was followed before, and is shown again, would call as well.
  private var turn = 0
  private var lastFrame: TimeInterval?

  /// A link that calls a method of a target.
  public init(target: AnyObject, selector: Selector) { self.target = TargetAction(target, selector) }

  /// A link that calls a method of a target, or a closure.
  public init(target: AnyObject, selector: @escaping @MainActor () -> Void) {
    self.target = TargetAction(target, selector)
  }

  /// A link that calls a method of a target with itself.
  public init(target: AnyObject, selector: @escaping @MainActor (CADisplayLink) -> Void) {
    self.target = TargetAction(target, selector)
  }

  /// A link that calls a method of a target.
  public convenience init<Target: AnyObject>(
    target: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, selector: Selector(selector))
  }

  /// A link that calls a method of a target with itself.
  public convenience init<Target: AnyObject>(
    target: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    self.init(target: target, selector: Selector(selector))
  }

  /// When the frame before the one that is made was made, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: TimeInterval = 0
  /// When the frame that is made is expected on the screen.
  public private(set) var targetTimestamp: TimeInterval = 0
  /// The time between frames, in seconds.
  public private(set) var duration: TimeInterval = 1.0 / 60
  /// Whether calls are paused.
  @AlwaysObserved public var isPaused = false { didSet { if isPaused != oldValue { follow() } } }
  /// How many calls a second there are at most; 0, the default, for one with each frame.
  public var preferredFramesPerSecond = 0

  /// How often there are calls: as often as the range prefers, or at most.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      let rate = Float(preferredFramesPerSecond)
      return rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    set {
      preferredFramesPerSecond = newValue == .default ? 0 : Int((newValue.preferred ?? newValue.maximum).rounded())
    }
  }

  /// Begins.
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    follow()
  }

  /// Ends.
  public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends.
  public func invalidate() {
    isAdded = false
    follow()
  }

  /// Follows the window that is in front now, and no other one any more.
  private func follow() {
    turn += 1
    unmapping?.disconnect()
    unmapping = nil
    guard isAdded, !isPaused, target.currentTarget != nil else { return }
    guard let window = Gtk.Window.foremost, window.isMapped else {
      // There is no window yet, or none any more.
      MainLoop.after(milliseconds: 50) { [self, turn] in if turn == self.turn { follow() } }
      return
    }
    // Its frames end without a last call.
    unmapping = window.onUnmap { [weak self] in MainLoop.whenIdle { self?.follow() } }
    window.addTickCallback { [self, turn] time in
      guard turn == self.turn, target.currentTarget != nil else { return .finish }
      call(Double(time) / 1_000_000)
      return .again
    }
  }

  private func call(_ time: TimeInterval) {
    if let lastFrame, preferredFramesPerSecond > 0, time - lastFrame < 1 / Double(preferredFramesPerSecond) - 0.002 {
      return
    }
    if let lastFrame { duration = min(max(time - lastFrame, 0.001), 1) }
    lastFrame = time
    (timestamp, targetTimestamp) = (time, time + duration)
    target.send(self, from: nil)
  }
}

/// How many frames a second are wanted.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// At least; a hint only.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best; nil for `maximum`.
  public var preferred: Float?

  /// A range, in frames a second.
  ///
  /// - Precondition: `minimum` ≤ `preferred` ≤ `maximum`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(
      minimum <= maximum && preferred.map { minimum <= $0 && $0 <= maximum } ?? true,
      "a range of frame rates goes from minimum over preferred to maximum")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As many as the display shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
