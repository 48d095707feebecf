import Gtk
import GtkTracking

/// How a property looks before an animation begins and after it has ended.
public nonisolated enum CAMediaTimingFillMode: Sendable {
  /// It has its own value.
  case removed
  /// After the end it stays as the animation left it, where `isRemovedOnCompletion` is false.
  case forwards
  /// Before the begin it is as the animation begins.
  case backwards
  /// As `forwards` and `backwards`.
  case both
}

/// The curves that have names.
public nonisolated enum CAMediaTimingFunctionName: Sendable {
  /// Evenly.
  case linear
  /// Slowly at the beginning.
  case easeIn
  /// Slowly at the end.
  case easeOut
  /// Slowly at both.
  case easeInEaseOut
  /// The default: fast at the beginning, slow at the end.
  case `default`
}

/// How a way is gone in the course of time.
@MainActor public final class CAMediaTimingFunction {
  let curve: AnimationTiming.Curve

  /// A curve by its name.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .bezier(0.25, 0.1, 0.25, 1)
      }
  }

  /// A Bézier curve from (0, 0) to (1, 1) by its control points.
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { curve = .bezier(x1, y1, x2, y2) }

  func fraction(at progress: Double) -> Double { AnimationTiming(duration: 1, curve: curve).fraction(at: progress) }
}

/// Called when an animation of a layer begins and ends; both methods may be left out.
@MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation is seen from this frame on.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has come to its end, or, with false, was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animates a layer's properties on the screen without changing them, from `Layer.add(_:forKey:)` on; see its subclasses.
///
/// A layer copies the animation when it is added. Where animations are switched off, it is at its end at once.
@MainActor open class CAAnimation {
  /// How long one round lasts, in seconds; 0 for as long as `CATransaction` says: a quarter of a second.
  public final var duration: TimeInterval = 0
  /// When it begins, on the clock of `CACurrentMediaTime()`, or, in a group, after the group's begin; 0 for at once.
  public final var beginTime: TimeInterval = 0
  /// How far into it it begins, in seconds.
  public final var timeOffset: TimeInterval = 0
  /// How fast its time goes.
  public final var speed = 1.0
  /// How many rounds there are; `.infinity`, or `.greatestFiniteMagnitude`, for no end. 0 is one.
  public final var repeatCount = 0.0
  /// How long it repeats, in seconds; 0 for as often as `repeatCount` says.
  public final var repeatDuration: TimeInterval = 0
  /// Whether each round goes back the same way, which takes as long again.
  public final var autoreverses = false
  /// How the property looks before the beginning and after the end.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer forgets it at its end. With false and `fillMode = .forwards` it stays as it ended.
  public final var isRemovedOnCompletion = true
  /// How each round is gone; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Called at begin and end. Kept until the end, as in UIKit.
  open var delegate: (any CAAnimationDelegate)?

  private final var values: [String: Any] = [:]

  /// An animation that moves nothing.
  public init() {}

  /// Keeps a custom value under a name, to know the animation by when it ends.
  public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A value that was kept under a name.
  public final func value(forKey key: String) -> Any? { values[key] }

  /// One with the same properties.
  func copy() -> CAAnimation {
    let copy = make()
    copy.take(from: self)
    return copy
  }

  func make() -> CAAnimation { CAAnimation() }

  func take(from other: CAAnimation) {
    (duration, beginTime, timeOffset, speed) = (other.duration, other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, isRemovedOnCompletion) = (other.fillMode, other.isRemovedOnCompletion)
    (timingFunction, delegate, values) = (other.timingFunction, other.delegate, other.values)
  }

  /// Takes values that are not set from the transaction and from the layer.
  func begin(in layer: Layer) {
    if duration == 0 { duration = CATransaction.animationDuration() }
    if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
  }

  /// The layer has forgotten it, or keeps it as it ended.
  func didEnd() {}

  /// Shows how things are at a share of a round, from 0 to 1.
  func apply(_ progress: Double, to properties: inout Layer.Properties) {}

  // MARK: Time

  /// How long all rounds last, in its own time.
  final var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let round = duration * (autoreverses ? 2 : 1)
    guard repeatCount < 1e9 else { return .infinity }
    return round * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Shows the state at a time after the beginning of its parent.
  ///
  /// - Returns: false when it is over.
  final func show(at time: TimeInterval, in properties: inout Layer.Properties) -> Bool {
    let own = (time - beginTime) * speed + timeOffset
    guard time >= beginTime else {
      if fillMode == .backwards || fillMode == .both { apply(curved(0), to: &properties) }
      return true
    }
    let isOver = own >= activeDuration
    if isOver, fillMode != .forwards, fillMode != .both { return false }
    apply(curved(progress(at: min(own, activeDuration))), to: &properties)
    return !isOver
  }

  /// The share of a round at a time of its own.
  private func progress(at time: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let rounds = time / duration
    var whole = rounds.rounded(.down)
    // The end of the last round is an end, not the start of one more.
    if rounds == whole, time >= activeDuration, whole > 0 { whole -= 1 }
    let share = min(max(rounds - whole, 0), 1)
    return autoreverses && Int(whole) % 2 == 1 ? 1 - share : share
  }

  func curved(_ progress: Double) -> Double { timingFunction?.fraction(at: progress) ?? progress }
}

