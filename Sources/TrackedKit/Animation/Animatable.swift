public import Gtk

/// A value between two others can be computed: what an animation shows on the way.
@MainActor public protocol Animatable {
  /// The value at `fraction` of the way from one to another: 0 gives the first, 1 the second. Springs go beyond.
  static func interpolated(from start: Self, to end: Self, at fraction: Double) -> Self
}

extension Double: @MainActor Animatable {
  /// The number at `fraction` of the way.
  public static func interpolated(from start: Double, to end: Double, at fraction: Double) -> Double {
    start + (end - start) * fraction
  }
}

extension Color: @MainActor Animatable {
  /// The colour at `fraction` of the way. Something clear takes the other's colour, so that nothing turns grey on the way.
  public static func interpolated(from start: Color, to end: Color, at fraction: Double) -> Color {
    let start = start.alpha == 0 ? end.withAlpha(0) : start
    let end = end.alpha == 0 ? start.withAlpha(0) : end
    func mix(_ path: KeyPath<Color, Double>) -> Double {
      min(max(Double.interpolated(from: start[keyPath: path], to: end[keyPath: path], at: fraction), 0), 1)
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

extension Rect: @MainActor Animatable {
  /// The rectangle at `fraction` of the way; its size is never negative.
  public static func interpolated(from start: Rect, to end: Rect, at fraction: Double) -> Rect {
    func mix(_ path: KeyPath<Rect, Double>) -> Double {
      .interpolated(from: start[keyPath: path], to: end[keyPath: path], at: fraction)
    }
    return Rect(x: mix(\.x), y: mix(\.y), width: max(0, mix(\.width)), height: max(0, mix(\.height)))
  }
}

extension Transform: @MainActor Animatable {
  /// The transform at `fraction` of the way, part by part: a turn turns.
  public static func interpolated(from start: Transform, to end: Transform, at fraction: Double) -> Transform {
    func mix(_ path: KeyPath<Transform, Double>) -> Double {
      .interpolated(from: start[keyPath: path], to: end[keyPath: path], at: fraction)
    }
    return Transform(
      translationX: mix(\.translationX), translationY: mix(\.translationY), rotation: mix(\.rotation),
      scaleX: mix(\.scaleX), scaleY: mix(\.scaleY))
  }
}
