import Gtk

extension PathShape: @MainActor Animatable {
  /// The shape whose points are at `fraction` of the way; the second one where they have other elements.
  static func interpolated(from start: PathShape, to end: PathShape, at fraction: Double) -> PathShape {
    guard start.matches(end) else { return end }
    func mix(_ first: Point, _ second: Point) -> Point { .interpolated(from: first, to: second, at: fraction) }
    return PathShape(
      elements: zip(start.elements, end.elements).map { first, second in
        switch (first, second) {
        case (.move(let from), .move(let to)): .move(mix(from, to))
        case (.line(let from), .line(let to)): .line(mix(from, to))
        case (.curve(let a, let b, let c), .curve(let d, let e, let f)): .curve(mix(a, d), mix(b, e), mix(c, f))
        default: second
        }
      })
  }
}