/// An animation of one property, by its name: "opacity", "position.x", "transform.rotation.z", "strokeEnd", "bounds.size".
@MainActor open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  @AlwaysObserved open var keyPath: String? { didSet { property = LayerProperty.named(keyPath) } }
  /// Whether values are added to the property's value.
  public final var isAdditive = false
  final var property: LayerProperty?

  /// An animation of a property. Added to no layer, it has no effect, and a warning says so.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
    property = LayerProperty.named(keyPath)
  }

  override func make() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  override func begin(in layer: Layer) {
    super.begin(in: layer)
    guard let keyPath, property?.exists(layer.model) != true else { return }
    UpdateRecorder.warn("\(type(of: layer)) has no property '\(keyPath)' that can be animated.")
    property = nil
  }
}

/// Moves a property from one value to another. A value that is not given is the property's own.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.fromValue = 1
/// pulse.toValue = 1.2
/// pulse.duration = 0.8
/// pulse.autoreverses = true
/// pulse.repeatCount = .infinity
/// view.layer.add(pulse, forKey: "pulse")
/// ```
@MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes, where one of the others is not given.
  public final var byValue: Any?

  override func make() -> CAAnimation { CABasicAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func apply(_ progress: Double, to properties: inout Layer.Properties) {
    guard let property else { return }
    let own = property.get(properties)
    let zero = isAdditive ? property.difference(own, own) : own
    let (from, to) =
      switch (Value.unboxed(fromValue), Value.unboxed(toValue), Value.unboxed(byValue)) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, property.sum(from, by))
      case (nil, let to?, let by?): (property.difference(to, by), to)
      case (let from?, nil, nil): (from, zero)
      case (nil, let to?, nil): (zero, to)
      case (nil, nil, let by?): (zero, property.sum(zero, by))
      case (nil, nil, nil): (zero, zero)
      }
    let value = property.mix(from, to, progress)
    property.set(&properties, isAdditive ? property.sum(own, value) : value)
  }
}

/// Moves a property as a spring does.
@MainActor open class CASpringAnimation: CABasicAnimation {
  /// The weight at the spring.
  public final var mass = 1.0
  /// How strongly the spring pulls.
  public final var stiffness = 100.0
  /// How strongly it is held back.
  public final var damping = 10.0
  /// The speed at the start, in ways a second.
  public final var initialVelocity = 0.0

  private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  private var curve: AnimationTiming {
    let period = 2 * Double.pi * (mass / stiffness).squareRoot()
    return AnimationTiming(
      duration: period, curve: .spring(dampingRatio: dampingRatio, velocity: initialVelocity))
  }

  /// How long it takes to come to rest, in seconds. `duration` is to be set to it.
  public final var settlingDuration: TimeInterval { curve.end }

  override func make() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }

  override func curved(_ progress: Double) -> Double { curve.fraction(at: progress * duration) }
}

/// How a property goes from one key value to the next.
public nonisolated enum CAAnimationCalculationMode: Sendable {
  /// Evenly.
  case linear
  /// At once, at each key time.
  case discrete
  /// Evenly over all of the way.
  case paced
  /// Softly; here evenly.
  case cubic
  /// Softly over all of the way; here evenly.
  case cubicPaced
}

/// Moves a property through several values, or a position along a path.
@MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in their order.
  public final var values: [Any]?
  /// The path that "position" goes along, in the coordinates of the layer around; it counts more than `values`.
  public final var path: BezierPath?
  /// When each value is reached, from 0 to 1; nil for even times.
  public final var keyTimes: [Double]?
  /// How the ways between the values are gone; nil for evenly.
  public final var timingFunctions: [CAMediaTimingFunction]?
  /// How the property goes from one value to the next.
  public final var calculationMode = CAAnimationCalculationMode.linear

  override func make() -> CAAnimation { CAKeyframeAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copied(by: .identity), other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }

  override func apply(_ progress: Double, to properties: inout Layer.Properties) {
    guard let property else { return }
    let value: Any
    if let path {
      guard let point = path.shape.point(at: progress) else { return }
      value = point
    } else {
      guard let values, !values.isEmpty else { return }
      value = self.value(at: progress, values, property)
    }
    property.set(&properties, isAdditive ? property.sum(property.get(properties), value) : value)
  }

  private func value(at progress: Double, _ values: [Any], _ property: LayerProperty) -> Any {
    let isDiscrete = calculationMode == .discrete
    func time(_ index: Int) -> Double {
      if let keyTimes, index < keyTimes.count { return keyTimes[index] }
      return Double(index) / Double(max(1, isDiscrete ? values.count : values.count - 1))
    }
    let last = values.indices.last { time($0) <= progress } ?? 0
    guard !isDiscrete, last + 1 < values.count else { return values[last] }
    let (start, end) = (time(last), time(last + 1))
    let share = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    let function = timingFunctions.flatMap { last < $0.count ? $0[last] : nil }
    return property.mix(values[last], values[last + 1], function?.fraction(at: share) ?? share)
  }
}

/// Several animations at the same time, each cut off at the end of the group.
@MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  public final var animations: [CAAnimation]?

  override func make() -> CAAnimation { CAAnimationGroup() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() }
  }

  override func begin(in layer: Layer) {
    super.begin(in: layer)
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.begin(in: layer)
    }
  }

  override func apply(_ progress: Double, to properties: inout Layer.Properties) {
    for animation in animations ?? [] { _ = animation.show(at: progress * duration, in: &properties) }
  }
}
