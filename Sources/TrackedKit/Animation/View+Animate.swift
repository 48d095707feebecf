public import Gtk
import GtkTracking

extension View {
  /// How an animation runs.
  @RawRepresented(by: UInt.self)
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// Brings traits, properties and layout up to date before the animation begins, and again, animated, before the block
    /// ends: changes that tracked hooks make in response to a model's change animate, without `layoutIfNeeded()`. Blocks inside inherit it.
    ///
    /// Each part of the hierarchy follows its own level: hooks of a part at level 18 are left to the next pass, without animation, in
    /// whatever process; hooks of a part at level 26 are flushed (C-222). If the flush gives a view at level 18 another size,
    /// the view is laid out in it, without animation.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user act on what moves: in the kit it is always so.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 8)
    /// Starts from what is on the screen: always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 9)
    /// Starts again at the end, until the property is set again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 1)
    /// Goes back the same way; without `repeat` once, and then the new value is there at once, as in UIKit.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 2)
    /// Inside another block: lasts as long as it says, not as long as the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 3)
    /// Inside another block: moves as it says, not as the outer one does.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 4)
    /// Starts and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 5)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 6)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 1 << 7)
    /// Lays out the content while it moves: always so here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 10)
    /// Shows changes made during a transition: always so here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 12)
    /// `View.transition(from:to:…)` hides one view and shows the other, in place of taking one out and adding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 11)
    /// `View.transition` fades from the old look to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// `View.transition` flips the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// `View.transition` flips the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// `View.transition` flips the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// `View.transition` flips the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    @MainActor var curve: AnimationTiming.Curve {
      if contains(.curveLinear) { return .linear }
      if contains(.curveEaseIn) { return .easeIn }
      return contains(.curveEaseOut) ? .easeOut : .easeInOut
    }
  }
}

extension View {
  /// How long an animation lasts that does not say it, in seconds (C-164).
  public static let defaultAnimationDuration = 0.25

