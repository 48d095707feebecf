import Foundation

/// How a way from 0 to 1 gathers speed and loses it.
public nonisolated struct UnitCurve: Hashable, Sendable {
  /// The points that pull at the curve.
  var controlPoints: (CGPoint, CGPoint) { (first, second) }

  private let first: CGPoint
  private let second: CGPoint

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = CGPoint(x: x1, y: y1)
    second = CGPoint(x: x2, y: y2)
  }

  /// A curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The same speed throughout.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at first and at last.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// How far the way has come at a share of the time.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    func on(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if on(first.x, second.x, middle) < progress { low = middle } else { high = middle }
    }
    return on(first.y, second.y, (low + high) / 2)
  }
}

/// How a spring moves.
public nonisolated struct Spring: Hashable, Sendable {
  /// How long it takes to come near, in seconds.
  public var duration: Double
  /// How far it goes too far: 0 for not at all, less than 1.
  public var bounce: Double

  /// A spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring by how it answers.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

  /// Comes without going too far.
  public static var smooth: Spring { Spring() }
  /// Comes quickly.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// Comes and goes a little too far.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// Comes without going too far, in some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Comes quickly, in some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Comes and goes a little too far, in some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { 2 * .pi / max(duration, 0.001) }
  /// How soon it comes to rest: 1 is without swinging.
  public var dampingRatio: Double { damping }
  private var damping: Double { bounce >= 0 ? 1 - min(bounce, 0.99) : 1 / (1 + max(bounce, -0.99)) }

  /// When it has all but come to rest, in seconds.
  public var settlingDuration: Double { log(1000) / (frequency * min(damping, 1 / damping)) }

  /// Where it is after some seconds, on its way from one place to another.
  public func value<Vector: VectorArithmetic>(
    from start: Vector = .zero, to target: Vector, initialVelocity: Vector = .zero, time: Double
  ) -> Vector {
    let (place, speed) = response(at: time)
    var left = start - target
    left.scale(by: place)
    var pushed = initialVelocity
    pushed.scale(by: speed)
    return target + left + pushed
  }

  /// What is left of a distance, and what has become of a speed.
  private func response(at time: Double) -> (distance: Double, speed: Double) {
    let w = frequency
    guard damping < 1 else {
      // Without swinging; one that is damped more comes later.
      let decay = exp(-w * time)
      return (decay * (1 + w * time), decay * time)
    }
    let swing = w * (1 - damping * damping).squareRoot()
    let decay = exp(-damping * w * time)
    return (
      decay * (cos(swing * time) + damping * w / swing * sin(swing * time)), decay * sin(swing * time) / swing
    )
  }
}
