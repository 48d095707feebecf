import Glibc

/// How far an animation is at a time: its length and its curve.
package nonisolated struct AnimationTiming: Sendable {
  /// How it gathers speed and loses it.
  package nonisolated enum Curve: Equatable, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// A Bézier curve from (0, 0) to (1, 1) by its control points.
    case bezier(Double, Double, Double, Double)
    /// A spring of a damping ratio (1 does not overshoot) with an initial speed in ways a second.
    case spring(dampingRatio: Double, velocity: Double)
    /// The parts of the way that are done, `samplesPerSecond` of them while it takes its own time.
    case samples([Double])
  }

  /// How close the moments of a way by samples are.
  package static let samplesPerSecond = 120

  /// In seconds. A spring settles a little later.
  var duration: Double
  var delay = 0.0
  var curve = Curve.easeInOut
  var repeats = false
  var autoreverses = false
  /// How many times it runs, back and forth if it reverses; nil for the two properties above. At the end the new value
  /// is there.
  var rounds: Int?

  /// A way of some seconds.
  package init(duration: Double, delay: Double = 0, curve: Curve = .easeInOut, rounds: Int? = nil) {
    (self.duration, self.delay, self.curve, self.rounds) = (duration, delay, curve, rounds)
  }

  /// The time from the start, delay included, after which nothing moves any more; infinite for what repeats.
  var end: Double { repeats ? .infinity : delay + length * Double(rounds ?? (autoreverses ? 2 : 1)) }

  /// How long one way takes, in seconds.
  package var length: Double {
    if case .spring(let ratio, _) = curve { return duration * Self.settlingFactor(ratio) }
    return duration
  }

  /// How much of the way is done `elapsed` seconds after the start.
  func fraction(at elapsed: Double) -> Double {
    var time = elapsed - delay
    if time <= 0 { return 0 }
    guard length > 0 else { return 1 }
    var isReturning = false
    if repeats || autoreverses || rounds != nil {
      let round = (time / length).rounded(.down)
      isReturning = autoreverses && Int(round) % 2 == 1
      // The end of the last round is an end, not the start of one more.
      if let rounds {
        if !repeats, round >= Double(rounds) { return 1 }
      } else if !repeats, round >= (autoreverses ? 2 : 1) {
        return autoreverses ? 0 : 1
      }
      time -= round * length
    }
    let forward = time >= length ? 1 : value(at: isReturning ? length - time : time)
    return forward
  }

  /// The time after the start at which a fraction of the way is done. A spring, or a way by samples, may be there more than once: its
  /// even time is taken.
  func elapsed(at fraction: Double) -> Double {
    if fraction <= 0 { return delay }
    if fraction >= 1 { return delay + length }
    switch curve {
    case .spring, .samples: return delay + fraction * length
    default: break
    }
    // Every other curve rises; 30 steps are finer than a microsecond.
    var (low, high) = (0.0, length)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if value(at: middle) < fraction { low = middle } else { high = middle }
    }
    return delay + (low + high) / 2
  }

  private func value(at time: Double) -> Double {
    let x = time / length
    switch curve {
    case .linear: return x
    case .easeIn: return Self.bezier(x, 0.42, 0, 1, 1)
    case .easeOut: return Self.bezier(x, 0, 0, 0.58, 1)
    case .easeInOut: return Self.bezier(x, 0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2): return Self.bezier(x, x1, y1, x2, y2)
    case .spring(let ratio, let velocity):
      return Self.spring(at: time, period: duration, dampingRatio: ratio, velocity: velocity)
    case .samples(let shares):
      // After the last one comes the end.
      let place = x * Double(shares.count)
      let index = min(Int(place), shares.count - 1)
      let next = index + 1 < shares.count ? shares[index + 1] : 1
      return shares[index] + (next - shares[index]) * (place - Double(index))
    }
  }

  /// A weak spring swings longer than its nominal duration: until less than a thousandth of the way is left.
  static func settlingFactor(_ ratio: Double) -> Double {
    let ratio = max(ratio, 0.05)
    return max(1, log(1000) / (2 * .pi * min(ratio, 1)))
  }

  /// The position of a mass on a spring that is released at time 0; its undamped period is `period`.
  private static func spring(at time: Double, period: Double, dampingRatio: Double, velocity: Double) -> Double {
    let frequency = 2 * Double.pi / period
    let ratio = max(dampingRatio, 0.05)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time)
      return 1 - exp(-ratio * frequency * time) * swing
    }
    return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1), as CSS and UIKit define their easing.
  private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // The curve rises in x, so halving finds the parameter; 20 steps are finer than a pixel on any screen.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, y1, y2)
  }
}