  /// Animates what `animations` changes: `alpha`, `backgroundColor` and `layer` of views, and the places that layout gives
  /// subviews. It runs on the frame clock of the window, from the values on the screen, even if another animation is running (C-166).
  ///
  /// A widget inside a GTK container, such as a `Box`, jumps when a neighbour is hidden or grows: GTK allocates
  /// the container's children in one go, without positions between. Put what should move into a `View`, which places it,
  /// or what should appear and disappear into a `Revealer`. `isVisible` itself has no values between; fade with `alpha`.
  ///
  /// A change of a model animates if the hooks that read it run inside the block: with the option `.flushUpdates`, or by
  /// `layoutIfNeeded()`. Otherwise they run in the next pass, without animation (C-157, C-158). Where the desktop asks for
  /// reduced motion, or animations are switched off, everything is at its end at once (C-165).
  ///
  /// - Parameters:
  ///   - duration: in seconds; not negative.
  ///   - delay: in seconds before anything moves.
  ///   - completion: called once, when the last animation has ended, in a later turn of the main loop; false if one was
  ///     taken over by another.
  /// - Precondition: `duration` and `delay` are not negative.
  public static func animate(
    withDuration duration: Double = defaultAnimationDuration, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, curve: options.curve), options, animations, completion)
  }

  /// Animates what `animations` changes as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: in seconds; how long the spring takes to come close.
  ///   - bounce: from -1, slow, over 0, no overshoot, to almost 1, swinging.
  ///   - velocity: the speed at the start, in ways a second.
  /// - Precondition: `bounce` is between -1 and 1, and durations are not negative.
  public static func animate(
    springDuration duration: Double, bounce: Double = 0, initialSpringVelocity velocity: Double = 0, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    precondition((-1...1).contains(bounce), "a spring's bounce is between -1 and 1, not \(bounce)")
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce + 0.001)
    animate(
      AnimationTiming(duration: duration, delay: delay, curve: .spring(dampingRatio: ratio, velocity: velocity)),
      options, animations, completion)
  }

  /// Animates what `animations` changes as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: in seconds; how long it takes until the spring has settled.
  ///   - dampingRatio: from 0, swinging for long, to 1, without overshoot.
  ///   - velocity: the speed at the start, in ways a second.
  /// - Precondition: `duration` and `delay` are not negative.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    // The duration is that of the whole way, until the spring has settled.
    let period = duration / AnimationTiming.settlingFactor(dampingRatio)
    animate(
      AnimationTiming(
        duration: period, delay: delay, curve: .spring(dampingRatio: max(dampingRatio, 0.01), velocity: velocity)),
      options, animations, completion)
  }

  /// Animates what `animations` changes along any curve, as many times as the timing says.
  package static func animate(
    timing: AnimationTiming, options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(timing, options, animations, completion)
  }

  @discardableResult
  static func animate(
    _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) -> AnimationGroup {
    precondition(timing.duration >= 0 && timing.delay >= 0, "an animation's duration and delay are not negative")
    var timing = timing
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    let outer = AnimationScope.current
    if let outer = outer?.timing {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    }
    let isOff = outer.map { $0.timing == nil } ?? false
    let moves = areAnimationsEnabled && !isOff && timing.duration + timing.delay > 0
    let group = AnimationGroup(completion: completion)
    AnimationScope.run(moves ? timing : nil, group, flushes: options.contains(.flushUpdates), animations)
    return group
  }

  /// Runs `actions` with animations switched off: changes take effect at once, even inside an animation block. A
  /// block that flushes updates is settled before, with animation, and after, without (C-161).
  public static func performWithoutAnimation(_ actions: () throws -> Void) rethrows {
    try AnimationScope.run(nil, AnimationGroup(completion: nil), flushes: false, actions)
  }

  /// Whether `animate` animates: the application has not switched it off, and the desktop does not ask for reduced motion.
  public static var areAnimationsEnabled: Bool {
    Configuration.current.allowsAnimations && DisplaySettings.shared.animationsEnabled
  }

  /// Switches animations off for the whole application, or on again.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {
    Configuration.current.allowsAnimations = isEnabled
  }

  /// How long the block that runs animates, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: Double { AnimationScope.current?.timing?.duration ?? 0 }
}

extension WidgetProtocol {
  /// The opacity, from 0, invisible, to 1; animates inside `View.animate`. The pointer does not reach a view that is, or will be, invisible.
  public var alpha: Double {
    get { (self as? View)?.alpha ?? plainAlpha }
    set { if let view = self as? View { view.alpha = newValue } else { plainAlpha = newValue } }
  }

  /// The part of it that a view's class can override.
  var plainAlpha: Double {
    get {
      let target = attachment(AlphaTarget.self)
      // GTK keeps one of 256 steps.
      return target.flatMap {
        Animator.isRunning(alphaKey, of: self) || abs($0.value - opacity) < 1 / 255 ? $0.value : nil
      } ?? opacity
    }
    set {
      guard newValue != plainAlpha else { return }
      attach(AlphaTarget(newValue))
      setUnreachable(newValue < 0.01, because: .transparent)
      Animator.set(alphaKey, of: self, from: opacity, to: newValue) { [weak self] in
        self?.opacity = min(max($0, 0), 1)
      }
    }
  }

  /// How opaque it is on the way of an animation; `alpha` where there is none.
  var seenAlpha: Double { Animator.isRunning(alphaKey, of: self) ? opacity : plainAlpha }

  /// Lets it come out of nothing, inside `View.animate`, unless the program fades it itself.
  func fadeIn() {
    let alpha = plainAlpha
    guard alpha > 0, !Animator.isRunning(alphaKey, of: self) else { return }
    attach(AlphaTarget(alpha))
    Animator.set(alphaKey, of: self, from: 0, to: alpha) { [weak self] in self?.opacity = min(max($0, 0), 1) }
  }

  private var alphaKey: AnimationKey { AnimationKey(self, "alpha") }
}

/// Where a widget's opacity goes to while it is animated.
private final class AlphaTarget {
  let value: Double

  init(_ value: Double) { self.value = value }
}
