import Gtk

extension View {
  /// How an animation in steps runs.
  @RawRepresented(by: UInt.self)
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Evenly from step to step. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At once to the end of each step when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// On a smooth curve through the ends of all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// With the same speed throughout.
    @available(
      *, unavailable, message: "give the steps durations as long as their ways: all kinds of values have no length here"
    )
    public static var calculationModePaced: KeyframeAnimationOptions { [] }
    /// On a smooth curve with the same speed throughout.
    @available(*, unavailable, message: "use calculationModeCubic, with steps that last as long as their ways are")
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
    /// Starts again at the end, until a property is set again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes back the same way.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Inside another block: lasts as long as it says, not as long as the outer one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Lets the user act on what moves: in the kit it is always so.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 8)
    /// Starts from what is on the screen: always so here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Lays out the content while it moves: always so here.
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
      let isDiscrete = options.contains(.calculationModeDiscrete)
      Keyframes.run(isDiscrete ? .discrete : options.contains(.calculationModeCubic) ? .cubic : .linear, animations)
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
  /// How values between the ends of steps are found.
  enum Mode { case linear, discrete, cubic }

  let mode: Mode
  /// When the step whose block runs is under way, as a part of the whole.
  private(set) var step = 0.0...1.0

  private(set) static var current: Keyframes?

  static func run(_ mode: Mode, _ body: () -> Void) {
    let outer = current
    current = Keyframes(mode: mode)
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

/// The way of one property from one value to another.
final class StraightWay<Value: Animatable> {
  private let start: Value
  var end: Value

  init(from start: Value, to end: Value) { (self.start, self.end) = (start, end) }

  /// Where the property is at a part of the time. The ends are exact: no rounding may be left over when everything has come to rest.
  func value(at fraction: Double) -> Value {
    fraction == 1 ? end : fraction == 0 ? start : Value.interpolated(from: start, to: end, at: fraction)
  }
}

/// The way of one property in steps.
final class KeyframeWay<Value: Animatable> {
  private let start: Value
  private let mode: Keyframes.Mode
  private var steps: [(time: ClosedRange<Double>, end: Value)] = []

  init(from start: Value, _ mode: Keyframes.Mode) {
    self.start = start
    self.mode = mode
  }

  func add(_ time: ClosedRange<Double>, to end: Value) { steps.append((time, end)) }

  /// Where the property is at a part of the whole time.
  func value(at fraction: Double) -> Value {
    if mode == .cubic { return smoothValue(at: fraction) }
    var value = start
    for step in steps where fraction > step.time.lowerBound || fraction >= 1 {
      let length = step.time.upperBound - step.time.lowerBound
      if mode == .discrete || fraction >= step.time.upperBound || length <= 0 {
        value = step.end
      } else {
        value = Value.interpolated(from: value, to: step.end, at: (fraction - step.time.lowerBound) / length)
      }
    }
    return value
  }

  /// Where the curve is that goes through all ends: a Catmull-Rom spline over time, drawn by straight ways alone, which every value has.
  private func smoothValue(at fraction: Double) -> Value {
    let knots = knots
    guard let last = knots.last, fraction < last.time else { return knots.last?.value ?? start }
    guard fraction > knots[0].time, let next = knots.firstIndex(where: { $0.time > fraction }), next > 0 else {
      return start
    }
    func between(_ a: Knot, _ b: Knot) -> Knot {
      (fraction, Value.interpolated(from: a.value, to: b.value, at: (fraction - a.time) / (b.time - a.time)))
    }
    func mixed(_ a: Value, _ b: Value, _ from: Double, _ to: Double) -> Value {
      Value.interpolated(from: a, to: b, at: (fraction - from) / (to - from))
    }
    let (b, c) = (knots[next - 1], knots[next])
    // Beyond the ends it would go on straight.
    let a: Knot =
      next > 1 ? knots[next - 2] : (b.time * 2 - c.time, Value.interpolated(from: b.value, to: c.value, at: -1))
    let d: Knot =
      next + 1 < knots.count
      ? knots[next + 1] : (c.time * 2 - b.time, Value.interpolated(from: b.value, to: c.value, at: 2))
    let (ab, bc, cd) = (between(a, b).value, between(b, c).value, between(c, d).value)
    return mixed(mixed(ab, bc, a.time, c.time), mixed(bc, cd, b.time, d.time), b.time, c.time)
  }

  private typealias Knot = (time: Double, value: Value)

  /// The values at the ends of steps, and at their beginnings where nothing moves before.
  private var knots: [Knot] {
    var knots: [Knot] = []
    for step in steps.sorted(by: { $0.time.upperBound < $1.time.upperBound }) {
      let before: Knot = knots.last ?? (-1, start)
      if step.time.lowerBound > before.time { knots.append((step.time.lowerBound, before.value)) }
      if step.time.upperBound > knots.last?.time ?? 0 {
        knots.append((step.time.upperBound, step.end))
      } else if let last = knots.indices.last {
        knots[last].value = step.end
      }
    }
    return knots
  }
}
