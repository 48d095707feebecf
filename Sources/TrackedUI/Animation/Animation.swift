/// How a change is animated.
public nonisolated struct Animation: Equatable, Sendable {
  let curve: AnimationTiming.Curve
  private(set) var duration: Double
  private(set) var wait = 0.0
  private var repeats: TrackedKit.View.AnimationOptions = []
  private var rounds: Int?

  /// What animates what is changed at this moment.
  @MainActor private(set) static var current: Animation?

  init(_ curve: AnimationTiming.Curve, duration: Double) { (self.curve, self.duration) = (curve, duration) }

  /// The usual one.
  public static let `default` = Animation(.easeInOut, duration: 0.35)
  /// Evenly.
  public static let linear = Animation.linear(duration: 0.35)
  /// Slow at the start.
  public static let easeIn = Animation.easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = Animation.easeOut(duration: 0.35)
  /// Slow at both ends.
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  /// As a spring moves.
  public static let spring = Animation.spring(duration: 0.5)
  /// As a spring that swings.
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
  /// As a spring that does not swing.
  public static let smooth = Animation.spring(duration: 0.5)

  /// Evenly, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }
  /// Slow at the start, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  /// As a spring moves that comes close in some seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(dampingRatio: Spring(bounce: bounce).dampingRatio, velocity: 0), duration: duration)
  }

  /// As a spring moves that swings a little and comes close soon.
  public static let snappy = Animation.spring(duration: 0.4, bounce: 0.15)
  /// As a spring moves that swings a little and comes close in some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// As a spring moves that does not swing and comes close in some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// As a spring moves that swings and comes close in some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// As a spring moves.
  ///
  /// - Parameters:
  ///   - response: how stiff it is, as the time of a swing in seconds.
  ///   - dampingFraction: how soon it comes to rest; 1 swings not at all.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
    -> Animation
  {
    spring(duration: response, bounce: 1 - dampingFraction)
  }
  /// As a spring moves that follows the pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(dampingRatio: spring.dampingRatio, velocity: 0), duration: spring.duration)
  }
  /// As a spring moves that follows the pointer.
  public static let interactiveSpring = interactiveSpring()
  /// As a spring moves.
  ///
  /// - Parameters:
  ///   - mass: what hangs on it.
  ///   - stiffness: how strongly it pulls.
  ///   - damping: how strongly it is braked.
  ///   - initialVelocity: its speed at first, in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), velocity: initialVelocity),
      duration: 2 * .pi / (stiffness / mass).squareRoot())
  }
  /// As a spring moves.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(dampingRatio: spring.dampingRatio, velocity: initialVelocity), duration: spring.duration)
  }
  /// As a spring moves that comes close in some seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }
  /// Along a curve with two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(.bezier(p1x, p1y, p2x, p2y), duration: duration) }
  /// Along a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    let (first, second) = curve.controlPoints
    return timingCurve(first.x, first.y, second.x, second.y, duration: duration)
  }

  /// When it is over though it has not come to rest, in seconds; nil for what rests when its time is over, or never ends.
  fileprivate var timeBeforeRest: Double? {
    guard case .spring = curve, repeats.isEmpty || rounds != nil else { return nil }
    // All rounds but the last one take the time in which a spring comes to rest.
    let timing = AnimationTiming(duration: duration, delay: 0, curve: curve)
    return wait + Double(max(1, rounds ?? 1) - 1) * timing.length + duration
  }

  /// When it has come to rest, in seconds; nil for what never does.
  fileprivate var timeToRest: Double? {
    guard repeats.isEmpty || rounds != nil else { return nil }
    return wait + Double(max(1, rounds ?? 1)) * AnimationTiming(duration: duration, delay: 0, curve: curve).length
  }

  /// Begins later, in seconds.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }

  /// Goes on without end, back and forth or from the beginning each time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = autoreverses ? [.repeat, .autoreverse] : .repeat
    return copy
  }

  /// Goes one way so many times, back and forth or from the beginning each time.
  ///
  /// - Parameter repeatCount: how many ways: with `autoreverses` every second one leads back, and after an even number of them the new
  ///   value is there at once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = autoreverses ? .autoreverse : []
    copy.rounds = repeatCount
    return copy
  }

  /// Goes so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.duration /= speed
    copy.wait /= speed
    return copy
  }

  /// Runs `body` with what it changes animated.
  @MainActor func run(
    _ options: TrackedKit.View.AnimationOptions = [], completion: ((Bool) -> Void)? = nil, _ body: () -> Void
  ) {
    var options = options.union(repeats)
    if let rounds, rounds < 1 { return TrackedKit.View.performWithoutAnimation(body) }
    if rounds != nil { options.remove(.repeat) }
    let outer = Animation.current
    Animation.current = self
    defer { Animation.current = outer }
    // Not as what is around moves: the program has said how the change moves.
    options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve])
    TrackedKit.View.animate(
      timing: AnimationTiming(duration: duration, delay: wait, curve: curve, rounds: rounds), options: options,
      animations: body, completion: completion)
  }
}

/// Animates what follows from the changes that `body` makes: places, sizes and opacities of views, and views that come and go.
///
/// What the changes lead to is shown in this very call, as with the kit's `.flushUpdates`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try runAnimated(animation, nil, body)
}

