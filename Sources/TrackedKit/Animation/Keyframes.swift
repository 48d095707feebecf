import Gtk

extension View {
  /// How an animation in steps runs.
  @MainActor public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Evenly from step to step. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At once to the end of each step when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Starts again at the end, until a property is set anew.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes back the same way.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Inside another block: lasts as long as it says, not as long as the outer one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Lets the user act on what moves: in the kit it is always so.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 8)
    /// Starts from what is on the screen: in the kit it is always so.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Lays out what is inside while it moves: in the kit it is always so.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 10)
  }

  /// Animates in steps: `animations` calls `addKeyframe` for each. What it changes outside of those takes the whole time.
  ///
  /// ```swift
  /// View.animateKeyframes(withDuration: 1, delay: 0) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y -= 40 }
  ///   View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y += 40 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: of all steps, in seconds; not negative.
  ///   - delay: in seconds before anything moves.
  ///   - completion: called once, when the last step has ended, in a later turn of the main loop; false if something else took over.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    var plain: AnimationOptions = []
    if options.contains(.repeat) { plain.insert(.repeat) }
    if options.contains(.autoreverse) { plain.insert(.autoreverse) }
    if options.contains(.overrideInheritedDuration) { plain.insert(.overrideInheritedDuration) }
    // The steps say how it moves.
    plain.insert(.overrideInheritedCurve)
    animate(AnimationTiming(duration: duration, delay: delay, curve: .linear), plain) {
      Keyframes.run(isDiscrete: options.contains(.calculationModeDiscrete), animations)
    } _: {
      completion?($0)
    }
  }

  /// Adds a step to the animation in steps whose block runs.
  ///
  /// - Parameters:
  ///   - startTime: when it begins, as a part of the whole duration, from 0 to 1.
  ///   - duration: how long it takes, as a part of the whole.
  public static func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let start = min(max(startTime, 0), 1)
    Keyframes.step(start...min(max(start + duration, start), 1), animations)
  }
}

/// The animation in steps whose block runs at this moment.
struct Keyframes {
  let isDiscrete: Bool
  /// When the step whose block runs is under way, as a part of the whole.
  private(set) var step = 0.0...1.0

  private(set) static var current: Keyframes?

  static func run(isDiscrete: Bool, _ body: () -> Void) {
    let outer = current
    current = Keyframes(isDiscrete: isDiscrete)
    body()
    current = outer
  }

  static func step(_ step: ClosedRange<Double>, _ body: () -> Void) {
    let outer = current
    current?.step = step
    body()
    current = outer
  }

  /// Runs a block of its own inside of a step.
  static func outside(_ body: () throws -> Void) rethrows {
    let outer = current
    current = nil
    defer { current = outer }
    try body()
  }
}

/// The way of one property in steps.
final class KeyframeWay<Value: Animatable> {
  private let start: Value
  private let isDiscrete: Bool
  private var steps: [(time: ClosedRange<Double>, end: Value)] = []

  init(from start: Value, isDiscrete: Bool) {
    self.start = start
    self.isDiscrete = isDiscrete
  }

  func add(_ time: ClosedRange<Double>, to end: Value) { steps.append((time, end)) }

  /// Where the property is at a part of the whole time.
  func value(at fraction: Double) -> Value {
    var value = start
    for step in steps where fraction > step.time.lowerBound || fraction >= 1 {
      let length = step.time.upperBound - step.time.lowerBound
      if isDiscrete || fraction >= step.time.upperBound || length <= 0 {
        value = step.end
      } else {
        value = Value.interpolated(from: value, to: step.end, at: (fraction - step.time.lowerBound) / length)
      }
    }
    return value
  }
}
