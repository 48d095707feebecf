public import Gtk

/// A value for which a value between two others can be computed, which an animation shows on the way.
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
  /// The colour at `fraction` of the way. If one of them depends on traits, so does the result. A clear colour takes the
  /// other's colour, so that nothing turns grey on the way.
  public static func interpolated(from start: Color, to end: Color, at fraction: Double) -> Color {
    if let start = start.fixedComponents, let end = end.fixedComponents {
      return Color(RGBA.interpolated(from: start, to: end, at: fraction))
    }
    return Color(dynamicProvider: { traits in
      Color(RGBA.interpolated(from: start.rgba(with: traits), to: end.rgba(with: traits), at: fraction))
    })
  }
}

extension RGBA: @MainActor Animatable {
  /// The colour at `fraction` of the way. Something clear takes the other's colour, so that nothing turns grey on the way.
  public static func interpolated(from start: RGBA, to end: RGBA, at fraction: Double) -> RGBA {
    let start = start.alpha == 0 ? end.withAlpha(0) : start
    let end = end.alpha == 0 ? start.withAlpha(0) : end
    func mix(_ path: KeyPath<RGBA, Double>) -> Double {
      min(max(Double.interpolated(from: start[keyPath: path], to: end[keyPath: path], at: fraction), 0), 1)
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
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

extension Point: @MainActor Animatable {
  /// The place at `fraction` of the way.
  public static func interpolated(from start: Point, to end: Point, at fraction: Double) -> Point {
    Point(
      x: .interpolated(from: start.x, to: end.x, at: fraction), y: .interpolated(from: start.y, to: end.y, at: fraction)
    )
  }
}

extension Size: @MainActor Animatable {
  /// The size at `fraction` of the way.
  public static func interpolated(from start: Size, to end: Size, at fraction: Double) -> Size {
    Size(
      width: .interpolated(from: start.width, to: end.width, at: fraction),
      height: .interpolated(from: start.height, to: end.height, at: fraction))
  }
}

extension AffineTransform: @MainActor Animatable {
  /// The transform at `fraction` of the way, part by part: a turn turns, the shorter way round.
  public static func interpolated(from start: AffineTransform, to end: AffineTransform, at fraction: Double)
    -> AffineTransform
  {
    var (from, to) = (start.parts, end.parts)
    if from.rotation - to.rotation > .pi { from.rotation -= 2 * .pi }
    if to.rotation - from.rotation > .pi { to.rotation -= 2 * .pi }
    var parts = Parts()
    for path in [\Parts.scaleX, \.scaleY, \.shear, \.rotation] {
      parts[keyPath: path] = .interpolated(from: from[keyPath: path], to: to[keyPath: path], at: fraction)
    }
    parts.translation = .interpolated(from: from.translation, to: to.translation, at: fraction)
    return AffineTransform(parts)
  }
}