/// When an animation counts as over.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isAtRest: Bool

  /// When its time is over: that of a spring is when it has come close, however long it swings.
  public static let logicallyComplete = AnimationCompletionCriteria(isAtRest: false)
  /// When everything has come to rest.
  public static let removed = AnimationCompletionCriteria(isAtRest: true)
}

/// The same, and says when it is over: where another animation takes over what it moves, when it would have been.
///
/// - Parameter completionCriteria: when that is.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  guard let animation else { return try runAnimated(nil, { _ in completion() }, body) }
  let end = AnimationEnd(animation, completion)
  let result = try runAnimated(animation, { end.stop(isThere: $0) }, body)
  if completionCriteria == .logicallyComplete, let time = animation.timeBeforeRest { end.call(after: time) }
  return result
}

/// What is to be called once when an animation is over: with what it moves, or at its time where another one has taken that over.
private final class AnimationEnd {
  private var body: (() -> Void)?
  private let start = MainLoop.monotonicMicroseconds
  private let length: Double?
  private var timer: MainLoopSource?

  init(_ animation: Animation, _ body: @escaping () -> Void) {
    self.body = body
    length = animation.timeToRest
  }

  /// Nothing moves any more by this animation.
  ///
  /// - Parameter isThere: whether everything has come to its end.
  func stop(isThere: Bool) {
    if isThere { return call() }
    // The shorter time of a spring goes on.
    if timer == nil { call(after: length ?? 0) }
  }

  /// Has it called so many seconds after the start, if not before.
  func call(after seconds: Double) {
    guard body != nil else { return }
    let left = seconds - Double(MainLoop.monotonicMicroseconds - start) / 1_000_000
    if left > 0 { timer = MainLoop.after(seconds: left) { self.call() } } else { call() }
  }

  private func call() {
    timer?.cancel()
    timer = nil
    let body = body.take()
    body?()
  }
}

private func runAnimated<Result>(
  _ animation: Animation?, _ completion: ((_ isThere: Bool) -> Void)?, _ body: () throws -> Result
) rethrows -> Result {
  var result: Swift.Result<Result, any Error>?
  func change() { result = Swift.Result { try body() } }
  if let animation, !Transaction.isDisabled {
    animation.run(.flushUpdates, completion: completion, change)
  } else {
    TrackedKit.View.performWithoutAnimation(change)
    completion?(true)
  }
  // The call above has set it.
  do { return try result!.get() } catch { try rethrow(error, body) }
}

/// Makes a change as what is around is shown, and evaluates what it leads to.
func runFlushed<Result>(isAnimated: Bool, _ body: () throws -> Result) rethrows -> Result {
  var result: Swift.Result<Result, any Error>?
  func change() {
    // Without a time of its own it takes that of what is around.
    TrackedKit.View.animate(
      timing: AnimationTiming(duration: 0), options: .flushUpdates,
      animations: { result = Swift.Result { try body() } },
      completion: nil)
  }
  if !isAnimated {
    TrackedKit.View.performWithoutAnimation(change)
  } else if AnimatedPlaces.isAnimating {
    change()
  } else {
    // A block of its own would have what is inside jump that says how it is animated.
    UpdatePass.flush()
    result = Swift.Result { try body() }
    UpdatePass.flush()
  }
  // The call above has set it.
  do { return try result!.get() } catch { try rethrow(error, body) }
}

/// Lets the compiler see that only `body` throws.
private func rethrow<Result>(_ error: any Error, _ body: () throws -> Result) rethrows -> Never {
  try { throw error }()
}

/// Animates what a changed value leads to inside a view.
struct AnimationModifier<Value: Equatable>: NodeModifier {
  let animation: Animation?
  let value: Value

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    AnimationNode(view, inputs)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>:
  ModifiedNode<Content, AnimationModifier<Value>>
{
  override func update(_ view: ModifiedContent<Content, AnimationModifier<Value>>) {
    let old = modifier.value
    modifier = view.modifier
    guard modifier.value != old else { return child.update(view.content) }
    guard let animation = modifier.animation else {
      return TrackedKit.View.performWithoutAnimation { child.update(view.content) }
    }
    animation.run { child.update(view.content) }
    animatePlaces(animation)
  }
}

/// A node whose widget places others.
protocol AnimatedContainer: _Node {
  var widget: LayoutWidget { get }
}

extension _Node {
  /// Has the next layout bring the widgets from here down, and beside this one, to their places.
  func animatePlaces(_ animation: Animation) {
    // Places follow in the layout, when what changes them is over.
    var next = parent
    while let node = next, !(node is any AnimatedContainer) { next = node.parent }
    (next as? any AnimatedContainer)?.widget.nextAnimation = animation
    prepare(self, animation)
  }

  private func prepare(_ node: _Node, _ animation: Animation) {
    if let widget = (node as? any AnimatedContainer)?.widget {
      (widget.nextAnimation, widget.animatesItems) = (animation, true)
    }
    node.forEachChild { prepare($0, animation) }
  }
}

extension View {
  /// Animates what follows inside the view when a value changes; nil has it jump.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

extension Binding {
  /// The binding with its changes animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    Binding {
      wrappedValue
    } set: { value in
      withAnimation(animation) { wrappedValue = value }
    }
  }
}
