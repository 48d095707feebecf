public import Gtk

extension View {
  /// How an animation gets faster and slower.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Moves evenly.
    case linear

    var timing: AnimationTiming.Curve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// How an animator moves: `CubicTimingParameters` or `SpringTimingParameters`.
@MainActor public protocol TimingCurveProvider {
  /// The curve.
  var timingCurve: TimingCurve { get }
}

/// A curve that a `TimingCurveProvider` gives; made by the providers of the kit.
@MainActor public struct TimingCurve {
  let curve: AnimationTiming.Curve
}

/// A way from start to end on a Bézier curve.
@MainActor public final class CubicTimingParameters: TimingCurveProvider {
  /// The curve.
  public let timingCurve: TimingCurve

  /// One of the curves that have names.
  public init(animationCurve: View.AnimationCurve) { timingCurve = TimingCurve(curve: animationCurve.timing) }

  /// A curve from (0, 0) to (1, 1) by its control points.
  public init(controlPoint1 first: Point, controlPoint2 second: Point) {
    timingCurve = TimingCurve(curve: .bezier(first.x, first.y, second.x, second.y))
  }
}

/// A way from start to end as a spring goes it.
@MainActor public final class SpringTimingParameters: TimingCurveProvider {
  /// The curve.
  public let timingCurve: TimingCurve

  /// A spring.
  ///
  /// - Parameter ratio: from 0, swinging for long, to 1, without overshoot.
  /// - Parameter velocity: the speed at the beginning, as a part of the way in a second; of the two directions the faster one counts.
  public init(dampingRatio ratio: Double, initialVelocity velocity: Vector = .zero) {
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    timingCurve = TimingCurve(curve: .spring(dampingRatio: ratio, velocity: speed))
  }

  /// A spring by what makes one. It takes the animator's duration.
  public convenience init(mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: Vector = .zero) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? min(damping / critical, 1) : 1, initialVelocity: velocity)
  }
}
