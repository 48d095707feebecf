public import Foundation
import Gtk

/// A part of the way of one property: where it is to be, and how it comes there.
@MainActor public struct _KeyframeStep<Value: Animatable> {
  enum Way {
    case jump
    case line(UnitCurve)
    case curve(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: Double
  let way: Way
}

/// Keyframes of one property.
@MainActor @preconcurrency public protocol KeyframeTrackContent<Value> {
  /// The property's type.
  associatedtype Value: Animatable
  /// The parts of the way, first to last.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// Goes straight to a value.
@MainActor public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The part of the way.
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - timingCurve: how it gathers speed and loses it.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(target: to, duration: duration, way: .line(timingCurve))]
  }
}

/// Goes to a value in a curve through those before and after.
@MainActor public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The part of the way.
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - startVelocity: a second, at the beginning; nil for what goes with the values around.
  ///   - endVelocity: a second, at the end; nil for what goes with the values around.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [_KeyframeStep(target: to, duration: duration, way: .curve(start: startVelocity, end: endVelocity))]
  }
}

/// Goes to a value as a spring does.
@MainActor public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The part of the way.
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameters:
  ///   - duration: in seconds; nil for as long as the spring takes.
  ///   - startVelocity: a second, at the beginning; nil for none.
  public init(_ to: Value, duration: CGFloat? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [
      _KeyframeStep(
        target: to, duration: duration ?? spring.settlingDuration, way: .spring(spring, start: startVelocity))
    ]
  }
}

/// Is at a value at once.
@MainActor public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The part of the way.
  public let _steps: [_KeyframeStep<Value>]

  /// Is there at once.
  public init(_ to: Value) { _steps = [_KeyframeStep(target: to, duration: 0, way: .jump)] }
}

/// Some keyframes.
@MainActor public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way.
  public let _steps: [_KeyframeStep<Value>]
}

/// Makes keyframes of the statements of a closure.
@MainActor @resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One part after the other.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    buildArray(parts)
  }
  /// A part.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> _KeyframeSequence<Value>
  where Content.Value == Value { _KeyframeSequence(_steps: content._steps) }
  /// A loop.
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: parts.flatMap(\._steps))
  }
  /// A branch.
  public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
  /// The other branch.
  public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
  /// An `if` without an `else`.
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    part ?? _KeyframeSequence(_steps: [])
  }
}

/// Keyframes of a value's properties.
@MainActor @preconcurrency public protocol Keyframes<Value> {
  /// The value's type.
  associatedtype Value
  /// The ways of its properties.
  var _tracks: [_KeyframeWay<Value>] { get }
}

/// How one property is on its way.
@MainActor public struct _KeyframeWay<Root> {
  let duration: Double
  let set: (_ value: inout Root, _ initial: Root, _ time: Double) -> Void
}

/// The keyframes of one property.
@MainActor public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  /// The way of the property.
  public let _tracks: [_KeyframeWay<Root>]

  /// - Parameter keyPath: the property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {
    let steps = content()._steps
    _tracks = [
      _KeyframeWay(duration: steps.reduce(0) { $0 + $1.duration }) { value, initial, time in
        value[keyPath: keyPath] = KeyframePath(steps, from: initial[keyPath: keyPath]).value(at: time)
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>) {
    self.init(\Root.self, content: content)
  }
}

/// The ways of some properties.
@MainActor public struct _KeyframeTracks<Value>: Keyframes {
  /// The ways.
  public let _tracks: [_KeyframeWay<Value>]
}

/// Makes keyframes of the statements of a closure.
@MainActor @resultBuilder public enum KeyframesBuilder<Value> {
  /// All ways at the same time.
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }
  /// The way of a property.
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> _KeyframeTracks<Value>
  where Content.Value == Value { _KeyframeTracks(_tracks: content._tracks) }
}

extension KeyframesBuilder where Value: Animatable {
  /// A part of the way of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> _KeyframeSequence<Value>
  where Content.Value == Value { _KeyframeSequence(_steps: content._steps) }
  /// One part after the other.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeTracks<Value> {
    let steps = parts.flatMap(\._steps)
    return _KeyframeTracks(_tracks: KeyframeTrack<Value, Value>(\.self) { _KeyframeSequence(_steps: steps) }._tracks)
  }
}

/// The values between keyframes.
@MainActor public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeWay<Value>]

  /// A value and the keyframes of its properties.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content()._tracks)
  }

  init(_ initial: Value, _ tracks: [_KeyframeWay<Value>]) {
    self.initial = initial
    self.tracks = tracks
  }

  /// How long it takes, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value so many seconds after the beginning.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.set(&value, initial, time) }
    return value
  }

  /// The value at a share of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The way of one property through its keyframes.
@MainActor private struct KeyframePath<Value: Animatable> {
  private let steps: [_KeyframeStep<Value>]
  private let initial: Value

  init(_ steps: [_KeyframeStep<Value>], from initial: Value) {
    self.steps = steps
    self.initial = initial
  }

  func value(at time: Double) -> Value {
    var start = initial
    var left = time
    for (place, step) in steps.enumerated() {
      if left < step.duration { return value(in: step, place, from: start, at: max(0, left)) }
      left -= step.duration
      start = step.target
    }
    return start
  }

  private func value(in step: _KeyframeStep<Value>, _ place: Int, from start: Value, at time: Double) -> Value {
    let share = step.duration > 0 ? time / step.duration : 1
    switch step.way {
    case .jump: return step.target
    case .line(let curve): return step.target.onTheWay(from: start.animatableData, curve.value(at: share))
    case .spring(let spring, let velocity):
      var value = step.target
      value.animatableData = spring.value(
        from: start.animatableData, to: step.target.animatableData,
        initialVelocity: velocity?.animatableData ?? .zero, time: time)
      return value
    case .curve(let first, let last):
      return hermite(
        from: start, to: step.target, first?.animatableData ?? velocity(before: place),
        last?.animatableData ?? velocity(before: place + 1), step.duration, share)
    }
  }

  /// That of a curve through the values around: what lies between the neighbours, by the time that takes.
  private func velocity(before place: Int) -> Value.AnimatableData {
    guard place > 0, place < steps.count else { return .zero }
    let before = place == 1 ? initial : steps[place - 2].target
    let time = steps[place - 1].duration + steps[place].duration
    var way = steps[place].target.animatableData - before.animatableData
    way.scale(by: time > 0 ? 1 / time : 0)
    return way
  }

  private func hermite(
    from start: Value, to end: Value, _ first: Value.AnimatableData, _ last: Value.AnimatableData, _ duration: Double,
    _ t: Double
  ) -> Value {
    func scaled(_ vector: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
      var copy = vector
      copy.scale(by: factor)
      return copy
    }
    let (square, cube) = (t * t, t * t * t)
    var value = end
    value.animatableData =
      scaled(start.animatableData, 2 * cube - 3 * square + 1) + scaled(first, (cube - 2 * square + t) * duration)
      + scaled(end.animatableData, 3 * square - 2 * cube) + scaled(last, (cube - square) * duration)
    return value
  }
}
